import { describe, expect, it } from 'vitest';
import { read } from '../sheets';

const HEAD = 'Ref|Qty|Value|Footprint|MPN|Description|DNP|Notes';
const lineOf = (row: string, head = HEAD) => read(`${head}\nC98|1|1nF|0603|||||\nC99|1|2nF|0603|||||\n${row}`).lines.at(-1);

describe('lines that are not fitted', () => {
  it.each([
    ['a column', 'R1|1|10k|0603|||x|'],
    ['a column with 1', 'R1|1|10k|0603|||1|'],
    ['a column with its name', 'R1|1|10k|0603|||DNP|'],
    ['a column with yes', 'R1|1|10k|0603|||Yes|'],
    ['the value', 'R1|1|DNP|0603||||'],
    ['the value, beside it', 'R1|1|10k DNP|0603||||'],
    ['the value, in words', 'R1|1|Not populated|0603||||'],
    ['the value, short', 'R1|1|NP|0603||||'],
    ['the description', 'R1|1|10k|0603||Resistor, do not fit||'],
    ['the notes', 'R1|1|10k|0603||||Do not install'],
    ['the notes, short', 'R1|1|10k|0603||||DNI'],
    ['the notes in Chinese', 'R1|1|10k|0603||||不贴'],
    ['the notes in German', 'R1|1|10k|0603||||nicht bestücken'],
    ['the notes in Russian', 'R1|1|10k|0603||||Не устанавливать'],
    ['the designators', 'R1 (DNP)|1|10k|0603||||'],
    ['the quantity', 'R1|0|10k|0603||||'],
    ['the quantity, in words', 'R1|DNP|10k|0603||||'],
    ['the part number', 'R1|1|10k|0603|DNP|||'],
  ])('by %s', (_, row) => {
    expect(lineOf(row)).toMatchObject({ designators: ['R1'], skip: 'dnp' });
  });

  it.each([
    ['a column with 0', 'R1|1|10k|0603|||0|'],
    ['a column with no', 'R1|1|10k|0603|||No|'],
    ['NP0 and NPN', 'C1|1|100pF NP0|0603||NPN transistor||'],
    ['nanofarads', 'C1|1|4.7NF|0603||||'],
    ['words with the letters', 'J1|1|SNP|0603|NDNPX1|DNS-Filter, notfall||'],
  ])('not by %s', (_, row) => {
    expect(lineOf(row)?.skip).toBeNull();
  });

  it('the words are no part of the value', () => {
    expect(lineOf('R1|1|10k DNP|0603||||')?.value).toBe('10k');
    expect(lineOf('R1|1|10k (not fitted)|0603||||')?.value).toBe('10k');
    expect(lineOf('R1|1|DNP|0603||||')?.value).toBe('');
  });

  it('by a column that says what is fitted', () => {
    const { lines } = read('Designator|Value|Fitted\nR1|10k|Yes\nR2|22k|No\nR3|33k|Not fitted\nR4|47k|Fitted\nR5|56k|');
    expect(lines.map(({ skip }) => skip)).toEqual([null, 'dnp', 'dnp', null, null]);
  });

  it('by a heading above them', () => {
    const { lines } = read('Ref|Qty|Value\nR1|1|10k\nDO NOT INSTALL COMPONENTS BELOW||\nR2|1|22k\nR3||\nMounted later||\nR4|1|33k');
    expect(lines.map(({ designators, skip }) => [designators[0], skip])).toEqual([['R1', null], ['R2', 'dnp'], ['R3', 'dnp'], ['R4', null]]);
  });
});

describe('lines that are no electronic parts', () => {
  it.each([
    'H1, H2|2|MountingHole|MountingHole_3.2mm_M3||||',
    'FID1|1|Fiducial|Fiducial_1mm||||',
    'TP1|1|TestPoint|TestPoint_Pad_D1.0mm||||',
    'X9|1|Logo|Logo_silk||||',
    'JP1|1|Jumper|SolderJumper-2_P1.3mm||||',
    'H5|4|M3x8||01.17.339|Machine screw, M3 x 8||',
    'H6|4|M3||M3-HFA2|Hex nut M3||',
    '|4|螺丝 M3*6|||||',
    'H7|4|M3 standoff|||Brass spacer 10 mm||',
    'PCB1|1|PCB|||Printed circuit board||',
    '|1|ESD bag|||||',
    'H8|1|M3 Hole|M3 Hole||||',
  ])('%s', (row) => {
    expect(lineOf(row)?.skip).toBe('mechanical');
  });

  it.each([
    'J1|1|Screw terminal|TerminalBlock_2P|1935161|Screw terminal block 2 pos||',
    'J2|1|Box header|IDC-10||Box header 2x5||',
    'TP2|1|Test point||5019|PC test point||',
    'R1|1|10k|R_Axial||Through hole resistor||',
    'H4|1|STLINK|PinHeader_1x04||Pin header||',
    'H9|4|M3|Spacer|9774025151R|SMT spacer M3||',
    'P2|1|CLKOUT|SMA|73251-2120|CONN SMA JACK 50 OHM W/JAM NUT & LOCK WASHER||',
  ])('but not %s', (row) => {
    expect(lineOf(row)?.skip).toBeNull();
  });
});
