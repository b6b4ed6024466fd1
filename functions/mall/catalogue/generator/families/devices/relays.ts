/** Relays over their coil voltages and contacts: power, signal and solid state. */
import { patternSeries } from '../../readers/pattern-series';
import type { Series } from '../../series';

/** Options of coil volts, written as the maker does. */
const coils = (list: string, text: (volts: string) => string) => list.split(' ').map((one) => `${text(one)},coil=${one},~${one}_V_线圈~${one}_V_coil${{ '12': ',^1', '24': ',^0.95', '5': ',^0.9' }[one] ?? ',^0.4'}`).join(' ');
const plain = (one: string) => one;
const three = (one: string) => one.padStart(3, '0');
const two = (one: string) => one.padStart(2, '0');
const POWER = '功率继电器 % | Power relay, %';
const SIGNAL = '信号继电器 % | Signal relay, %';
const C = (list: string) => coils(list, plain);
const COILS = C('12 24 5 9 6 48');
const C3 = coils('12 24 5 9 6 48 18 3', three);

const RELAYS = `
## 150301
Omron | ${POWER} | G5LE-{}·DC{} | i=10 v=250 | 22.5x16.5x19mm:100:5.6 | 0.6 | 1,form=SPDT 14,form=SPDT 1A,form=SPST-NO 1A4,form=SPST-NO 1-E,form=SPDT,i=16 1A-E,form=SPST-NO,i=16 1-VD,form=SPDT,^0.3 14-CF,form=SPDT,^0.3 | ${COILS}
Omron | ${POWER} | G5Q-{}·DC{} | i=10 v=250 | 20.3x10.3x15.8mm:100:7.2 | 0.46 | 1A4,form=SPST-NO 14,form=SPDT 1A,form=SPST-NO 1,form=SPDT 1A-EU,form=SPST-NO 14-EU,form=SPDT | ${COILS}
Omron | ${POWER} | G2R-{}·DC{} | v=250 | 29x13x26.5mm:50:18 | 0.45 | 1-E,form=SPDT,i=16 2,form=DPDT,i=5 1,form=SPDT,i=10 1A,form=SPST-NO,i=10 1A-E,form=SPST-NO,i=16 2A,form=DPST-NO,i=5 1-SN,form=SPDT,i=10,*1.4 2-SN,form=DPDT,i=5,*1.5 1-SND,form=SPDT,i=10,*1.5 2-SND,form=DPDT,i=5,*1.6 | ${C('12 24 5 6 48')}
Omron | ${POWER} | G2RL-{}·DC{} | v=250 | 29x12.7x15.7mm:100:9.8 | 0.45 | 1-E,form=SPDT,i=16 1,form=SPDT,i=12 1A,form=SPST-NO,i=12 1A-E,form=SPST-NO,i=16 2,form=DPDT,i=8 2A,form=DPST-NO,i=8 14-E,form=SPDT,i=16 24,form=DPDT,i=8 | ${C('12 24 5 48')}
Omron | ${POWER} | G5NB-1A{}·DC{} | form=SPST-NO i=5 v=250 | 20.5x7.2x15.3mm:200:4.9 | 0.42 | -E - 4 | ${C('12 24 5 18')}
Omron | ${POWER} | G5RL-{}·DC{} | i=16 v=250 | 29x12.7x15.7mm:100:11 | 0.36 | 1A-E-HR,form=SPST-NO 1A-E-LN,form=SPST-NO 1-E-HR,form=SPDT U1A-E,form=SPST-NO 14-E,form=SPDT | ${C('12 24 5 48')}
Omron | ${POWER} | G6B-{}·DC{} | form=SPST-NO i=5 v=250 | 20x10x10mm:100:16 | 0.38 | 1174P-US 1114P-US,i=5 2114P-US,form=DPST-NO 1174P-FD-US,i=8 1114P-FD-US,i=8 | ${C('12 24 5 6')}
Omron | ${POWER} | G6D-1A{}·DC{} | form=SPST-NO i=5 v=250 | 17.5x6.5x12.5mm:100:9 | 0.36 | - -ASI 4 | ${C('12 24 5')}
Omron | ${POWER} | G6{}·DC{} | form=SPST-NO i=10 v=250 | 15x20x16mm:100:14 | 0.34 | C-1114P-US,form=SPST-NO+SPST-NC,i=8 C-1117P-US C-2114P-US,form=SPST-NO+SPST-NC,i=8 RL-1-ASI,form=SPDT,i=8 RL-14-ASI,form=SPDT,i=8 RN-1,form=SPDT,i=8 RN-1A,i=8 M-1A,i=5 DN-1A,i=5 | ${C('12 24 5')}
Omron | ${POWER} | G5CA-1A{}·DC{} | form=SPST-NO i=15 v=110 | 22x16x11mm:100:10 | 0.32 | - -E,i=15 -TP1-E | ${C('12 24 5')}
Omron | ${POWER} | {}·DC{} | v=250 | 30.5x16x23.5mm:50:24 | 0.32 | G4A-1A-E,form=SPST-NO,i=20 G4A-1A-PE,form=SPST-NO,i=20 G8P-1A4P,form=SPST-NO,i=30 G8P-1C4P,form=SPDT,i=20 G8N-1,form=SPDT,i=30 G5PZ-1A,form=SPST-NO,i=20 G5PZ-1A4-E,form=SPST-NO,i=20 G7L-1A-T,form=SPST-NO,i=30,*4 G7L-2A-T,form=DPST-NO,i=25,*4.5 | ${C('12 24')}
Omron | ${POWER} | {} | v=250 | 28x21.5x36mm:10:26 | 0.42 | ${['MY2N-GS', 'MY4N-GS', 'LY2N', 'MY2', 'MY4', 'LY1N'].flatMap((one) => ['DC24,coil=24', 'DC12,coil=12', 'AC220/240,coil=220', 'AC110/120,coil=110', 'AC24,coil=24,^0.4'].map((coil) => `${one}·${coil},${one.includes('4') ? 'form=4PDT,i=5' : one.startsWith('LY1') ? 'form=SPDT,i=15' : one.startsWith('LY') ? 'form=DPDT,i=10' : 'form=DPDT,i=10'}`)).join(' ')}
Panasonic | ${POWER} | JS1{}-{}V-F | i=10 v=250 | 22x16x16.4mm:100:7 | 0.42 | -,form=SPDT a,form=SPST-NO aF,form=SPST-NO F,form=SPDT aP,form=SPST-NO P,form=SPDT | ${COILS}
Panasonic | ${POWER} | JW{}N-DC{}V | v=250 | 28.6x12.8x20mm:100:13 | 0.38 | 1FS,form=SPDT,i=10 1aFS,form=SPST-NO,i=10 2S,form=DPDT,i=5 2aS,form=DPST-NO,i=5 1FSB,form=SPDT,i=10 | ${C('12 24 5 48')}
Panasonic | ${POWER} | ALDP1{} | form=SPST-NO i=5 v=250 | 20.2x11x10.3mm:200:5 | 0.36 | ${coils('12 24 5 9 18', two)}
Panasonic | ${POWER} | ALQ{}{} | i=10 v=250 | 20x10x15.6mm:100:9 | 0.36 | 1,form=SPDT 3,form=SPST-NO | ${coils('12 24 5 9 18', two)}
Panasonic | ${POWER} | {}F-{}V | i=5 v=250 | 24x11x25mm:100:11 | 0.3 | LKT1a,form=SPST-NO JQ1,form=SPDT JQ1a,form=SPST-NO JTN1a,form=SPST-NO,i=30 JTN1,form=SPDT,i=20 LKS1a,form=SPST-NO,i=10 LKP1a,form=SPST-NO | ${C('12 24 5')}
Panasonic | ${POWER} | APAN31{} | form=SPST-NO i=5 v=250 | 20x5x12.5mm:100:11 | 0.34 | ${coils('12 24 5', two)}
Panasonic | ${POWER} | {}-{}V | i=10 v=250 | 20x15x9mm:50:16 | 0.3 | DK1a,form=SPST-NO DK1a1b,form=SPST-NO+SPST-NC,i=8 DK2a,form=DPST-NO,i=8 DSP1,form=SPST-NO+SPST-NC,i=5 DSP1a,form=SPST-NO,i=8 DSP2a,form=DPST-NO,i=5 | ${C('12 24 5')}
HF | ${POWER} | HF32FA/{}-{} | form=SPST-NO i=5 v=250 | 18.3x10.2x15.7mm:1000:2.3 | 0.5 | ${C3} | HSL1 HL1 HSLT,^0.4 ZS1,form=SPDT,i=3
HF | ${POWER} | HF46F/{}-{} | form=SPST-NO i=5 v=250 | 20.5x7.2x15.3mm:1000:2.1 | 0.48 | ${C3} | HS1 HS1T HS3
HF | ${POWER} | HF3FF/{}-{} | v=250 i=10 | 19x15.2x15.5mm:1000:2 | 0.5 | ${C3} | 1ZS,form=SPDT 1HS,form=SPST-NO 1ZST,form=SPDT 1HST,form=SPST-NO 1ZTF,form=SPDT 1HTF,form=SPST-NO
HF | ${POWER} | HF3FA/{}-{} | v=250 i=10 | 19x15.5x15.8mm:1000:2 | 0.42 | ${C3} | ZSTF,form=SPDT HSTF,form=SPST-NO ZTF,form=SPDT HTF,form=SPST-NO
HF | ${POWER} | HF115F/{}-{} | v=250 | 29x12.7x15.7mm:1000:5.2 | 0.48 | ${coils('12 24 5 9 6 48 60 110', three)} | 1ZS3A,form=SPDT,i=16 1HS3A,form=SPST-NO,i=16 2ZS4A,form=DPDT,i=8 2HS4A,form=DPST-NO,i=8 1ZS1,form=SPDT,i=12 1HS1,form=SPST-NO,i=12
HF | ${POWER} | HF41F/{}-{} | i=6 v=250 | 28x5x15mm:1000:6.5 | 0.46 | ${coils('24 12 5 9 6 48 60', plain)} | ZS,form=SPDT HS,form=SPST-NO ZST,form=SPDT HST,form=SPST-NO
HF | ${POWER} | HF49FD/{}-1H{} | form=SPST-NO i=5 v=250 | 20x5x12.5mm:1000:3.9 | 0.4 | ${coils('12 24 5 9 6', three)} | 11 12 11T 12T
HF | ${POWER} | HF14FW/{}-{} | i=16 v=250 | 29x12.8x25.7mm:500:6.6 | 0.36 | ${coils('12 24 5 9 48', three)} | ZS,form=SPDT HS,form=SPST-NO ZTF,form=SPDT HTF,form=SPST-NO
HF | ${POWER} | HF152F/{}-{} | i=16 v=250 | 21x16x20mm:1000:3.8 | 0.4 | ${coils('12 24 5 9 6 48', three)} | 1HT,form=SPST-NO 1ZT,form=SPDT 1HST,form=SPST-NO 1ZST,form=SPDT
HF | ${POWER} | HF{}-W/{}-HT | form=SPST-NO v=277 | 30.4x16x23.3mm:200:12 | 0.36 | 161F,i=31 165FD,i=40,*1.3 167F,i=60,*1.8 | ${coils('12 24 9 5', plain)}
HF | ${POWER} | HF{}/{}-{} | v=250 | 20.5x15.3x20.4mm:500:4.5 | 0.32 | 7520,i=16 33F,i=5,*0.6 | ${C3} | HSTP,form=SPST-NO HS,form=SPST-NO
HF | ${POWER} | HFE{} | form=SPST-NO v=250 | 38.5x29x17mm:100:16 | 0.3 | 10-1/12-HT-L2,coil=12,i=50 10-1/24-HT-L2,coil=24,i=50 19-20/12-HT-L2,coil=12,i=20 7-12-HD-T-L2,coil=12,i=10 20-1/12-1HD-L2,coil=12,i=100,*1.6 60-12-1HD-L2,coil=12,i=16 82V-100C/750-12-HC5,coil=12,i=100,*14 82V-40B/450-12-HC5,coil=12,i=40,*8
Songle | ${POWER} | SRD-{}VDC-S{}-{} | i=10 v=250 | 19.2x15.5x15.8mm:1000:1.35 | 0.7 | ${coils('5 12 24 9 3 6 48', two)} | L D,^0.4 | C,form=SPDT A,form=SPST-NO B,form=SPST-NC,^0.3
Songle | ${POWER} | {}VDC-S{}-{} | v=250 | 20x16x20mm:500:2.2 | 0.4 | ${['SLA', 'SMI', 'SLC', 'SRU', 'SRG', 'SMIH', 'SRI'].flatMap((one) => coils('12 24 5', (volts) => `${one}-${two(volts)}`).split(' ').map((coil) => `${coil},i=${{ SLA: 30, SLC: 30, SRU: 15, SMIH: 16 }[one] ?? 10}${one.startsWith('SL') ? ',*1.7' : ''}`)).join(' ')} | L D,^0.4 | C,form=SPDT A,form=SPST-NO
TE Connectivity | ${POWER} | {}{} | v=250 | 29x12.7x15.7mm:200:12 | 0.38 | RT314,form=SPDT,i=16 RT334,form=SPST-NO,i=16 RT424,form=DPDT,i=8 RT114,form=SPDT,i=12 RTE24,form=DPDT,i=8 RT174,form=SPDT,i=10 PE014,form=SPDT,i=5,*0.8 PE034,form=SPST-NO,i=5,*0.8 RP310,form=SPDT,i=16 RTB14,form=SPDT,i=12 RTD14,form=SPDT,i=16 | ${coils('12 24 5 48 6', three)}
TE Connectivity | ${POWER} | {}{};000 | v=250 | 21x16x16mm:100:8 | 0.34 | OJE-SS-1,form=SPST-NO,i=10 ORWH-SH-1,form=SPDT,i=10 OMIH-SH-1,form=SPDT,i=16 OJT-SS-1,form=SPST-NO,i=10 PCJ-1,form=SPST-NO,i=3,*0.8 PCN-1,form=SPST-NO,i=3 OZ-SS-1,form=SPDT,i=16 | ${coils('12 24 5 9 6', (volts) => `${two(volts)}D`)}
TE Connectivity | ${POWER} | T9A{}-{} | v=240 | 32x27x20mm:50:21 | 0.32 | S1D22,form=SPST-NO,i=30 S5D22,form=SPDT,i=20 P1D52,form=SPST-NO,i=30 P5D52,form=SPDT,i=20 V1D22,form=SPST-NO,i=30 | ${C('12 24 5 48')}
## 150302
Omron | ${SIGNAL} | G5V-1·DC{} | form=SPDT i=1 v=125 | 12.5x7.5x10mm:100:8.5 | 0.46 | ${C('12 24 5 9 6 3')}
Omron | ${SIGNAL} | G5V-2{}·DC{} | form=DPDT i=2 v=125 | 20.5x10.1x11.5mm:100:12 | 0.46 | - -H1,i=1 | ${C('12 24 5 9 6 48 3')}
Omron | ${SIGNAL} | G6K-2{}{}·DC{} | form=DPDT i=1 v=125 | 10x6.5x5.2mm:50:15 | 0.5 | F,mount=SMD G,mount=SMD P,mount=THT | -Y - -Y-TR,mount=SMD,^0.4 | ${C('12 24 5 3 4.5')}
Omron | ${SIGNAL} | G6{}·DC{} | form=DPDT i=2 v=125 | 14.8x7.3x9.2mm:50:17 | 0.42 | S-2,mount=THT S-2F,mount=SMD S-2G,mount=SMD S-2-Y,mount=THT H-2,mount=THT,i=1 J-2P-Y,mount=THT,i=1 J-2FS-Y,mount=SMD,i=1 J-2FL-Y,mount=SMD,i=1 E-134P-US,form=SPDT,i=3 L-1P,form=SPST-NO,i=1 L-1F,form=SPST-NO,i=1 A-234P-ST-US,form=DPDT A-274P-ST-US,form=DPDT SU-2,mount=THT SK-2,mount=THT | ${C('12 24 5 3 9')}
Omron | 射频继电器 | RF relay | G6{}·DC{} | form=SPDT i=0.5 v=30 | 20x8.6x8.9mm:50:68 | 0.3 | K-2F-RF,form=DPDT Z-1P Z-1F Z-1P-A Y-1 W-1F,*1.3 | ${C('12 24 5 3 9')}
Panasonic | ${SIGNAL} | TQ2{}-{}V{} | form=DPDT i=1 v=125 | 14x9x5mm:50:14 | 0.42 | -,mount=THT SA,mount=SMD SL,mount=SMD SS,mount=SMD -L,mount=THT -L2,mount=THT | ${C('12 24 5 3 4.5 9 6')} | - -Z,^0.3
Panasonic | ${SIGNAL} | TX{}-{}V | form=DPDT i=2 v=125 | 15x7.4x8.2mm:40:18 | 0.38 | 2,mount=THT 2SA,mount=SMD 2SS,mount=SMD S2,i=1 S2SA,i=1,mount=SMD D2 2-L 2-L2 | ${C('12 24 5 3 4.5')}
Panasonic | ${SIGNAL} | AG{} | form=DPDT i=1 v=125 | 10.6x5.7x9mm:50:14 | 0.36 | ${coils('5 12 24 3 9 6', (volts) => `N200A${{ '3': '03', '5': '4H', '6': '06', '9': '09', '12': '12', '24': '24' }[volts] ?? volts}`)} ${coils('5 12 24 3 9 6', (volts) => `N200S${{ '3': '03', '5': '4H', '6': '06', '9': '09', '12': '12', '24': '24' }[volts] ?? volts}`)} ${coils('5 12 24 3 9 6', (volts) => `Q200A${{ '3': '03', '5': '4H', '6': '06', '9': '09', '12': '12', '24': '24' }[volts] ?? volts}`)}
Panasonic | ${SIGNAL} | DS{}-DC{}V | i=2 v=125 | 20x9.9x9.9mm:50:22 | 0.32 | 2E-M,form=DPDT 1E-M,form=SPDT 2Y-S,form=DPDT 1E-S,form=SPDT 2E-S,form=DPDT 4E-M,form=4PDT,*1.8 | ${C('12 24 5 9 6 48')}
HF | ${SIGNAL} | HFD4/{}{} | form=DPDT i=2 v=125 | 10x6.5x5.3mm:1000:4.6 | 0.46 | ${coils('5 12 24 3 4.5 9 6', plain)} | -,mount=THT -S,mount=SMD -SR,mount=SMD -L,mount=THT -LS,mount=SMD
HF | ${SIGNAL} | HFD3/{}{} | form=DPDT i=2 v=125 | 15x7.5x9mm:1000:4.2 | 0.42 | ${coils('5 12 24 3 4.5 9 6 48', plain)} | -,mount=THT -S,mount=SMD -L2,mount=THT -S1,mount=SMD
HF | ${SIGNAL} | HFD27/{}-{} | form=DPDT i=1 v=125 | 20.2x10x10.6mm:1000:3.1 | 0.44 | ${coils('5 12 24 3 9 6 48', three)} | S H
HF | ${SIGNAL} | HFD23/{}-{} | form=SPDT i=1 v=125 | 12.5x7.5x10mm:1000:2.1 | 0.4 | ${coils('5 12 24 3 9 6', three)} | 1ZS 1ZP
TE Connectivity | ${SIGNAL} | IM{}{} | form=DPDT i=2 v=220 | 10x6x5.65mm:50:16 | 0.4 | 01,coil=3,^0.6 02,coil=4.5,^0.6 03,coil=5 06,coil=12 07,coil=24 | GR,mount=SMD TS,mount=THT JR,mount=SMD CGR,mount=SMD,i=5 DGR,mount=SMD
TE Connectivity | ${SIGNAL} | {} | form=DPDT i=2 v=220 | 14.6x7.2x9.9mm:50:19 | 0.34 | ${['A1001', 'A2001', 'B1201', 'D1001', 'F1003'].flatMap((one) => ['B301,coil=5', 'B302,coil=9', 'B303,coil=12', 'B305,coil=24', 'B308,coil=3'].map((coil) => `V23079-${one}-${coil}`)).join(' ')}
`;

const PHOTO = '光 MOS 固态继电器 | PhotoMOS solid state relay';

const SOLID = `
## 150303
Omron | 固态继电器 | Solid state relay | G3MB-{}·DC{} | i=2 form=SPST-NO v=240 | SIP-4:50:16 | 0.46 | 202P 202PL 102P,v=120 102PL,v=120 202PEG-4-DC20MA,^0.2 | ${C('5 12 24')}
Omron | 固态继电器 | Solid state relay | G3NA-{}B·DC5-24 | form=SPST-NO v=240 coil=24 | 58x43x25mm:10:120 | 0.38 | 210,i=10 220,i=20 240,i=40,*1.4 205,i=5 275,i=75,*2.6 290,i=90,*2.8 425,i=25,v=480,*1.5 450,i=50,v=480,*2.2 475,i=75,v=480,*3
Omron | 固态继电器 | Solid state relay | G3{}·DC{} | form=SPST-NO v=240 | 29x12.7x15.7mm:20:52 | 0.3 | R-201S,i=1 R-202S,i=2 R-OD02S,i=2,v=60 R-ODX02SN,i=2,v=60 RV-202S,i=2 TB-OD201P,i=2,v=60 CN-202PL,i=2 S-201PL,i=1 | ${C('24 12 5')}
Omron | ${PHOTO} | G3VM-{} | form=SPST-NO | DIP-4:100:14 | 0.38 | 61A1,v=60,i=0.5 61B1,v=60,i=0.5,@DIP-6 61BR,v=60,i=2.5,@DIP-6 61BR1,v=60,i=2.5,@DIP-6 61FR1,v=60,i=3,@DIP-6 61G1,v=60,i=0.4,@SOP-4 61GR2,v=60,i=1.7,@SOP-4 61HR,v=60,i=2.3,@SOP-6 61VY3,v=60,i=0.7,@SOP-4 601BY,v=600,i=0.1,@DIP-6 601G,v=600,i=0.09,@SOP-4 351A,v=350,i=0.12 351G,v=350,i=0.11,@SOP-4 351GL,v=350,i=0.11,@SOP-4 351VY,v=350,i=0.11,@SOP-4 401A,v=400,i=0.12 401BY,v=400,i=0.12,@DIP-6 401G,v=400,i=0.12,@SOP-4 201AY1,v=200,i=0.25 201G,v=200,i=0.2,@SOP-4 101AR,v=100,i=2 41AY1,v=40,i=0.5 21AR,v=20,i=3 21GR,v=20,i=0.16,@SOP-4 21LR10,v=20,i=0.2,@SSOP-4 81G1,v=80,i=0.35,@SOP-4 352C,v=350,i=0.12,@DIP-8,form=DPST-NO 62C1,v=60,i=0.5,@DIP-8,form=DPST-NO 402C,v=400,i=0.12,@DIP-8,form=DPST-NO
Panasonic | ${PHOTO} | AQ{}{} | form=SPST-NO | SOP-4:1000:13 | 0.42 | Y210S,v=350,i=0.12 Y211S,v=60,i=0.5 Y212S,v=60,i=0.5 Y212GS,v=60,i=1 Y214S,v=400,i=0.1 Y216S,v=600,i=0.05 Y221N2S,v=40,i=0.12 Y221R2S,v=40,i=0.25 Y225R1S,v=80,i=0.35 Y232G3HS,v=60,i=3.3 Y282S,v=60,i=0.5 Y284S,v=400,i=0.12 | - X,#1000,^0.6 Z,#1000,^0.6
Panasonic | ${PHOTO} | AQ{}{} | form=SPST-NO | DIP-6:500:19 | 0.4 | V210E,v=350,i=0.13 V210EH,v=350,i=0.13 V212,v=60,i=0.55 V214,v=400,i=0.12 V214EH,v=400,i=0.12 V215,v=100,i=0.35 V216,v=600,i=0.05 V217,v=200,i=0.2 V221,v=40,i=0.1 V225,v=80,i=0.15 V251G,v=30,i=3.5,*1.8 V252G,v=60,i=2.5,*1.7 V254,v=400,i=0.15 V255G,v=80,i=2.3,*1.8 V257,v=200,i=0.25 V258,v=1500,i=0.02,*2.4 V259,v=1000,i=0.03,*1.9 Y212EH,v=60,i=0.55,@DIP-4 Y210EH,v=350,i=0.13,@DIP-4 Y214EH,v=400,i=0.1,@DIP-4 Y272,v=60,i=2,@SIP-4 Y277,v=200,i=0.65,@SIP-4 W210EH,v=350,i=0.12,@DIP-8,form=DPST-NO W212EH,v=60,i=0.5,@DIP-8,form=DPST-NO W214EH,v=400,i=0.1,@DIP-8,form=DPST-NO W610EH,v=350,i=0.12,@DIP-8,form=SPST-NO+SPST-NC | - A,mount=SMD AX,mount=SMD,#1000,^0.6 AZ,mount=SMD,#1000,^0.5
Toshiba | ${PHOTO} | TLP{} | form=SPST-NO | DIP-4:2000:6 | 0.4 | ${['222A-2/60/0.5/DIP-8', '222A/60/0.5/DIP-4', '240A/60/0.5/DIP-4', '240D/200/0.25/DIP-4', '240G/400/0.12/DIP-4', '240J/600/0.09/DIP-4', '172A/60/0.5/SOP-4', '172G/400/0.11/SOP-4', '172GM/350/0.11/SOP-4', '3122A/60/1.4/SOP-4', '176AM/60/0.7/SOP-4', '241A/60/2/DIP-4', '3542/60/2.5/DIP-6', '3543A/20/5/DIP-6', '3544A/40/3.5/DIP-6', '3545A/60/3/DIP-6', '3547/60/5/DIP-8', '797GA/400/0.1/DIP-6', '3823/100/3/DIP-8', '3825/200/1.5/DIP-8', '4172G/350/0.09/SOP-4', '227G/350/0.12/DIP-4'].flatMap((row) => { const [number = '', volts = '', amps = '', name = ''] = row.split('/'); return [`${number}(F),v=${volts},i=${amps},@${name}`, `${number}(TP;F),v=${volts},i=${amps},@${name},^0.5`]; }).join(' ')}
Littelfuse | ${PHOTO} | CPC{} | form=SPST-NO | SOP-4:2000:9 | 0.36 | 1017N,v=60,i=0.1 1017NTR,v=60,i=0.1 1018N,v=60,i=0.6 1018NTR,v=60,i=0.6 1002N,v=60,i=0.7 1002NTR,v=60,i=0.7 1008N,v=100,i=0.15 1009N,v=100,i=0.15 1014N,v=60,i=0.4 1030N,v=350,i=0.12 1030NTR,v=350,i=0.12 1035N,v=350,i=0.12 1035NTR,v=350,i=0.12 1019N,v=60,i=0.75 1019NTR,v=60,i=0.75 1117N,v=60,i=0.15,form=SPST-NC 1230N,v=350,i=0.12 1150N,v=350,i=0.12,form=SPST-NC 1966B,v=600,i=3,@SIP-4,*2.4 1972G,v=800,i=0.25,@DIP-6 1981Y,v=1000,i=0.18,@SIP-4,*2 1709J,v=60,i=9,@TO-247,*6 1788J,v=1000,i=1,@TO-247,*6
Littelfuse | ${PHOTO} | {}{} | | DIP-6:50:14 | 0.34 | LCA110,v=350,i=0.12,form=SPST-NO LCA710,v=60,i=1,form=SPST-NO LCB710,v=60,i=1,form=SPST-NC LCA120,v=250,i=0.17,form=SPST-NO LCB110,v=350,i=0.12,form=SPST-NC LAA110,v=350,i=0.12,form=DPST-NO,@DIP-8 LAA127,v=250,i=0.2,form=DPST-NO,@DIP-8 LCC110,v=350,i=0.12,form=SPDT,@DIP-8 PLA110,v=400,i=0.15,form=SPST-NO PLA140,v=400,i=0.25,form=SPST-NO PLA150,v=250,i=0.25,form=SPST-NO PLA193,v=600,i=0.1,form=SPST-NO PVT412,v=400,i=0.14,form=SPST-NO | - S,mount=SMD STR,mount=SMD,#1000
`;

/** Power, signal and solid state relays. */
export function relays(): Series[] {
  return [...patternSeries(RELAYS, { packaging: 'piece', hot: { 'SRD-05VDC-SL-C': 34, 'SRD-12VDC-SL-C': 88, 'G5LE-1 DC12': 160 } }), ...patternSeries(SOLID, { packaging: 'piece' })];
}
