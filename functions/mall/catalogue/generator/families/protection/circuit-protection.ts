/** Fuses, resettable fuses, varistors, gas tubes and inrush limiters over their makers' grids. */
import { patternSeries } from '../../readers/pattern-series';
import type { Series } from '../../series';

/** Options `code,i=amperes` of a list of amperes. */
function amperes(list: string, code: (one: string) => string): string {
  return list.split(' ').map((one) => `${code(one)},i=${one}${['0.5', '1', '2', '3', '3.15', '5', '10'].includes(one) ? ',^1' : ',^0.55'}`).join(' ');
}

/** Littelfuse's four characters: `.500`, `001.`, `01.5`, `3.15`. */
const littel = (one: string) => (Number(one) < 1 ? Number(one).toFixed(3).slice(1) : one.includes('.') ? one.padStart(4, '0') : `${one.padStart(3, '0')}.`);
const milli = (one: string) => (Number(one) < 1 ? `${Math.round(Number(one) * 1000)}` : one);
const tr5 = (one: string) => (Number(one) < 1 ? `0${String(Math.round(Number(one) * 1000)).padStart(3, '0')}` : `1${String(Math.round(Number(one) * 100)).padEnd(3, '0')}`);
const hundredths = (one: string) => String(Math.round(Number(one) * 100)).padStart(3, '0');

const NANO = '0.062 0.08 0.1 0.125 0.16 0.2 0.25 0.315 0.375 0.4 0.5 0.63 0.75 0.8 1 1.25 1.5 1.6 2 2.5 3 3.15 3.5 4 5 6.3 7 8 10 12 15';
const SLOW = '0.375 0.5 0.75 1 1.5 2 2.5 3 3.5 4 5';
const CHIP = '0.25 0.375 0.5 0.75 1 1.25 1.5 1.75 2 2.5 3 3.5 4 5';
const TUBE = '0.032 0.04 0.05 0.063 0.08 0.1 0.125 0.16 0.2 0.25 0.315 0.4 0.5 0.63 0.8 1 1.25 1.6 2 2.5 3.15 4 5 6.3 8 10';
const SMALL = '0.05 0.063 0.08 0.1 0.125 0.16 0.2 0.25 0.315 0.4 0.5 0.63 0.8 1 1.25 1.6 2 2.5 3.15 4 5 6.3';
const INCH = '0.1 0.125 0.2 0.25 0.3 0.5 0.75 1 1.5 2 2.5 3 4 5 6 7 8 10';
const CHIP_FUSE = '贴片保险丝 % | SMD fuse, %';
const FAST = '玻璃管保险丝 快断 | Glass tube fuse, fast acting';
const LAG = '玻璃管保险丝 慢断 | Glass tube fuse, time lag';
const CERAMIC = '陶瓷管保险丝 | Ceramic tube fuse';
const MINI = '微型保险丝 % | Subminiature fuse, %';

const FUSES = `
## 070301
Littelfuse | ${CHIP_FUSE} | 045{}{}MRL | v=125 | 6.1x2.7mm:1000:2.3 | 0.5 | 1,~快断~fast_acting 3,~快断（镀金）~fast_acting_gold_plated,*1.15,^0.4 | ${amperes(NANO, littel)}
Littelfuse | ${CHIP_FUSE} | 0{}{}MRL | v=125 | 6.1x2.7mm:1000:2.8 | 0.4 | 452,~慢断~slow_blow 454,~慢断（镀金）~slow_blow_gold_plated,*1.15,^0.4 | ${amperes(SLOW, littel)}
Littelfuse | ${CHIP_FUSE} | 0448{}MR | v=125 | 6.1x2.7mm:1000:2 | 0.36 | ${amperes(NANO, littel)}
Littelfuse | ${CHIP_FUSE} | 0154{}DR{} | v=125 | 9.7x5mm:1000:5.2 | 0.34 | ${amperes(NANO, littel)} | - L
Littelfuse | 贴片保险丝 快断 | SMD fuse, fast acting | 0466{}NR{} | v=63 | 1206:3000:0.95 | 0.48 | ${amperes('0.125 0.2 0.25 0.375 0.5 0.75 1 1.25 1.5 1.75 2 2.5 3 4 5', littel)} | - HF
Littelfuse | 贴片保险丝 快断 | SMD fuse, fast acting | 0467{}NR{} | v=32 | 0603:5000:0.9 | 0.46 | ${amperes('0.25 0.375 0.5 0.75 1 1.25 1.5 1.75 2 2.5 3 4 5', littel)} | - HF
Littelfuse | 贴片保险丝 快断 | SMD fuse, fast acting | 0{}{}R | v=32 | 0603:5000:0.75 | 0.44 | 438,@0603 437,@1206,v=63,#3000 435,@0402,#10000 494,@0603 | ${amperes(CHIP, littel).replaceAll(',i=', 'W,i=')}
Littelfuse | 贴片保险丝 高 I²t | SMD fuse, high I²t | 0{}{}WR | v=32 | 1206:3000:1.1 | 0.36 | 440,@1206 441,@0603,#5000 | ${amperes('1.5 1.75 2 2.5 3 3.5 4 5 6 8', littel)}
Littelfuse | 贴片保险丝 慢断 | SMD fuse, slow blow | 0{}{}NR | v=63 | 1206:3000:1 | 0.4 | 468 469 | ${amperes('0.5 0.75 1 1.5 2 2.5 3', littel)}
Bourns | ${CHIP_FUSE} | SF-{}{}-2 | v=32 | 0603:5000:0.7 | 0.4 | 0402F,@0402,~快断~fast_acting,#10000 0603F,@0603,~快断~fast_acting 0603S,@0603,~慢断~slow_blow 1206F,@1206,~快断~fast_acting,v=63,#3000 1206S,@1206,~慢断~slow_blow,v=63,#3000 0603HI,@0603,~高浪涌~high_inrush 1206HI,@1206,~高浪涌~high_inrush,v=63,#3000 | ${amperes('0.5 0.75 1 1.25 1.5 1.75 2 2.5 3 3.5 4 5', hundredths)}
Eaton | ${CHIP_FUSE} | {}{}-R | v=63 | 1206:3000:0.9 | 0.38 | 3216FF,~快断~fast_acting TR/3216TD,~慢断~time_delay,*1.2 TR/3216FF,~快断~fast_acting TR/1608FF,@0603,~快断~fast_acting,#5000 0603FA,@0603,~快断~fast_acting,#5000 TR2/TCP70,@6.1x2.7mm,~电信~telecom,#1500,*1.8 | ${amperes('0.25 0.375 0.5 0.75 1 1.25 1.5 1.75 2 2.5 3 4 5', milli)}
Vishay | 薄膜贴片保险丝 | Thin film chip fuse | MFU{}FF0{}P100 | v=63 | 0603:5000:1.6 | 0.28 | 0402,@0402 0603,@0603 0805,@0805 1206,@1206 | ${amperes('0.5 0.63 0.8 1 1.25 1.6 2 2.5 3.15 4 5', (one) => String(Math.round(Number(one) * 1000)).padStart(4, '0'))}
## 070302
Littelfuse | ${FAST} | 02{}{}{} | v=250 | 5x20mm:1000:0.85 | 0.44 | 17 35,^0.5 | ${amperes(TUBE, littel)} | HXP,#100 MXP,*0.9 MXEP,^0.4
Littelfuse | ${LAG} | 02{}{}{} | v=250 | 5x20mm:1000:1 | 0.42 | 18 13 19,^0.4 39,^0.5 | ${amperes(TUBE, littel)} | HXP,#100 MXP,*0.9
Littelfuse | ${CERAMIC} | 02{}{}{} | v=250 | 5x20mm:1000:1.2 | 0.38 | 15 16 | ${amperes(TUBE.slice(TUBE.indexOf('0.2')), littel)} | HXP,#100 MXP,*0.9
Littelfuse | ${FAST} | 0312{}{} | v=250 | 6.3x32mm:1000:1.3 | 0.34 | ${amperes(INCH, littel)} | HXP,#100 MXP,*0.9
Littelfuse | ${LAG} | 0313{}{} | v=250 | 6.3x32mm:1000:1.6 | 0.32 | ${amperes(INCH, littel)} | HXP,#100 MXP,*0.9
Eaton | ${FAST} | {}-{}-R | v=250 | 5x20mm:1000:0.9 | 0.36 | S500 BK/S500,*0.9 S501,*1.2 GMA | ${amperes(TUBE.slice(TUBE.indexOf('0.1 ')), milli)}
Eaton | ${LAG} | {}-{}-R | v=250 | 5x20mm:1000:1.1 | 0.36 | S506 BK/S506,*0.9 S505,*1.3 GMC | ${amperes(TUBE.slice(TUBE.indexOf('0.1 ')), milli)}
Eaton | ${FAST} | {}-{}-R | v=250 | 6.3x32mm:1000:1.2 | 0.32 | AGC BK/AGC,*0.9 ABC,*1.4 BK/ABC,*1.3 | ${amperes('0.5 0.75 1 1.5 2 2.5 3 4 5 6 7 8 10 12 15 20', (one) => ({ '0.5': '1/2', '0.75': '3/4', '1.5': '1-1/2', '2.5': '2-1/2' })[one] ?? one)}
Eaton | ${LAG} | {}-{}-R | v=250 | 6.3x32mm:1000:1.5 | 0.3 | MDL BK/MDL,*0.9 | ${amperes('0.5 0.75 1 1.5 2 2.5 3 4 5 6 7 8 10', (one) => ({ '0.5': '1/2', '0.75': '3/4', '1.5': '1-1/2', '2.5': '2-1/2' })[one] ?? one)}
## 070303
Littelfuse | ${MINI} | 3{}{}0{} | v=250 | 8.5x8mm:1000:1.7 | 0.4 | 72,~慢断~time_lag 82,~慢断~time_lag 92,~慢断~time_lag 70,~快断~fast_acting | ${amperes(SMALL, tr5)} | 000 411
Littelfuse | ${MINI} | 0{}{}MXL | v=125 | 7.1x2.4mm:1000:1.8 | 0.36 | 251,~快断~fast_acting 263,~快断~fast_acting,v=250 | ${amperes('0.062 0.125 0.2 0.25 0.375 0.5 0.75 1 1.5 2 2.5 3 3.5 4 5 7 10', littel)}
Littelfuse | ${MINI} | 0473{}MRT1L | v=125 | 7.1x3.8mm:2500:1.9 | 0.32 | ${amperes('0.375 0.5 0.75 1 1.5 2 2.5 3 3.5 4 5 7', littel).replaceAll(',i=', ',~慢断~slow_blow,i=')}
Eaton | ${MINI} | SS-5{}-{} | v=250 | 8.5x8mm:1000:1.3 | 0.34 | -,~慢断~time_lag F,~快断~fast_acting | ${amperes(SMALL.slice(SMALL.indexOf('0.1 ')), (one) => (Number(one) < 1 ? `${Math.round(Number(one) * 1000)}MA` : `${one}A`))}
`;

/** Options `code,hold=…,v=…` of entries `amperes/volts`. */
function holds(list: string, code: (hold: string, volts: string) => string): string {
  return list.split(/\s+/).map((entry) => {
    const [hold = '', volts = ''] = entry.split('/');
    return `${code(hold, volts)},hold=${hold},v=${volts}${['0.5', '1.1', '0.2', '2', '0.1'].includes(hold) ? ',^1' : ',^0.6'}`;
  }).join(' ');
}

const P0603 = '0.04/24 0.1/15 0.2/9 0.35/6 0.5/6';
const P0805 = '0.1/15 0.2/9 0.35/6 0.5/6 0.75/6 1.1/6';
const P1206 = '0.05/60 0.1/60 0.12/30 0.16/30 0.2/30 0.25/16 0.35/16 0.5/13.2 0.75/6 1.1/8 1.5/8 2/6';
const P1210 = '0.05/30 0.1/30 0.2/30 0.35/16 0.5/13.2 0.75/8 1.1/6 1.5/6';
const P1812 = '0.1/60 0.14/60 0.2/30 0.3/30 0.5/15 0.75/13.2 1.1/8 1.25/6 1.5/8 1.6/8 2/8 2.6/8 3/6';
const P2920 = '0.3/60 0.5/60 0.75/33 1/33 1.25/33 1.5/33 1.85/33 2/24 2.5/16 2.6/8 3/6';
const R60 = '0.05/60 0.1/60 0.17/60 0.2/60 0.25/60 0.3/60 0.4/60 0.5/60 0.65/60 0.75/60 0.9/60 1.1/60 1.35/60 1.6/60 1.85/60 2.5/60 3/60 3.75/60';
const R30 = '0.9/30 1.1/30 1.35/30 1.6/30 1.85/30 2.5/30 3/30 4/30 5/30 6/30 7/30 8/30 9/30';
const R16 = '2.5/16 3/16 4/16 5/16 6/16 7/16 8/16 9/16 10/16 11/16 12/16 14/16';
const chipPtc = '贴片自恢复保险丝 | SMD resettable fuse';
const radialPtc = '插件自恢复保险丝 | Radial resettable fuse';
const volts3 = (volts: string) => String(Math.floor(Number(volts))).padStart(2, '0');

const PPTC = `
## 070401
${[['0603', P0603, 5000], ['0805', P0805, 4000], ['1206', P1206, 3000], ['1210', P1210, 3000], ['1812', P1812, 1500], ['2920', P2920, 1500]].map(([size = '', list = '', pack = 0]) => `
Littelfuse | ${chipPtc} | ${size}L{}R | | ${size}:${pack}:0.85 | 0.5 | ${holds(String(list), (hold, volts) => `${hundredths(hold)}${Number(volts) > 24 ? `/${volts}` : ''}`)}
Eaton | ${chipPtc} | PTS${size}{} | | ${size}:${pack}:0.7 | 0.32 | ${holds(String(list), (hold, volts) => `${volts3(volts)}V${hundredths(hold)}`)}
BHFUSE | ${chipPtc} | BSMD${size}-{} | | ${size}:${pack}:0.3 | 0.36 | ${holds(String(list), (hold, volts) => `${hundredths(hold)}-${volts}V`)}`).join('')}
Bourns | ${chipPtc} | MF-FSMF{}X-2 | | 0603:4000:0.9 | 0.36 | ${holds(P0603, (hold) => hundredths(hold))}
Bourns | ${chipPtc} | MF-PSMF{}X-2 | | 0805:3000:0.85 | 0.38 | ${holds(P0805, (hold) => hundredths(hold))}
Bourns | ${chipPtc} | MF-NSMF{}-2 | | 1206:3000:0.8 | 0.48 | ${holds(P1206, (hold) => hundredths(hold))}
Bourns | ${chipPtc} | MF-USMF{}-2 | | 1210:3000:0.85 | 0.38 | ${holds(P1210, (hold) => hundredths(hold))}
Bourns | ${chipPtc} | MF-MSMF{}-2 | | 1812:2000:0.85 | 0.5 | ${holds(P1812, (hold) => hundredths(hold))}
Bourns | ${chipPtc} | MF-SM{}-2 | | 2920:2000:1.9 | 0.36 | ${holds(P2920, (hold) => hundredths(hold))}
Bel Fuse | ${chipPtc} | 0ZC{}FF2{} | | 1812:1500:0.7 | 0.34 | ${[['M', '0603', P0603], ['K', '0805', P0805], ['J', '1206', P1206], ['H', '1210', P1210], ['G', '1812', P1812], ['F', '2920', P2920]].map(([letter = '', size = '', list = '']) => holds(list, (hold) => `${letter}${hundredths(hold).padStart(4, '0')}`).replaceAll(',hold=', `,@${size},hold=`)).join(' ')} | G E,^0.5
## 070402
Littelfuse | ${radialPtc} | {} | | Radial:1500:0.8 | 0.42 | ${holds(R60, (hold) => `RXEF${hundredths(hold)}`)} ${holds(R30, (hold) => `RUEF${hundredths(hold)}`)} ${holds(R16, (hold) => `RGEF${Number(hold) * 100}`)} ${holds(R60, (hold) => `60R${hundredths(hold)}XU`)} ${holds(R30, (hold) => `30R${hundredths(hold)}U`)} ${holds(R16, (hold) => `16R${hundredths(hold)}GU`)} ${holds('0.2/72 0.25/72 0.3/72 0.4/72 0.5/72 0.65/72 0.75/72 0.9/72 1.1/72 1.35/72 1.6/72 1.85/72 2.5/72 3/72', (hold) => `72R${hundredths(hold)}XU`)} ${holds('0.08/250 0.11/250 0.12/250 0.145/250 0.18/250', (hold) => `TRF250-${String(Math.round(Number(hold) * 1000)).padStart(3, '0')}`)}
Bourns | ${radialPtc} | MF-R{}{} | | Radial:500:0.9 | 0.46 | ${holds(R60, (hold) => hundredths(hold))} | - -0-99,^0.6
Bourns | ${radialPtc} | MF-{} | | Radial:500:1 | 0.34 | ${holds(R16, (hold) => `RG${hundredths(hold)}`)} ${holds('0.5/16 0.7/16 1/16 2/16 3/16 4/16 5.5/16 6/16 6.5/16 7.5/16 8/16 9/16 10/16 11/16 13/16 15/16', (hold) => `RHT${hundredths(hold)}`)} ${holds('0.05/120 0.1/120 0.17/120 0.2/72 0.25/72 0.3/72 0.4/72 0.5/72 0.65/72 0.75/72 0.9/72 1.1/72 1.35/72 1.6/72 1.85/72 2.5/72 3/72 3.75/72', (hold) => `RX${hundredths(hold)}/${Number(hold) < 0.2 ? 120 : 72}`)}
Bel Fuse | ${radialPtc} | 0ZR{}FF1E | | Radial:500:0.7 | 0.3 | ${holds(R60, (hold) => `C${hundredths(hold).padStart(4, '0')}`)} ${holds(R30, (hold) => `B${hundredths(hold).padStart(4, '0')}`)} ${holds(R16, (hold) => `E${hundredths(hold).padStart(4, '0')}`)}
BHFUSE | ${radialPtc} | BK{} | | Radial:1000:0.26 | 0.34 | ${holds(R60, (hold) => `60-${hundredths(hold)}`)} ${holds(R30, (hold) => `30-${hundredths(hold)}`)} ${holds(R16, (hold) => `16-${hundredths(hold)}`)} ${holds('0.06/250 0.08/250 0.12/250 0.145/250 0.18/250 0.2/250', (hold) => `250-${String(Math.round(Number(hold) * 1000)).padStart(3, '0')}`)}
`;

/** Fuses and resettable fuses. */
export function circuitProtection(): Series[] {
  return [...patternSeries(FUSES), ...patternSeries(PPTC)];
}
