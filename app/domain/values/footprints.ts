/** Packages in the names that drawing programs give to footprints (README, "Values, packages and part numbers"). */

import { chipSizes, imperialSize, knownPackage, metricSize, samePackage } from './packages';

/** The maximum length of a name, in characters. */
const LONGEST_NAME = 200;

/** IPC names of chip parts have the size in metric hundredths: `RESC1005X40N`, `CAPC1608(0603)85`. */
const IPC_CHIP = /^(?:RES|CAP|IND|LED|DIO|FUS|BEAD|RESC|CAPC|INDC|LEDC|DIOC|FUSC)[CM]?(\d{4})(?=X|\(|N|L|$)/;
/** IPC names of parts with leads end with their number: `SOT95P280X145-5N`, `SOP65P640X120-16N`. */
const IPC_LEADS = /^(SOT|SOIC|SOP|SSOP|TSSOP|QFP|LQFP|TQFP|QFN|SON|BGA)\d+P\d+X\d+(?:X\d+)?-?(\d{1,3})(?:[A-Z]|$)/;

/** `QFN-32`, `LQFP48`, `TO-220-3`, `SOIC-8-N`: a family with the number of leads, or of the outline. */
const FAMILY = /^([A-Z]{0,4}(?:SOIC|SOP|SOJ|QFP|QFN|DFN|SON|BGA|LGA|DIP|PLCC|CSP|PSOP|MSOP|QSOP|VSSOP|TSSOP|SSOP|HTSSOP|HSOP)|SOT|SOD|SIP|TO|DO|SC|SM|MSOP)-?(\d{1,3})(?!\d)/;

/** Widths of small outlines in thousandths of an inch, which are no numbers of leads. */
const MILS = new Set(['150', '208', '300']);

/** Small outlines with a pad have names of their own: `SOP-8-EP` is an `HSOP-8`. */
const WITH_PAD = /-\d+(?:-\d?EP|EP)(?![A-Z])/;
const PADDED: Readonly<Record<string, string>> = { SOIC: 'HSOP', SOP: 'HSOP', SO: 'HSOP', TSSOP: 'HTSSOP', MSOP: 'HMSOP' };

/** Round cans of capacitors, as drawing programs and catalogues name them, with their diameter in millimetres. */
const CANS: ReadonlyArray<readonly [mounting: 'SMD' | 'THT', name: RegExp, millimetres?: (figure: number) => number]> = [
  ['SMD', /^CP?_ELEC_(\d+(?:\.\d+)?)X\d/], ['THT', /^CP_RADIAL_D(\d+(?:\.\d+)?)MM/], ['SMD', /^CAP-SMD_BD(\d+(?:\.\d+)?)-/], ['THT', /^CAP-TH_BD(\d+(?:\.\d+)?)-/],
  ['SMD', /^SMD[ ,]D(\d+(?:\.\d+)?)XL\d/], ['THT', /^(?:插件,|THT[ ,])?D(\d+(?:\.\d+)?)XL\d/],
  // IPC names are in hundredths of a millimetre. The base of a can is 0.3 mm wider than the can.
  ['SMD', /^CAPAE(\d{3,4})X\d/, (base) => base / 100 - 0.3], ['THT', /^CAPPRD\d+W\d+D(\d{3,4})H\d/, (diameter) => diameter / 100],
];
/** The usual diameters. The same can is called 12.5 and 13 mm. */
const DIAMETERS: ReadonlyArray<readonly [nominal: number, ...others: number[]]> = [[3], [4], [5], [6.3], [8], [10], [12.5, 13], [16], [18], [20], [22], [25], [30], [35], [40]];
/** By how many millimetres a stated diameter may differ. */
const ROUND = 0.2;

/** The first part of a name that is none of a drawing program: `Package_SO:SOIC-8_3.9x4.9mm`. */
const LIBRARY = /^[^:]*:/;

/** The name of the outline of a footprint, or the texts that are no outline. */
export interface Outline {
  /** The canonical name if it is known, else family and number: `SOIC-8`, `QFN-32`, `0603`. */
  name: string;
  /** Whether the text names its system of chip sizes: `1005Metric`, or a code that only one system has. */
  certain: boolean;
}

/** Codes of chip sizes that mean different sizes in the two systems. */
const IN_BOTH = new Set(chipSizes().filter((size) => imperialSize(size) !== null));

/**
 * The package that a text names: the cell of a list, the footprint of a drawing program, or the name of a catalogue. `null` if it names none that is known, such
 * as the own name of a footprint.
 */
export function outlineOf(text: string): Outline | null {
  if (text.length > LONGEST_NAME) return null;
  const name = text.normalize('NFKC').trim().replace(LIBRARY, '').trim();
  if (name === '') return null;
  const whole = knownPackage(name);
  if (whole !== null) return { name: whole, certain: isCertain(whole, name) };
  const chip = IPC_CHIP.exec(name.toUpperCase())?.[1];
  if (chip !== undefined) {
    const size = imperialSize(chip) ?? nearestSize(chip);
    return size === null ? null : { name: size, certain: true };
  }
  return canOf(name.toUpperCase()) ?? partOf(name);
}

/** The imperial size of a body that is rounded in another way, by a tenth of a millimetre: `2013` is 0805. The smallest sizes are too near to each other. */
function nearestSize(body: string): string | null {
  const isNear = (metric: string) => Number(metric) >= SMALLEST && [0, 2].every((at) => Math.abs(Number(metric.slice(at, at + 2)) - Number(body.slice(at, at + 2))) <= 1);
  return chipSizes().find((size) => isNear(metricSize(size) ?? '')) ?? null;
}

const SMALLEST = 1005;

/** Cans of the same mounting and diameter fit the same place, whatever their height. Cans of unusual diameters are not known: bodies with leads at both ends are named alike. */
function canOf(name: string): Outline | null {
  for (const [mounting, pattern, millimetres = (diameter: number) => diameter] of CANS) {
    const figure = pattern.exec(name)?.[1];
    if (figure === undefined) continue;
    const diameter = millimetres(Number(figure));
    const [nominal] = DIAMETERS.find((all) => all.some((one) => Math.abs(one - diameter) <= ROUND)) ?? [];
    if (nominal !== undefined) return { name: `${mounting} D${nominal}`, certain: true };
  }
  return null;
}

/** Families that differ in thickness, or in name only. Their packages fit the same place on a board if they have as many leads. A pad below the package needs another place. */
const ALIKE: ReadonlyArray<readonly [family: RegExp, name: string]> = [
  [/^[A-Z]{0,3}QFN$/, 'QFN'], [/^[A-Z]{0,3}(?:DFN|SON)$/, 'DFN'], [/^[LT]?QFP$/, 'QFP'], [/^(?:SOIC|SO|SOP)$/, 'SOP'], [/^[EHP]SOP$/, 'HSOP'],
  [/^(?:MSOP|VSSOP)$/, 'MSOP'], [/^(?:HMSOP|HVSSOP)$/, 'HMSOP'], [/^(?:SSOP|QSOP)$/, 'SSOP'],
];

/** Whether two outlines of {@link outlineOf} fit the same place on a board: `SOP-8` and `SOIC-8`, `VQFN-24` and `QFN-24`. */
export function sameOutline(a: string, b: string): boolean {
  return samePackage(a, b) || familyOf(a) === familyOf(b);
}

const ALWAYS_WIDE = 18;

function familyOf(outline: string): string {
  const [, family = outline, leads = ''] = /^([A-Z]+)-(\d.*)$/.exec(outline) ?? [];
  const name = ALIKE.find(([pattern]) => pattern.test(family))?.[1] ?? family;
  // Small outlines with so many leads are always wide.
  return `${name}-${name === 'SOP' && Number.parseInt(leads) >= ALWAYS_WIDE ? leads.replace('W', '') : leads}`;
}

/** The first piece of a name that is a package: `C_0402_Small`, `LQFP-48_7x7mm_P0.5mm`, `SMD 0603`, `0805CAP`. */
function partOf(name: string): Outline | null {
  const pieces = name.split(/[_\s,/;|()[\]]+/).filter(Boolean);
  for (const [index, piece] of pieces.entries()) {
    const joined = [pieces[index + 1] === undefined ? null : `${piece}-${pieces[index + 1]}`, piece];
    for (const one of joined) {
      const found = one === null ? null : knownPackage(one);
      if (found !== null && (one === piece || /[A-Z]/i.test(piece))) return { name: found, certain: isCertain(found, name) };
    }
  }
  for (const piece of pieces) {
    const upper = piece.toUpperCase();
    const [, ipc, leads] = IPC_LEADS.exec(upper) ?? [];
    if (ipc !== undefined && leads !== undefined) return named(`${ipc}-${leads}`);
    const [, family, number] = FAMILY.exec(upper) ?? [];
    if (family !== undefined && number !== undefined && !MILS.has(number)) return named(`${WITH_PAD.test(upper) ? PADDED[family] ?? family : family}-${number}`);
    const size = /(?<!\d)(\d{4,6})(?!\d)/.exec(upper)?.[1] ?? '';
    // The size stands beside letters, or at the end after a dash: `GSG-0402`, `0805CAP`, `CAP0603`.
    if (/^(?:[A-Z]{0,8}-)?[A-Z]{0,5}\d{4,6}[A-Z]{0,5}$/.test(upper) && chipSizes().includes(size)) return { name: size, certain: isCertain(size, name) };
  }
  return null;
}

function named(name: string): Outline {
  return { name: knownPackage(name) ?? name, certain: true };
}

function isCertain(size: string, text: string): boolean {
  if (!IN_BOTH.has(size)) return true;
  return /metric|公制|英制|inch|imperial/i.test(text) || text.replace(/\D/g, '').length > size.length;
}
