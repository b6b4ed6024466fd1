/** Electrolytic, polymer and tantalum capacitors in the makers' numbers. */
import * as v from 'valibot';
import canRows from '../../data/electrolytic-cans.csv?raw';
import tantalumRows from '../../data/tantalum-capacitors.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import type { Draft, Series } from '../../series';
import { code3, parse, valuePopularity, type Preferred } from '../../values';

/** The usual cases of each kind: which can holds how much at which voltage. */
const CAN = v.strictObject({
  cans: v.picklist(['chip', 'radial', 'high voltage', 'snap-in', 'polymer chip', 'polymer radial']),
  volts: cell.positive,
  microfarads: cell.value,
  diameter: cell.positive,
  height: cell.positive,
});

/** What a tantalum case holds at a voltage. */
const TANTALUM = v.strictObject({ case: v.picklist(['A', 'B', 'C', 'D', 'E']), volts: cell.positive, microfarads: cell.words });

interface Can {
  volts: number;
  value: Preferred;
  diameter: number;
  height: number;
}

function cans(kind: Plan['cans']): Can[] {
  return readCsv('electrolytic-cans.csv', canRows, CAN)
    .filter((row) => row.cans === kind)
    .map(({ volts, microfarads, diameter, height }) => ({ volts, value: parse(`${microfarads}u`), diameter, height }));
}

interface Plan {
  brand: string;
  category: string;
  name: readonly [string, string];
  popularity: number;
  cost: number;
  cans: v.InferOutput<typeof CAN>['cans'];
  hours: number;
  hot: number;
  /** `undefined` where the series has no such product. */
  mpn: (can: Can) => string | undefined;
  /** Heights as the maker gives them. */
  height?: (can: Can) => number;
}

const VOLT_CODE: Record<string, string> = {
  '2.5': '0E', '4': '0G', '6.3': '0J', '10': '1A', '16': '1C', '20': '1D', '25': '1E', '35': '1V', '50': '1H', '63': '1J', '80': '1K', '100': '2A', '160': '2C',
  '200': '2D', '250': '2E', '400': '2G', '450': '2W',
};
const voltCode = (volts: number) => VOLT_CODE[String(volts)] ?? '';
const micro = (value: Preferred) => code3(value, -6);
const microText = (value: Preferred) => String(Number((value.value * 1e6).toPrecision(4)));
const volts3 = (volts: number) => (volts === 6.3 ? '6R3' : volts === 2.5 ? '2R5' : volts < 100 ? `${volts}0` : `${volts / 10}1`);

function electrolytic(plan: Plan): Series {
  const chip = plan.category === '020201' || plan.category === '020301';
  const solid = plan.category.startsWith('0203');
  return {
    brand: plan.brand, category: plan.category, name: plan.name, packaging: plan.category === '020203' ? 'piece' : 'small', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const can of cans(plan.cans)) {
        const mpn = plan.mpn(can);
        if (mpn === undefined) continue;
        const height = plan.height?.(can) ?? can.height;
        const volume = can.diameter ** 2 * can.height;
        yield {
          mpn,
          packageName: `${chip ? 'SMD ' : ''}D${can.diameter}xL${height}mm`,
          attributes: {
            capacitance: can.value.value, tolerance: 20, voltage: can.volts,
            ripple_current: Number((0.0042 * Math.sqrt(volume) * (solid ? 12 : 1.4)).toPrecision(2)),
            lifetime: `${plan.hours} h @${plan.hot} °C`,
            height: Number(`${height}e-3`), temperature_min: plan.hot > 85 ? -55 : -40, temperature_max: plan.hot,
          },
          price: Number((plan.cost * (0.05 + volume * (solid ? 0.0011 : 0.00034)) * (can.volts >= 160 ? 1.5 : 1)).toPrecision(4)),
          pack: plan.category === '020203' ? 100 : chip ? (can.diameter <= 5 ? 2000 : can.diameter <= 6.3 ? 1000 : 500) : can.diameter <= 8 ? 1000 : can.diameter <= 10 ? 500 : 200,
          popularity: valuePopularity(can.value) * (can.volts <= 50 && can.volts >= 16 ? 1 : 0.7),
        };
      }
    },
  };
}

const CHIP = ['贴片铝电解电容', 'SMD aluminium electrolytic capacitor'] as const;
const RADIAL = ['直插铝电解电容', 'Radial aluminium electrolytic capacitor'] as const;
const SNAP = ['牛角铝电解电容', 'Snap-in aluminium electrolytic capacitor'] as const;
const SOLID_CHIP = ['贴片固态铝电容', 'SMD polymer aluminium capacitor'] as const;
const SOLID_RADIAL = ['直插固态铝电容', 'Radial polymer aluminium capacitor'] as const;

/** Lelon's case code: diameter and height in two digits each. */
const lelonCase = ({ diameter, height }: Can) => `${String(Math.floor(diameter)).padStart(2, '0')}${height < 6 ? '05' : height < 8 ? '07' : '10'}`;
const ncc = ({ diameter, height }: Can) => (height < 6 ? `${{ 4: 'D', 5: 'E', 6.3: 'F' }[diameter] ?? 'F'}55` : height < 8 ? 'F80' : diameter === 8 ? 'HA0' : 'JA0');
const nccRadial = ({ diameter, height }: Can) => `${{ 5: 'E', 6.3: 'F', 8: 'H', 10: 'J', 12.5: 'K', 16: 'L', 18: 'M' }[diameter] ?? 'E'}${height === 11.5 ? '11' : height === 12.5 ? '12' : height === 31.5 ? '31' : height === 35.5 ? '35' : height}${diameter <= 8 && height < 12 ? 'D' : 'S'}`;
const nichiconRadial = ({ diameter }: Can) => ({ 5: 'DD', 6.3: 'ED', 8: 'PD', 10: 'PD' }[diameter] ?? 'HD');
const size = ({ diameter, height }: Can, by = 'X') => `${diameter}${by}${height}`;

interface Chip {
  brand: string;
  popularity: number;
  cost: number;
  polymer?: boolean;
  mpn: (value: Preferred, volts: number, caseLetter: string, tolerance: 'K' | 'M') => string;
  tolerances: readonly ('K' | 'M')[];
}

const CASE_NAME: Record<string, string> = { A: 'CASE-A-3216', B: 'CASE-B-3528', C: 'CASE-C-6032', D: 'CASE-D-7343', E: 'CASE-E-7343' };
const CASE_COST: Record<string, number> = { A: 0.38, B: 0.62, C: 1.1, D: 1.7, E: 2.6 };

function tantalum({ brand, popularity, cost, mpn, tolerances }: Chip): Series {
  return {
    brand, category: '020401', name: ['贴片钽电容', 'Chip tantalum capacitor'], packaging: 'small', popularity,
    *products(): Iterable<Draft> {
      for (const { case: letter, volts, microfarads } of readCsv('tantalum-capacitors.csv', tantalumRows, TANTALUM)) {
        for (const text of microfarads) {
          const value = parse(`${text}u`);
          for (const tolerance of tolerances) {
            yield {
              mpn: mpn(value, volts, letter, tolerance),
              packageName: CASE_NAME[letter] ?? '',
              attributes: {
                capacitance: value.value, tolerance: tolerance === 'K' ? 10 : 20, voltage: volts,
                temperature_min: -55, temperature_max: 125,
              },
              price: (CASE_COST[letter] ?? 1) * cost * (1 + value.value * 1e6 * volts / 6000),
              pack: letter === 'A' || letter === 'B' ? 2000 : 500,
              popularity: valuePopularity(value) * (tolerance === 'K' ? 1 : 0.5) * (letter <= 'B' ? 1 : 0.75),
            };
          }
        }
      }
    },
  };
}

const pico = (value: Preferred) => code3(value, -12);
const tajVolts = (volts: number) => (volts === 6.3 ? '006' : String(volts).padStart(3, '0'));

/** All series of this file. */
export function capacitorSeries(): Series[] {
  return [
    electrolytic({ brand: 'Lelon', category: '020201', name: CHIP, popularity: 0.45, cost: 1, cans: 'chip', hours: 2000, hot: 105, mpn: (can) => `VEJ${micro(can.value)}M${voltCode(can.volts)}TR-${lelonCase(can)}` }),
    electrolytic({ brand: 'Lelon', category: '020201', name: CHIP, popularity: 0.4, cost: 0.9, cans: 'chip', hours: 1000, hot: 105, mpn: (can) => `VES${micro(can.value)}M${voltCode(can.volts)}TR-${lelonCase(can)}` }),
    electrolytic({ brand: 'Panasonic', category: '020201', name: CHIP, popularity: 0.5, cost: 2.2, cans: 'chip', hours: 2000, hot: 105, mpn: (can) => (can.volts > 50 ? undefined : `EEEFK${voltCode(can.volts)}${micro(can.value)}${can.diameter <= 5 ? (can.diameter === 4 ? 'UR' : 'R') : can.height < 6 ? 'P' : can.diameter === 6.3 ? 'XP' : 'P'}`) }),
    electrolytic({ brand: 'Panasonic', category: '020201', name: CHIP, popularity: 0.42, cost: 2.4, cans: 'chip', hours: 2000, hot: 105, mpn: (can) => (can.volts > 50 ? undefined : `EEEFT${voltCode(can.volts)}${micro(can.value)}A${can.diameter <= 5 ? 'R' : 'P'}`) }),
    electrolytic({ brand: 'Nichicon', category: '020201', name: CHIP, popularity: 0.42, cost: 2, cans: 'chip', hours: 1000, hot: 105, mpn: (can) => (can.volts > 50 ? undefined : `UWT${voltCode(can.volts)}${micro(can.value)}M${can.diameter >= 8 ? 'NL1GS' : can.height > 6 ? 'CL1GS' : 'CL1GB'}`) }),
    electrolytic({ brand: 'Rubycon', category: '020201', name: CHIP, popularity: 0.4, cost: 1.8, cans: 'chip', hours: 2000, hot: 105, height: (can) => (can.height < 6 ? 6.1 : can.height < 8 ? 8 : 10.5), mpn: (can) => (can.volts > 50 ? undefined : `${can.volts}TZV${microText(can.value)}M${can.diameter}X${can.height < 6 ? 6.1 : can.height < 8 ? 8 : 10.5}`) }),
    electrolytic({ brand: 'Nippon Chemi-Con', category: '020201', name: CHIP, popularity: 0.36, cost: 2, cans: 'chip', hours: 2000, hot: 85, mpn: (can) => `EMVA${volts3(can.volts)}ADA${micro(can.value)}M${ncc(can)}G` }),
    electrolytic({ brand: 'Ymin', category: '020201', name: CHIP, popularity: 0.38, cost: 1, cans: 'chip', hours: 5000, hot: 105, height: (can) => (can.height < 6 ? 5.7 : can.height < 8 ? 7.7 : 10), mpn: (can) => `VMM${{ 4: 'A', 5: 'B', 6.3: 'C', 8: 'D', 10: 'E' }[can.diameter]}${can.height < 6 ? '057' : can.height < 8 ? '077' : '100'}${voltCode(can.volts)}${micro(can.value)}MV` }),
    electrolytic({ brand: 'Rubycon', category: '020202', name: RADIAL, popularity: 0.5, cost: 1.7, cans: 'radial', hours: 5000, hot: 105, mpn: (can) => `${can.volts}YXF${microText(can.value)}MEFC${size(can)}` }),
    electrolytic({ brand: 'Rubycon', category: '020202', name: RADIAL, popularity: 0.42, cost: 1.5, cans: 'radial', hours: 2000, hot: 105, mpn: (can) => `${can.volts}PX${microText(can.value)}MEFC${size(can)}` }),
    electrolytic({ brand: 'Rubycon', category: '020202', name: RADIAL, popularity: 0.36, cost: 1.9, cans: 'high voltage', hours: 10000, hot: 105, mpn: (can) => `${can.volts}BXC${microText(can.value)}MEFC${size(can)}` }),
    electrolytic({ brand: 'Nichicon', category: '020202', name: RADIAL, popularity: 0.42, cost: 1.6, cans: 'radial', hours: 2000, hot: 85, mpn: (can) => `UVR${voltCode(can.volts)}${micro(can.value)}M${nichiconRadial(can)}` }),
    electrolytic({ brand: 'Nichicon', category: '020202', name: RADIAL, popularity: 0.4, cost: 2.1, cans: 'radial', hours: 5000, hot: 105, mpn: (can) => `UPW${voltCode(can.volts)}${micro(can.value)}M${nichiconRadial(can)}` }),
    electrolytic({ brand: 'Panasonic', category: '020202', name: RADIAL, popularity: 0.45, cost: 1.7, cans: 'radial', hours: 2000, hot: 85, mpn: (can) => `ECA-${voltCode(can.volts)}M${micro(can.value)}` }),
    electrolytic({ brand: 'Panasonic', category: '020202', name: RADIAL, popularity: 0.44, cost: 2.4, cans: 'radial', hours: 5000, hot: 105, mpn: (can) => `EEUFR${voltCode(can.volts)}${micro(can.value)}` }),
    electrolytic({ brand: 'Panasonic', category: '020202', name: RADIAL, popularity: 0.38, cost: 2.2, cans: 'radial', hours: 2000, hot: 105, mpn: (can) => `EEUFC${voltCode(can.volts)}${micro(can.value)}` }),
    electrolytic({ brand: 'Nippon Chemi-Con', category: '020202', name: RADIAL, popularity: 0.36, cost: 1.6, cans: 'radial', hours: 1000, hot: 105, mpn: (can) => `EKMG${volts3(can.volts)}ELL${micro(can.value)}M${nccRadial(can)}` }),
    electrolytic({ brand: 'Nippon Chemi-Con', category: '020202', name: RADIAL, popularity: 0.34, cost: 1.9, cans: 'radial', hours: 7000, hot: 105, mpn: (can) => `EKY-${volts3(can.volts)}ELL${micro(can.value)}M${nccRadial(can)}` }),
    electrolytic({ brand: 'Nippon Chemi-Con', category: '020202', name: RADIAL, popularity: 0.32, cost: 2, cans: 'high voltage', hours: 10000, hot: 105, mpn: (can) => `EKXG${volts3(can.volts)}ELL${micro(can.value)}M${nccRadial(can)}` }),
    electrolytic({ brand: 'Lelon', category: '020202', name: RADIAL, popularity: 0.36, cost: 0.95, cans: 'radial', hours: 2000, hot: 105, mpn: (can) => `RXJ${micro(can.value)}M${voltCode(can.volts)}BK-${String(Math.round(can.diameter + 0.01)).padStart(2, '0')}${String(Math.floor(can.height)).padStart(2, '0')}` }),
    electrolytic({ brand: 'AISHI', category: '020202', name: RADIAL, popularity: 0.35, cost: 1.1, cans: 'high voltage', hours: 8000, hot: 105, mpn: (can) => `ERS${voltCode(can.volts)}M${micro(can.value)}${{ 6.3: 'E', 8: 'F', 10: 'G', 12.5: 'W', 16: 'L', 18: 'M' }[can.diameter]}${Math.ceil(can.height)}OT` }),
    electrolytic({ brand: 'Nichicon', category: '020203', name: SNAP, popularity: 0.34, cost: 1.3, cans: 'snap-in', hours: 3000, hot: 105, mpn: (can) => `LGU${voltCode(can.volts)}${micro(can.value)}MEL${{ 22: 'Z', 25: 'A', 30: 'B', 35: 'C' }[can.diameter]}` }),
    electrolytic({ brand: 'Nippon Chemi-Con', category: '020203', name: SNAP, popularity: 0.32, cost: 1.2, cans: 'snap-in', hours: 2000, hot: 85, mpn: (can) => `ESMQ${volts3(can.volts)}VSN${micro(can.value)}M${{ 22: 'P', 25: 'Q', 30: 'R', 35: 'A' }[can.diameter]}${can.height}S` }),
    electrolytic({ brand: 'Nippon Chemi-Con', category: '020301', name: SOLID_CHIP, popularity: 0.36, cost: 2, cans: 'polymer chip', hours: 2000, hot: 105, mpn: (can) => `APXA${volts3(can.volts)}ARA${micro(can.value)}M${can.diameter === 5 ? 'E61' : can.diameter === 6.3 ? 'F61' : can.height < 8 ? 'H70' : can.diameter === 8 ? 'HC0' : 'JC0'}G` }),
    electrolytic({ brand: 'Panasonic', category: '020301', name: SOLID_CHIP, popularity: 0.42, cost: 2.4, cans: 'polymer chip', hours: 5000, hot: 105, mpn: (can) => (can.volts < 16 || can.diameter === 5 ? undefined : `${can.volts}SVPF${microText(can.value)}M`) }),
    electrolytic({ brand: 'Lelon', category: '020301', name: SOLID_CHIP, popularity: 0.32, cost: 1.3, cans: 'polymer chip', hours: 2000, hot: 105, mpn: (can) => `OVZ${micro(can.value)}M${voltCode(can.volts)}TR-${String(Math.floor(can.diameter)).padStart(2, '0')}${can.height < 6 ? '06' : can.height < 8 ? '07' : '12'}` }),
    electrolytic({ brand: 'Panasonic', category: '020302', name: SOLID_RADIAL, popularity: 0.38, cost: 2.2, cans: 'polymer radial', hours: 5000, hot: 105, mpn: (can) => (can.volts < 16 ? undefined : `${can.volts}SEPF${microText(can.value)}M`) }),
    electrolytic({ brand: 'Lelon', category: '020302', name: SOLID_RADIAL, popularity: 0.3, cost: 1.2, cans: 'polymer radial', hours: 2000, hot: 105, mpn: (can) => `ORZ${micro(can.value)}M${voltCode(can.volts)}BK-${String(Math.floor(can.diameter)).padStart(2, '0')}${String(can.height).padStart(2, '0')}` }),
    electrolytic({ brand: 'Ymin', category: '020302', name: SOLID_RADIAL, popularity: 0.34, cost: 1.1, cans: 'polymer radial', hours: 2000, hot: 105, mpn: (can) => `NPX${can.diameter === 6.3 ? 'C' : can.diameter === 8 ? 'D' : 'E'}${String(can.height).padStart(2, '0')}0${voltCode(can.volts)}${micro(can.value)}MJTM` }),
    tantalum({ brand: 'Kyocera AVX', popularity: 0.55, cost: 1.1, tolerances: ['K', 'M'], mpn: (value, volts, letter, tolerance) => `TAJ${letter}${pico(value)}${tolerance}${tajVolts(volts)}RNJ` }),
    tantalum({ brand: 'Vishay', popularity: 0.42, cost: 1.15, tolerances: ['K', 'M'], mpn: (value, volts, letter, tolerance) => `293D${pico(value)}X${tolerance === 'K' ? '9' : '0'}${volts === 6.3 ? '6R3' : String(volts).padStart(3, '0')}${letter}2TE3` }),
    tantalum({ brand: 'KEMET', popularity: 0.48, cost: 1.05, tolerances: ['K', 'M'], mpn: (value, volts, letter, tolerance) => `T491${letter === 'E' ? 'X' : letter}${pico(value)}${tolerance}${tajVolts(volts)}AT` }),
    polymerTantalum(),
  ];
}

/** KEMET's T520: case, microfarads, volts and milliohms. */
function polymerTantalum(): Series {
  const rows = `B 4: 47/70 68/70 100/70 150/45|B 6.3: 33/70 47/70 68/70 100/70|B 10: 22/80 33/70 47/70|B 16: 10/100
C 6.3: 68/45 100/45 150/45|C 10: 47/45 68/45|V 2.5: 220/25 330/15 470/9|V 4: 150/25 220/25 330/25|V 6.3: 100/25 150/25 220/25 330/25|V 10: 47/60 68/55 100/45 150/45
D 2.5: 330/15 470/10 680/10|D 4: 220/25 330/25 470/18|D 6.3: 150/25 220/25 330/25|D 10: 100/55 150/40 220/40|D 16: 47/70 68/50`;
  return {
    brand: 'KEMET', category: '020303', name: ['聚合物钽电容', 'Polymer tantalum capacitor'], packaging: 'small', popularity: 0.36,
    *products() {
      for (const group of rows.split(/[|\n]/)) {
        const [head = '', values = ''] = group.split(': ');
        const [letter = '', volts = ''] = head.split(' ');
        for (const entry of values.split(' ')) {
          const [text = '', milliohms = ''] = entry.split('/');
          const value = parse(`${text}u`);
          yield {
            mpn: `T520${letter}${pico(value)}M${volts === '2.5' ? '2R5' : tajVolts(Number(volts))}ATE${milliohms.padStart(3, '0')}`,
            packageName: letter === 'V' ? 'CASE-V-7343' : (CASE_NAME[letter] ?? ''),
            attributes: { capacitance: value.value, tolerance: 20, voltage: Number(volts), esr: Number(`${milliohms}e-3`), temperature_min: -55, temperature_max: 105 },
            price: (CASE_COST[letter] ?? 1.9) * 1.9, pack: letter === 'B' ? 2000 : 500, popularity: valuePopularity(value),
          };
        }
      }
    },
  };
}
