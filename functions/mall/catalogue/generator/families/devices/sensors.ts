/** Thermistors, digital and analogue temperature sensors. */
import { gridSeries } from '../../readers/grid-series';
import type { Draft, Series } from '../../series';
import { E12, E6, code3, grid, parseAll, valuePopularity, type Preferred } from '../../values';

const BRANDS = {
  TI: 'Texas Instruments', AD: 'Analog Devices', MC: 'Microchip', ST: 'STMicroelectronics', NX: 'NXP', SE: 'Sensirion', ME: 'Melexis', SM: 'Semitec', UM: 'UMW', NO: 'NOVOSENSE',
  MY: 'Minyuan', GX: 'GXCAS',
};

interface Ntc {
  brand: string;
  popularity: number;
  /** Package, what the number has for it, ohms, B value, yuan, pieces a reel. */
  bodies: ReadonlyArray<readonly [packageName: string, code: string, values: readonly Preferred[], b: number, price: number, pack: number]>;
  /** Percent and letter. */
  tolerances: ReadonlyArray<readonly [percent: number, letter: string]>;
  mpn: (value: string, letter: string, code: string, b: number) => string;
  leaded?: boolean;
}

const FJ = [[1, 'F'], [5, 'J']] as const;
const FHJ = [[1, 'F'], [3, 'H'], [5, 'J']] as const;

function thermistors({ brand, popularity, bodies, tolerances, mpn, leaded = false }: Ntc): Series {
  return {
    brand, category: '160101', name: leaded ? ['插件 NTC 热敏电阻', 'Leaded NTC thermistor'] : ['贴片 NTC 热敏电阻', 'Chip NTC thermistor'], packaging: 'small', popularity,
    *parts(): Iterable<Draft> {
      for (const [packageName, code, values, b, price, pack] of bodies) {
        for (const one of values) {
          for (const [tolerance, letter] of tolerances) {
            yield {
              mpn: mpn(code3(one), letter, code, b), packageName,
              attributes: { resistance: one.value, tolerance, b_value: b, temperature_min: -40, temperature_max: leaded ? 105 : 125 },
              price: price * (tolerance < 2 ? 1.5 : tolerance < 4 ? 1.15 : 1), pack, popularity: valuePopularity(one) * (one.value === 1e4 ? 1 : one.value === 1e5 ? 0.85 : 0.5),
            };
          }
        }
      }
    },
  };
}

/** All series of this file. */
export function sensors(): Series[] {
  return [
    thermistors({ brand: 'Murata', popularity: 0.55, tolerances: FJ, bodies: [['0402', '15XH', parseAll('10k'), 3380, 0.09, 10000], ['0603', '18XH', parseAll('10k'), 3380, 0.1, 4000], ['0402', '15WB', parseAll('47k'), 4050, 0.09, 10000], ['0603', '18WB', parseAll('47k'), 4050, 0.1, 4000], ['0402', '15WF', parseAll('100k'), 4250, 0.09, 10000], ['0603', '18WF', parseAll('100k'), 4250, 0.1, 4000], ['0402', '15XW', parseAll('22k 33k'), 3950, 0.1, 10000], ['0201', '03XH', parseAll('10k'), 3380, 0.12, 15000], ['0201', '03WF', parseAll('100k'), 4250, 0.12, 15000], ['0805', '21XV', parseAll('10k'), 3900, 0.16, 4000], ['0603', '18XQ', parseAll('1k'), 3650, 0.12, 4000], ['0603', '18WM', parseAll('220k'), 4485, 0.13, 4000], ['0603', '18XV', parseAll('10k'), 3900, 0.12, 4000]], mpn: (v, l, c) => `NCP${c}${v}${l}${c.startsWith('03') ? '05RL' : c.startsWith('21') ? '03RA' : c.startsWith('18') ? '03RB' : '03RC'}` }),
    thermistors({ brand: 'TDK', popularity: 0.42, tolerances: FHJ, bodies: [['0402', '104', parseAll('10k'), 3380, 0.1, 10000], ['0603', '163', parseAll('10k'), 3380, 0.11, 4000], ['0805', '204', parseAll('10k'), 3435, 0.16, 4000]], mpn: (v, l, c) => `NTCG${c}JF${v}${l}T1${c === '104' ? 'S' : ''}` }),
    thermistors({ brand: 'TDK', popularity: 0.36, tolerances: FHJ, bodies: [['0402', '104', parseAll('47k 100k'), 4250, 0.11, 10000], ['0603', '164', parseAll('22k 33k 47k 68k 100k 150k 220k'), 4250, 0.12, 4000]], mpn: (v, l, c) => `NTCG${c}KF${v}${l}T1` }),
    thermistors({ brand: 'Vishay', popularity: 0.36, leaded: true, tolerances: [[2, 'G'], [3, 'H'], [5, 'J']], bodies: [['Bead', '100E3', grid(E6, 1e3, 470e3), 3977, 1.1, 1000]], mpn: (v, l, c) => `NTCLE${c}${v}${l}B0` }),
    thermistors({ brand: 'Vishay', popularity: 0.34, tolerances: FHJ, bodies: [['0402', '0402E3', grid(E6, 1e4, 1e5), 3950, 0.2, 10000], ['0603', '0603E3', grid(E6, 2.2e3, 470e3), 3940, 0.22, 4000], ['0805', '0805E3', grid(E6, 2.2e3, 470e3), 3940, 0.3, 4000]], mpn: (v, l, c) => `NTCS${c}${v}${l}XT` }),
    ...[3380, 3435, 3950, 4100].map((b) => thermistors({ brand: 'Sunlord', popularity: 0.46, tolerances: FHJ, bodies: [['0402', '1005X', grid(E6, 1e3, 220e3), b, 0.035, 10000], ['0603', '1608X', grid(E6, 1e3, 470e3), b, 0.035, 4000], ['0805', '2012X', grid(E6, 1e3, 220e3), b, 0.06, 4000]], mpn: (v, l, c) => `SDNT${c}${v}${l}${b}FTF` })),
    ...[3380, 3435, 3950].map((b) => thermistors({ brand: 'FH', popularity: 0.4, tolerances: FJ, bodies: [['0402', '1005', grid(E6, 1e3, 100e3), b, 0.03, 10000], ['0603', '1608', grid(E6, 1e3, 220e3), b, 0.03, 4000], ['0805', '2012', grid(E6, 1e3, 100e3), b, 0.05, 4000]], mpn: (v, l, c) => `CMFB${v}${l}${b}${c === '1005' ? 'H' : c === '1608' ? 'F' : 'E'}ANT` })),
    thermistors({ brand: 'TDK', popularity: 0.34, leaded: true, tolerances: [[1, 'F'], [3, 'H']], bodies: [['Bead', '57861S0', parseAll('2k 3k 5k 10k 30k'), 3988, 3.6, 1000], ['Bead', '57891M0', parseAll('1k 2.2k 4.7k 10k 22k 47k 100k'), 3950, 1.4, 1000]], mpn: (v, l, c) => `B${c}${v}${l}0${c.startsWith('578610') || c.includes('861') ? '40' : '00'}` }),
    thermistors({ brand: 'Nanjing Shiheng', popularity: 0.38, leaded: true, tolerances: FHJ, bodies: [['Bead', 'MF52A', grid(E12, 1e3, 220e3).filter((one) => [10, 20, 22, 33, 47, 50, 68, 15].includes(one.digits)), 3950, 0.1, 1000], ['Bead', 'MF52D', parseAll('5k 10k 50k 100k'), 3435, 0.14, 1000], ['Axial', 'MF58', parseAll('5k 10k 50k 100k 200k'), 3950, 0.16, 1000]], mpn: (v, l, c, b) => `${c}${v}${l}${b}` }),
    ...gridSeries(GRIDS, { brands: BRANDS, positions: false }),
  ];
}

const GRIDS = `
## 160101
<103AT:x=1.4;102AT:x=1.6,f=0.4,r=1k;202AT:x=1.6,f=0.4,r=2k;502AT:f=0.5,x=1.6,r=5k;203AT:f=0.5,x=1.6,r=20k>-<2:f=1;4:f=0.6;11:f=0.5,x=2> | SM | 高精度 NTC 热敏电阻 | High precision NTC thermistor | - | tol=1 b=3435 tmin=-50 tmax=105 | 1.9 | 1000 | 0.42
## 160102
DS18B20<:pkg=TO-92,hot=14;+:pkg=TO-92,f=0.9;+PAR:pkg=TO-92,f=0.5;Z+:pkg=SOIC-8,f=0.7;U+:pkg=MSOP-8,f=0.5;+T&R:pkg=TO-92,f=0.8;Z+T&R:pkg=SOIC-8,f=0.5> | AD | 单总线数字温度传感器 | 1-Wire digital temperature sensor | - | bits=12 if=1-Wire vmin=3 vmax=5.5 tmin=-55 tmax=125 | 6.4 | 1000 | 0.8
DS18B20<:pkg=TO-92;U:pkg=MSOP-8,f=0.6;Z:pkg=SOIC-8,f=0.6> | UM | 单总线数字温度传感器 | 1-Wire digital temperature sensor | - | bits=12 if=1-Wire vmin=3 vmax=5.5 tmin=-55 tmax=125 | 2.2 | 1000 | 0.6
<DS18S20+:pkg=TO-92;DS1822+:pkg=TO-92,f=0.7;DS1820+:pkg=TO-92,f=0.3;DS1825U+:pkg=MSOP-8,f=0.4;DS28EA00U+:pkg=MSOP-8,f=0.3;DS1621S+:pkg=SOIC-8,f=0.5,if=I²C;DS1631Z+:pkg=SOIC-8,f=0.4,if=I²C;DS1624S+:pkg=SOIC-8,f=0.3,if=I²C;DS75S+:pkg=SOIC-8,f=0.4,if=I²C;DS75LXU+:pkg=MSOP-8,f=0.3,if=I²C;DS600U+:pkg=MSOP-8,f=0.2;MAX31820MCR+:pkg=TO-92,f=0.5;MAX30205MTA+:pkg=DFN-8,f=0.6,if=I²C;MAX30208CLB+T:pkg=LGA-10,f=0.3,if=I²C;MAX31725MTA+:pkg=DFN-8,f=0.4,if=I²C;MAX6675ISA+T:pkg=SOIC-8,f=0.9,if=SPI,x=2;MAX31855KASA+T:pkg=SOIC-8,f=0.9,if=SPI,x=2;MAX31856MUD+T:pkg=TSSOP-14,f=0.6,if=SPI,x=2.4;MAX31865ATP+T:pkg=QFN-20,f=0.7,if=SPI,x=2.2;MAX31855JASA+T:pkg=SOIC-8,f=0.4,if=SPI,x=2> | AD | 数字温度传感器 | Digital temperature sensor | - | if=1-Wire vmin=3 vmax=5.5 tmin=-55 tmax=125 | 12 | 100 | 0.5
LM75<AIM/NOPB:pkg=SOIC-8;AIMX/NOPB:pkg=SOIC-8,f=0.9;AIMM/NOPB:pkg=MSOP-8,f=0.8;AIMMX/NOPB:pkg=MSOP-8,f=0.7;BIM-3/NOPB:pkg=SOIC-8,f=0.8;BIMX-3/NOPB:pkg=SOIC-8,f=0.9;BIMM-3/NOPB:pkg=MSOP-8,f=0.6;BIMMX-3/NOPB:pkg=MSOP-8,f=0.6;CIM-5/NOPB:pkg=SOIC-8,f=0.5;CIMX-5/NOPB:pkg=SOIC-8,f=0.5;CIMM-5/NOPB:pkg=MSOP-8,f=0.4> | TI | 数字温度传感器 | Digital temperature sensor | - | bits=9 if=I²C vmin=3 vmax=5.5 tmin=-55 tmax=125 | 3.4 | 2500 | 0.55
LM75<BD,118:pkg=SOIC-8;BDP,118:pkg=MSOP-8;BTP,147:pkg=DFN-8,f=0.4;BGD,125:pkg=DFN-8,f=0.3;ADP,118:pkg=MSOP-8,f=0.7;AD,118:pkg=SOIC-8,f=0.7> | NX | 数字温度传感器 | Digital temperature sensor | - | bits=11 if=I²C vmin=2.8 vmax=5.5 tmin=-55 tmax=125 | 2 | 2500 | 0.5
STLM75<M2F:pkg=SOIC-8;DS2F:pkg=MSOP-8;M2E:pkg=SOIC-8,f=0.6> | ST | 数字温度传感器 | Digital temperature sensor | - | bits=9 if=I²C vmin=2.7 vmax=5.5 tmin=-55 tmax=125 | 3.6 | 2500 | 0.4
TMP<102AIDRLR:pkg=SOT-563,hot=120;102AIDRLT:pkg=SOT-563,f=0.7,x=1.2;112AIDRLR:pkg=SOT-563,f=0.9,x=1.3;112AQDRLRQ1:pkg=SOT-563,f=0.5,x=1.9;112BIDRLR:pkg=SOT-563,f=0.4;108AIYFFR:pkg=DSBGA-6,f=0.4;1075DR:pkg=SOIC-8,f=0.7,x=0.5;1075DGKR:pkg=MSOP-8,f=0.7,x=0.5;1075DSGR:pkg=WSON-8,f=0.6,x=0.5;1075NDRLR:pkg=SOT-563,f=0.5,x=0.5;75AIDR:pkg=SOIC-8,f=0.7;75AIDGKR:pkg=MSOP-8,f=0.6;75BIDR:pkg=SOIC-8,f=0.6;75BIDGKR:pkg=MSOP-8,f=0.5;75CIDGKR:pkg=MSOP-8,f=0.4;175AIDR:pkg=SOIC-8,f=0.5;175AIDGKR:pkg=MSOP-8,f=0.5;275AIDR:pkg=SOIC-8,f=0.5;275AIDGKR:pkg=MSOP-8,f=0.5;100AIDBVR:pkg=SOT-23-6,f=0.6;101NA/3K:pkg=SOT-23-6,f=0.5;117AIDRVR:pkg=WSON-6,f=0.9,x=1.5;117NAIYBGR:pkg=DSBGA-6,f=0.4,x=1.5;117MAIDRVR:pkg=WSON-6,f=0.4,x=1.8;119AIYBGR:pkg=DSBGA-6,f=0.4,x=1.6;116AIDRVR:pkg=WSON-6,f=0.5;144YFFR:pkg=DSBGA-4,f=0.4;103AYFFR:pkg=DSBGA-4,f=0.4;104AIYFFR:pkg=DSBGA-4,f=0.2> | TI | I²C 数字温度传感器 | I²C digital temperature sensor | - | bits=12 if=I²C vmin=1.4 vmax=3.6 tmin=-40 tmax=125 | 4.6 | 3000 | 0.6
TMP<125AIDBVR:pkg=SOT-23-6,if=SPI;121AIDBVR:pkg=SOT-23-6,if=SPI,f=0.8;122AIDBVR:pkg=SOT-23-6,if=SPI,f=0.4;411ADR:pkg=SOIC-8;411ADGKR:pkg=MSOP-8;421AIDCNR:pkg=SOT-23-8;422AIDCNR:pkg=SOT-23-8,f=0.6;423AIDCNR:pkg=SOT-23-8,f=0.5;431AIDGKR:pkg=MSOP-8,f=0.4;432AIDGSR:pkg=MSOP-10,f=0.3;435ADGSR:pkg=MSOP-10,f=0.4;451AIDQFR:pkg=WSON-8,f=0.5;464AIRGTR:pkg=QFN-16,f=0.5;468AIRGTR:pkg=QFN-16,f=0.4;461AIRGTR:pkg=QFN-16,f=0.3;513AIDR:pkg=SOIC-14,f=0.3;512AIDR:pkg=SOIC-14,f=0.3;126EDBVR:pkg=SOT-23-6,f=0.3;114AIYMTR:pkg=DSBGA-4,f=0.3;139AIYAHR:pkg=DSBGA-4,f=0.2;61AIDBVR:pkg=SOT-23-5,f=0.3;390A2DRLR:pkg=SOT-563,f=0.3;302ADRLR:pkg=SOT-563,f=0.3> | TI | 数字温度传感器 | Digital temperature sensor | - | bits=12 if=I²C vmin=2.7 vmax=5.5 tmin=-40 tmax=125 | 7.2 | 3000 | 0.42
ADT74<10TRZ:pkg=SOIC-8;10ARMZ:pkg=MSOP-8,f=0.6;10TRMZ:pkg=MSOP-8,f=0.5;20UCPZ-R2:pkg=QFN-16;20UCPZ-RL7:pkg=QFN-16,f=0.8;22CCPZ-RL7:pkg=QFN-16,f=0.5;10TRZ-REEL7:pkg=SOIC-8,f=0.7> | AD | 高精度数字温度传感器 | High accuracy digital temperature sensor | - | bits=16 if=I²C vmin=2.7 vmax=5.5 tmin=-55 tmax=150 | 17 | 1000 | 0.45
ADT75<ARZ:pkg=SOIC-8;ARMZ:pkg=MSOP-8;BRMZ:pkg=MSOP-8,f=0.6;BRZ:pkg=SOIC-8,f=0.6> | AD | 数字温度传感器 | Digital temperature sensor | - | bits=12 if=I²C vmin=3 vmax=5.5 tmin=-55 tmax=125 | 9 | 1000 | 0.36
MCP98<08T-E/MS:pkg=MSOP-8;08-E/MS:pkg=MSOP-8,f=0.7;08T-E/MC:pkg=DFN-8,f=0.5;00A0T-M/OT:pkg=SOT-23-5;00A5T-M/OT:pkg=SOT-23-5,f=0.6;01-M/SN:pkg=SOIC-8,f=0.5;01-M/MS:pkg=MSOP-8,f=0.5;02A0T-M/OT:pkg=SOT-23-5,f=0.4;03-M/SN:pkg=SOIC-8,f=0.3;43T-BE/MNY:pkg=DFN-8,f=0.3;44T-BE/MNY:pkg=DFN-8,f=0.2> | MC | 数字温度传感器 | Digital temperature sensor | - | bits=12 if=I²C vmin=2.7 vmax=5.5 tmin=-40 tmax=125 | 6.2 | 2500 | 0.42
TC7<4A0-3.3VCTTR:pkg=SOT-23-5;4A5-5.0VCTTR:pkg=SOT-23-5,f=0.6;4A0-5.0VAT:pkg=TO-220-5,f=0.5;2-3.3MOA:pkg=SOIC-8,if=SPI,f=0.6;7-3.3MOA:pkg=SOIC-8,if=SPI,f=0.6;7-3.3MCTTR:pkg=SOT-23-5,if=SPI,f=0.6;7-5.0MOA:pkg=SOIC-8,if=SPI,f=0.4> | MC | 数字温度传感器 | Digital temperature sensor | - | if=I²C vmin=2.7 vmax=5.5 tmin=-40 tmax=125 | 5.4 | 3000 | 0.36
STS<30-DIS-B:f=0.6;31-DIS-B:f=1;35-DIS-B:f=0.7,x=1.7;40-AD1B-R3:f=0.8;30-DIS-2.5KS:f=0.4;31-DIS-2.5KS:f=0.5;32-DIS-2.5KS:f=0.3> | SE | 数字温度传感器 | Digital temperature sensor | - | bits=16 if=I²C vmin=2.15 vmax=5.5 tmin=-40 tmax=125 | 9 | 2500 | 0.42
NST<1001-QDNR:f=1;1001-QTOR:pkg=TO-92,f=0.7;112-CSTR:f=0.7;175-QSPR:pkg=SOIC-8,f=0.8;175-QMPR:pkg=MSOP-8,f=0.6;1002-QDNR:f=0.4;118-CDNR:f=0.5> | NO | 数字温度传感器 | Digital temperature sensor | - | if=I²C vmin=1.65 vmax=5.5 tmin=-40 tmax=125 | 2.2 | 3000 | 0.42
MLX90614ESF-<BAA-000-TU:hot=130;AAA-000-TU:f=0.7;BCC-000-TU:f=0.6;DCI-000-TU:f=0.6,x=1.4;ACF-000-TU:f=0.4;BAB-000-TU:f=0.3;DAA-000-TU:f=0.4,x=1.3> | ME | 红外非接触温度传感器 | Infrared contactless temperature sensor | - | bits=17 if=SMBus vmin=3 vmax=5 tmin=-40 tmax=125 | 38 | 50 | 0.5
MLX906<32SLD-BCB-000-SP:f=0.6;40ESF-BAA-000-TU:f=0.8,x=4;40ESF-BAB-000-TU:f=0.8,x=4;41ESF-BCB-000-TU:f=0.3,x=4> | ME | 红外温度传感器 | Infrared temperature sensor | - | if=I²C vmin=3 vmax=3.6 tmin=-40 tmax=85 | 45 | 50 | 0.36
M<117B:pkg=DFN-8;117:pkg=DFN-8,f=0.6;117Z:pkg=SOIC-8,f=0.4;1820Z:pkg=SOIC-8,f=0.6;601B:pkg=DFN-8,f=0.5> | MY | 数字温度传感器 | Digital temperature sensor | - | bits=16 if=I²C vmin=1.8 vmax=5.5 tmin=-70 tmax=150 | 3.4 | 3000 | 0.36
GX18B20<:pkg=TO-92;U:pkg=MSOP-8,f=0.6;S:pkg=SOIC-8,f=0.6> | GX | 单总线数字温度传感器 | 1-Wire digital temperature sensor | - | bits=12 if=1-Wire vmin=2.5 vmax=5.5 tmin=-55 tmax=125 | 1.7 | 1000 | 0.4
## 160103
LM35<DZ/NOPB:pkg=TO-92,hot=96;CZ/NOPB:pkg=TO-92,f=0.8,x=2;CAZ/NOPB:pkg=TO-92,f=0.6,x=2.5;DM/NOPB:pkg=SOIC-8,f=0.7;DMX/NOPB:pkg=SOIC-8,f=0.8;DT/NOPB:pkg=TO-220,f=0.5,x=1.5;H/NOPB:pkg=TO-46,f=0.3,x=8> | TI | 模拟温度传感器 10 mV/°C | Analogue temperature sensor, 10 mV/°C | - | vmin=4 vmax=30 tmin=-55 tmax=150 | 5.8 | 1000 | 0.7
LM3<35Z/NOPB:pkg=TO-92;35AZ/NOPB:pkg=TO-92,f=0.6;35M/NOPB:pkg=SOIC-8,f=0.6;35AM/NOPB:pkg=SOIC-8,f=0.4;4DZ/NOPB:pkg=TO-92,f=0.4;4DM/NOPB:pkg=SOIC-8,f=0.3> | TI | 模拟温度传感器 | Analogue temperature sensor | - | tmin=-40 tmax=100 | 5 | 1000 | 0.5
LM50<BIM3X/NOPB;CIM3X/NOPB:f=0.9;BIM3/NOPB:f=0.5;CIM3/NOPB:f=0.6;QIM3X/NOPB:f=0.3> | TI | 模拟温度传感器 | Analogue temperature sensor | - | vmin=4.5 vmax=10 tmin=-40 tmax=125 | 3.4 | 3000 | 0.42
LM6<0BIM3X/NOPB:f=0.6;0CIM3X/NOPB:f=0.7;1BIM3X/NOPB:f=0.4;1CIM3X/NOPB:f=0.5;2BIM3X/NOPB:f=0.4;1BIZ/NOPB:pkg=TO-92,f=0.3;2CIM3X/NOPB:f=0.3> | TI | 模拟温度传感器 | Analogue temperature sensor | - | vmin=2.7 vmax=10 tmin=-30 tmax=100 | 3.6 | 3000 | 0.4
LMT8<4DCKR:pkg=SOT-353;5DCKR:pkg=SOT-353;6DCKR:pkg=SOT-353;7DCKR:pkg=SOT-353,f=0.9;8DCKR:pkg=SOT-353,f=0.4;9DCKR:pkg=SOT-353,f=0.5;4LP:pkg=TO-92,f=0.5;5LP:pkg=TO-92,f=0.5;6LP:pkg=TO-92,f=0.5;7LP:pkg=TO-92,f=0.6;4LPG:pkg=TO-92,f=0.3;5LPG:pkg=TO-92,f=0.3;6LPG:pkg=TO-92,f=0.3;7LPG:pkg=TO-92,f=0.4> | TI | 模拟温度传感器 | Analogue temperature sensor | - | vmin=1.5 vmax=5.5 tmin=-50 tmax=150 | 2.4 | 3000 | 0.44
TMP<235A2DBZR:pkg=SOT-23;235A2DCKR:pkg=SOT-353;236A2DBZR:pkg=SOT-23;236A2DCKR:pkg=SOT-353,f=0.8;235AQDCKRQ1:pkg=SOT-353,f=0.4;6131DECR:pkg=0402,f=0.8,x=0.4;6131LPGM:pkg=TO-92,f=0.4,x=0.6;6131DYAR:pkg=SOD-523,f=0.4,x=0.4;6331DECR:pkg=0402,f=0.4,x=0.4;6431DECR:pkg=0402,f=0.5,x=0.4;20AIDCKR:pkg=SOT-353,f=0.5;20AIDRLR:pkg=SOT-563,f=0.4> | TI | 模拟温度传感器 | Analogue temperature sensor | - | vmin=2.3 vmax=5.5 tmin=-40 tmax=150 | 1.9 | 3000 | 0.42
TMP3<6GT9Z:pkg=TO-92;6GRTZ-REEL7:pkg=SOT-23-5;6GSZ:pkg=SOIC-8,f=0.6;5GRTZ-REEL7:pkg=SOT-23-5,f=0.6;5GT9Z:pkg=TO-92,f=0.5;7GT9Z:pkg=TO-92,f=0.5;6FSZ:pkg=SOIC-8,f=0.3;7FT9Z:pkg=TO-92,f=0.3;6GSZ-REEL7:pkg=SOIC-8,f=0.4> | AD | 模拟温度传感器 | Analogue temperature sensor | - | vmin=2.7 vmax=5.5 tmin=-40 tmax=125 | 6.6 | 1000 | 0.46
AD<22100KTZ:pkg=TO-92;22100STZ:pkg=TO-92,f=0.8;22100KRZ:pkg=SOIC-8,f=0.7;22103KTZ:pkg=TO-92,f=0.6;590JH:pkg=TO-52,f=0.9,x=4;590KH:pkg=TO-52,f=0.6,x=5;590JRZ:pkg=SOIC-8,f=0.8,x=2;592ANZ:pkg=TO-92,f=0.9,x=2;592BNZ:pkg=TO-92,f=0.6,x=2.6;592CNZ:pkg=TO-92,f=0.6,x=3.4> | AD | 模拟温度传感器 | Analogue temperature sensor | - | vmin=4 vmax=30 tmin=-50 tmax=150 | 19 | 100 | 0.4
MCP97<00A-E/TO:pkg=TO-92,hot=150;00-E/TO:pkg=TO-92,f=0.8;00T-E/TT:pkg=SOT-23;00AT-E/LT:pkg=SOT-353,f=0.7;00AT-E/TT:pkg=SOT-23,f=0.8;01-E/TO:pkg=TO-92,f=0.6;01AT-E/TT:pkg=SOT-23,f=0.6;01T-E/TT:pkg=SOT-23,f=0.6;01AT-E/LT:pkg=SOT-353,f=0.4> | MC | 线性模拟温度传感器 | Linear active thermistor | - | vmin=2.3 vmax=5.5 tmin=-40 tmax=125 | 1.9 | 3000 | 0.48
TC10<47AVNBTR:pkg=SOT-23;47VNBTR:pkg=SOT-23,f=0.8;46VNBTR:pkg=SOT-23,f=0.5> | MC | 模拟温度传感器 | Analogue temperature sensor | - | vmin=2.5 vmax=5.5 tmin=-40 tmax=125 | 3.4 | 3000 | 0.34
KTY8<1/110:pkg=TO-92,r=1k;1/120:pkg=TO-92,r=1k,f=0.7;1/210:pkg=TO-92,r=2k,f=0.8;1/220:pkg=TO-92,r=2k,f=0.6;2/110:pkg=SOT-23,r=1k,f=0.7;2/210:pkg=SOT-23,r=2k,f=0.6;3/110:r=1k,f=0.4;4/130:r=1k,f=0.6;4/150:r=1k,f=0.4> | NX | 硅温度传感器 | Silicon temperature sensor | - | tol=1 tmin=-55 tmax=150 | 4.2 | 1000 | 0.36
`;
