/** Varistors, gas discharge tubes and inrush current limiters over their makers' grids. */
import { patternSeries } from '../../readers/pattern-series';
import type { Series } from '../../series';

/** Varistor volts at 1 mA and the alternating volts that go with them. */
const NOMINAL = `18/11 22/14 27/17 33/20 39/25 47/30 56/35 68/40 82/50 100/60 120/75 150/95 180/115 200/130 220/140 240/150 270/175 300/190 330/210 360/230
390/250 430/275 470/300 510/320 560/350 620/385 680/420 750/460 780/485 820/510 910/550 1000/625 1100/680 1800/1000`;
const WANTED = new Set(['471', '431', '561', '391', '271', '821', '220', '390', '680', '275', '300', '130', '320']);

/** Two digits and a count of zeros. */
const code = (volts: number) => (volts < 100 ? `${volts}0` : `${String(volts).slice(0, 2)}${String(volts).length - 2}`);
const option = (text: string, volts: number, clamping: number) => `${text},v=${volts},vc=${clamping}${WANTED.has(text.slice(0, 3)) ? ',^1' : ',^0.5'}`;

/** Options by varistor volts, `471`, from and to in volts. */
function byNominal(from: number, to: number): string {
  return NOMINAL.split(/\s+/).flatMap((row) => {
    const [nominal = 0, volts = 0] = row.split('/').map(Number);
    return nominal < from || nominal > to ? [] : [option(code(nominal), volts, Number((nominal * 1.65).toPrecision(3)))];
  }).join(' ');
}

/** Options by alternating volts. */
function byRated(list: string, text: (volts: number) => string): string {
  return list.split(' ').map((one) => option(text(Number(one)), Number(one), Number((Number(one) * 2.6).toPrecision(3)))).join(' ');
}

const MOV = '插件压敏电阻 | Radial varistor (MOV)';
const RATED = '11 14 17 20 25 30 35 40 50 60 75 95 115 130 140 150 175 210 230 250 275 300 320 385 420 460 510 550 625';
const ALL = byNominal(18, 1100);
const sizes = (list: string, text: (size: string) => string) => list.split(' ').map((one) => `${text(one)},@Disc_D${one}${{ '05': ',*0.6', '07': ',*0.75', '10': ',*1', '14': ',*1.5', '20': ',*2.9' }[one] ?? ''}`).join(' ');
const disc = 'Disc_D10:1000';
const chipMov = '贴片压敏电阻 | Chip varistor';
const GDT = '陶瓷气体放电管 % | Ceramic gas discharge tube, %';
const TWO = '~两极~2_electrodes';
const THREE = '~三极~3_electrodes';

const VARISTORS = `
## 070501
Bourns | ${MOV} | MOV-{}D{}K{} | | ${disc}:0.75 | 0.46 | ${sizes('14 10 07 20', (one) => one)} | ${ALL} | - TR,#1500,^0.6
Brightking | ${MOV} | {}D{}K{} | | ${disc}:0.22 | 0.5 | ${sizes('14 10 07 20 05', (one) => one)} | ${ALL} | - J,^0.5
Panasonic | ${MOV} | ERZV{}D{} | | ${disc}:0.85 | 0.38 | ${sizes('14 10 07 20 05', (one) => one)} | ${ALL}
TDK | ${MOV} | B722{}K101 | | ${disc}:0.95 | 0.42 | ${['14', '10', '07', '20', '05'].flatMap((size) => byRated(RATED, (volts) => `${size}S0${code(volts)}`).split(' ').map((one) => `${one},@Disc_D${size}`)).join(' ')}
Littelfuse | ${MOV} | V{}P{} | | ${disc}:1.3 | 0.4 | ${['14', '10', '07', '20'].flatMap((size) => byRated('11 14 17 20 25 30 35 40 50 60 75 95 115 130 140 150 175 210 230 250 275 300 320 385 420 440 460 510 550 625', (volts) => `${size}E${volts}`).split(' ').map((one) => `${one},@Disc_D${size}`)).join(' ')} | - L2B,^0.5
Littelfuse | ${MOV} | V{}P | | ${disc}:1.9 | 0.38 | ${byRated('130 140 150 175 230 250 275 300 320 385 420 460 480 510 550 625', (volts) => `${volts}LA20A`)} ${byRated('130 140 150 175 230 250 275 300 320', (volts) => `${volts}LA10A`)} ${byRated('130 140 150 175 230 250 275 300', (volts) => `${volts}LA5A`)}
Vishay | ${MOV} | VDRS{} | | ${disc}:0.9 | 0.3 | ${['14', '10', '07', '20', '05'].flatMap((size) => byRated('11 14 17 20 25 30 35 40 50 60 75 95 115 130 140 150 175 210 230 250 275 300 320 385 420 460', (volts) => `${size}${'HPWJA'['14 10 07 20 05'.split(' ').indexOf(size)] ?? 'H'}${String(volts).padStart(3, '0')}BSE`).split(' ').map((one) => `${one},@Disc_D${size}`)).join(' ')}
## 070502
Littelfuse | ${chipMov} | V{}NH | | 0603:2500:0.55 | 0.38 | 3.5MLA0603,v=3.5 5.5MLA0603,v=5.5 9MLA0603,v=9 14MLA0603,v=14 18MLA0603,v=18 26MLA0603,v=26 30MLA0603,v=30 3.5MLA0805,v=3.5,@0805 5.5MLA0805,v=5.5,@0805 9MLA0805,v=9,@0805 12MLA0805,v=12,@0805 14MLA0805,v=14,@0805 18MLA0805,v=18,@0805 26MLA0805,v=26,@0805 3.5MLA1206,v=3.5,@1206 5.5MLA1206,v=5.5,@1206 14MLA1206,v=14,@1206 18MLA1206,v=18,@1206 26MLA1206,v=26,@1206 33MLA1206,v=33,@1206 42MLA1206,v=42,@1206 56MLA1206,v=56,@1206 68MLA1206,v=68,@1206 18MLA1210,v=18,@1210 30MLA1210,v=30,@1210 60MLA1210,v=60,@1210 85MLA1210,v=85,@1210 120MLA1210,v=120,@1210
TDK | ${chipMov} | C{} | | 0603:4000:0.45 | 0.36 | T0402L14G,v=14,@0402 T0402S14AHSG,v=14,@0402 T0603K4G,v=4 T0603K11G,v=11 T0603K14G,v=14 T0603K17G,v=17 T0603K20G,v=20 T0603K25G,v=25 T0603K30G,v=30 T0805K4G,v=4,@0805 T0805K11G,v=11,@0805 T0805K14G,v=14,@0805 T0805K17G,v=17,@0805 T0805K20G,v=20,@0805 T0805K25G,v=25,@0805 T0805K30G,v=30,@0805 N1206K14G,v=14,@1206 N1206K17G,v=17,@1206 N1206K25G,v=25,@1206 N1206K30G,v=30,@1206 N1206K40G,v=40,@1206 N1206K60G,v=60,@1206 N1210K14G,v=14,@1210 N1210K17G,v=17,@1210 N1210K30G,v=30,@1210 N1210K60G,v=60,@1210 N1812K14G,v=14,@1812 N1812K30G,v=30,@1812 N1812K60G,v=60,@1812 N2220K30G,v=30,@2220 N2220K60G,v=60,@2220
Kyocera AVX | ${chipMov} | VC{}{} | | 0603:4000:0.7 | 0.34 | 060303A100,v=3.3 060305A150,v=5.6 060309A200,v=9 060314A300,v=14 060318A400,v=18 080503A100,v=3.3,@0805 080505A150,v=5.6,@0805 080509A200,v=9,@0805 080514A300,v=14,@0805 080518A400,v=18,@0805 080526A580,v=26,@0805 120605D150,v=5.6,@1206 120614D300,v=14,@1206 120618D400,v=18,@1206 120626D580,v=26,@1206 120630D650,v=30,@1206 120642L800,v=42,@1206 121018J390,v=18,@1210 121030H620,v=30,@1210 121060J121,v=60,@1210 | DP RP,#1000,^0.5
Bourns | ${chipMov} | CG{}MLC-{}E | | 0603:5000:0.5 | 0.34 | 0603,@0603 0402,@0402,#10000 | 05,v=5 12,v=12 24,v=24
Sunlord | ${chipMov} | SDV{} | | 0603:4000:0.12 | 0.36 | 1005A5R5C121NPTF,v=5.5,@0402 1005E5R5C100NPTF,v=5.5,@0402 1005A180C151YPTF,v=18,@0402 1608A5R5C201NPTF,v=5.5 1608A090C201NPTF,v=9 1608A140C101YPTF,v=14 1608A180C500YPTF,v=18 1608A260C500YPTF,v=26 2012A5R5C301NPTF,v=5.5,@0805 2012A180C201YPTF,v=18,@0805 2012A260C101YPTF,v=26,@0805
## 070601
Bourns | ${GDT} | {} | | SMD:500:2.4 | 0.42 | ${['09,v=90', '15,v=150', '20,v=200', '23,v=230', '25,v=250', '30,v=300', '35,v=350', '40,v=400', '47,v=470', '60,v=600'].flatMap((one) => { const [number = '', volts = ''] = one.split(','); return [`2038-${number}-SM-RPLF,${volts},${TWO}`, `2049-${number}-BLF,${volts},${TWO},@Radial`, `2057-${number}-SM-RPLF,${volts},${TWO}`, `2051-${number}-SM-RPLF,${volts},${TWO}`, `2036-${number}-BLF,${volts},${THREE},@Radial`, `2026-${number}-C2LF,${volts},${THREE},@Radial`, `2035-${number}-SM-RPLF,${volts},${TWO}`]; }).join(' ')}
Littelfuse | ${GDT} | {} | | Radial:500:2.6 | 0.38 | ${['75', '90', '145', '230', '250', '300', '350', '470', '600'].flatMap((volts) => [`CG${volts}L,v=${volts},${TWO}`, `CG${volts}MS,v=${volts},${TWO},@SMD`, `CG2${volts}L,v=${volts},${TWO},*1.2`, `SL1002A${volts.padStart(3, '0')}SM,v=${volts},${TWO},@SMD`, `SL1011A${volts.padStart(3, '0')}A,v=${volts},${TWO}`, `SL1122A${volts.padStart(3, '0')},v=${volts},${THREE},*1.8`, `SL1003A${volts.padStart(3, '0')}SM,v=${volts},${THREE},@SMD`]).join(' ')}
Brightking | ${GDT} | 2R{}{} | | Radial:1000:0.8 | 0.36 | 090,v=90 075,v=75 150,v=150 230,v=230 300,v=300 350,v=350 400,v=400 470,v=470 600,v=600 800,v=800 | L-8,${TWO} S-8,${TWO},@SMD TA-5,${TWO} L-5.5X6,${TWO}
Brightking | ${GDT} | 3R{}{} | | Radial:500:1.3 | 0.34 | 090,v=90 150,v=150 230,v=230 300,v=300 350,v=350 400,v=400 470,v=470 600,v=600 | L-8,${THREE} TA-6,${THREE} SMD-5X7.6,${THREE},@SMD
`;

/** Cold ohms and amperes of the discs, by millimetres. */
const DISCS: Record<string, string> = {
  5: '5/1 10/0.7 20/0.6 60/0.3 200/0.1', 7: '5/2 8/1 10/1 16/0.7 22/0.6 33/0.5 200/0.2',
  9: '3/4 4/3 5/3 6/2 8/2 10/2 12/1 16/1 20/1 22/1 25/1 30/1 33/1 50/1 60/0.8 80/0.8 120/0.8 200/0.5',
  11: '2.5/5 3/5 4/4 5/4 6/3 8/3 10/3 12/2 16/2 20/2 22/2 30/1.5 47/1.5 50/1.5', 13: '1.3/7 1.5/7 2.5/6 3/6 4/5 5/5 6/4 7/4 8/4 10/4 12/3 15/3 16/3 20/3 30/2.5 47/2',
  15: '1.3/8 1.5/8 3/7 5/6 6/5 7/5 8/5 10/5 12/4 15/4 16/4 20/4 30/3.5 47/3', 20: '0.7/11 1.3/9 3/8 5/7 6/6 8/6 10/6 12/5 16/5 20/4.8',
};

function inrush(): Series[] {
  const name = '功率型 NTC 热敏电阻 | Inrush current limiter (NTC)';
  const lines = Object.entries(DISCS).flatMap(([size, list]) => {
    const cost = Number(size) ** 1.4 / 25;
    const rows = list.split(' ').map((one) => one.split('/'));
    const own = rows.map(([ohms = '', amps = '']) => `${ohms},r=${ohms},i=${amps}${['5', '10'].includes(ohms) ? ',^1' : ',^0.6'}`).join(' ');
    return [`Nanjing Shiheng | ${name} | MF72-{}D${size} | | Disc D${size.padStart(2, '0')}:1000:${(0.3 * cost).toFixed(3)} | 0.46 | ${own}`];
  });
  const tdk = `TDK | ${name} | B57{}M{} | | Disc D15:750:2.1 | 0.4 | ${['S153/7/1.5 3.3/3 4.7/3 10/2 15/1.8 33/1.3', 'S235/11/1.9 5/4.2 10/3', 'S236/11/2.5 5.5/3.5 10/3.5 20/1.9 25/2.4 80/1.6', 'S237/15/1 2.5/7 4.7/5.1 5/5.1 6/5 7/4.2 10/3.7 15/3 22/2.8 33/2.5 60/2', 'S238/18/2.5 5/6.5 10/4.4', 'S364/21/1 2/12 2.5/11 4/9.5 5/8.5 10/7.5', 'S464/26/1 2.5/16 5/13 10/10'].flatMap((row) => {
    const [head = '', ...list] = row.split(' ');
    const [series = '', diameter = ''] = head.split('/');
    return list.map((one) => one.split('/')).map(([ohms = '', amps = '']) => `${series.slice(1)}S0${Number(ohms) < 10 ? `${ohms.replace('.', '').padEnd(2, '0')}9` : `${ohms}0`},r=${ohms},i=${amps},@Disc_D${diameter.padStart(2, '0')}`);
  }).join(' ')} | 000 051,^0.6`;
  return patternSeries(['## 070701', ...lines, tdk].join('\n'));
}

/** Varistors, gas discharge tubes and inrush limiters. */
export function surgeProtection(): Series[] {
  return [...patternSeries(VARISTORS), ...inrush()];
}
