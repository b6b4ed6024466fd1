/** What a piece weighs (README, "Freight"). */

import { canonicalPackage } from '../values/packages';

/** Grams a piece by package, rounded up from what makers state. Reels and trays are a part of the packing. */
const WEIGHTS: Readonly<Record<string, number>> = {
  '008004': 0.0001, '01005': 0.0001, '0201': 0.0003, '0306': 0.001, '0402': 0.0015, '0508': 0.003, '0603': 0.006, '0612': 0.008, '0805': 0.015, '1008': 0.03,
  '1206': 0.03, '1210': 0.06, '1806': 0.07, '1808': 0.1, '1812': 0.15, '1825': 0.3, '2010': 0.04, '2220': 0.35, '2225': 0.45, '2512': 0.06, '2920': 0.2,
  'SOT-23': 0.01, 'SOT-23-5': 0.015, 'SOT-23-6': 0.016, 'SOT-323': 0.006, 'SOT-353': 0.007, 'SOT-363': 0.007, 'SOT-346': 0.012, 'SOT-416': 0.003,
  'SOT-457': 0.012, 'SOT-490': 0.003, 'SOT-89': 0.055, 'SOT-143': 0.01, 'SOT-223': 0.12, 'TO-92': 0.22, 'TO-220': 2, 'TO-220F': 1.8, 'TO-247': 6.2,
  'TO-251': 0.4, 'TO-252': 0.35, 'TO-263': 1.5, 'TO-3P': 5.2, SMA: 0.07, SMB: 0.1, SMC: 0.25, 'SOD-123': 0.011, 'SOD-323': 0.005, 'SOD-323F': 0.005,
  'SOD-523': 0.002, 'SOD-882': 0.001, 'SOD-80': 0.035, MELF: 0.12, 'DO-15': 0.4, 'DO-35': 0.13, 'DO-41': 0.34, 'HC-49S': 0.6, 'HC-49S-SMD': 0.6,
  'CASE-A-3216-18': 0.035, 'CASE-B-3528-21': 0.06, 'CASE-C-6032-28': 0.15, 'CASE-D-7343-31': 0.3, 'CASE-E-7343-43': 0.4,
  'CASE-A-3216': 0.035, 'CASE-B-3528': 0.06, 'CASE-C-6032': 0.15, 'CASE-D-7343': 0.3, 'CASE-E-7343': 0.4,
};

/** Grams a lead of packages with any number of leads. */
const PER_LEAD: ReadonlyArray<readonly [family: RegExp, grams: number]> = [
  [/^(?:[HE]?SOP|SOIC|SOJ|SO)-(\d+)(?:W|-\w+)?$/, 0.012], [/^(?:H?TSSOP|TVSOP|[MHEQS]?SSOP|H?VSSOP|MSOP|QSOP|TSOP|TSOT-23)-(\d+)(?:-EP)?$/, 0.005],
  [/^(?:S?DIP|SIP)-(\d+)$/, 0.065], [/^(?:[LTHMP]*QFP)-(\d+)$/, 0.006], [/^(?:\w{0,4}QFN|\w{0,4}DFN|\w{0,2}SON|LFCSP|LGA|MicroPak)(?:\d+(?:\.\d+)?x\d+(?:\.\d+)?)?-(\d+)$/i, 0.003],
  [/^(?:\w{0,3}BGA|WLCSP|CSP)-(\d+)$/, 0.004], [/^PLCC-(\d+)$/, 0.02], [/^Multiwatt-(\d+)$/i, 0.35],
];

/** Grams a piece where a name says how it is mounted only: connectors, switches and the like. */
const BY_MOUNTING: ReadonlyArray<readonly [mounting: RegExp, grams: number]> = [
  [/^THT\b/, 2], [/^SMD\b(?! D)/, 1], [/^Cable\b/, 4], [/^Panel\b/, 20], [/^Chassis\b/, 150], [/^LED\b|^Oval\b/, 0.3], [/^Disc\b/, 0.8],
];

const NUMBER = '(\\d{1,3}(?:\\.\\d{1,2})?)';
const CYLINDER = new RegExp(`^(?:SMD )?D${NUMBER}xL${NUMBER}mm$`);
const AXIAL = new RegExp(`^Axial ${NUMBER}x${NUMBER}mm$`);
const BOX = new RegExp(`^${NUMBER}x${NUMBER}(?:x${NUMBER})?mm$`);

/** Grams a cubic millimetre, and of what is larger than {@link LARGE}: fans and cases are mostly air. */
const DENSITY = { usual: 0.002, large: 0.0008 } as const;
const LARGE = 30_000;

/** Grams a piece where nothing is known. */
const UNKNOWN = 1;

/** What tells the weight of a piece. */
interface Weighed {
  /** Grams, as the catalogue states them. */
  weight?: number | undefined;
  packageName?: string | undefined;
}

/** Grams a piece: what the catalogue states, or else what its package usually weighs. */
export function pieceWeight({ weight, packageName = '' }: Weighed): number {
  if (weight !== undefined) return weight;
  const name = canonicalPackage(packageName);
  const known = Object.hasOwn(WEIGHTS, name) ? WEIGHTS[name] : undefined;
  if (known !== undefined) return known;
  for (const [family, grams] of PER_LEAD) {
    const leads = family.exec(name)?.[1];
    if (leads !== undefined) return rounded(Number(leads) * grams);
  }
  return ofSize(name) ?? BY_MOUNTING.find(([mounting]) => mounting.test(name))?.[1] ?? UNKNOWN;
}

/** Grams of a body whose name tells its size in millimetres: `D8xL12mm`, `Axial 2.4x6.3mm`, `29x12.7x15.7mm`. Without a height, it is half as high as wide. */
function ofSize(name: string): number | undefined {
  const [, diameter, length] = CYLINDER.exec(name) ?? AXIAL.exec(name) ?? [];
  if (diameter !== undefined) return ofVolume((Math.PI / 4) * Number(diameter) ** 2 * Number(length));
  const [, long, wide, high] = BOX.exec(name) ?? [];
  if (long === undefined) return undefined;
  return ofVolume(Number(long) * Number(wide) * (high === undefined ? Math.min(Number(long), Number(wide)) / 2 : Number(high)));
}

function ofVolume(cubic: number): number {
  return rounded(cubic * (cubic > LARGE ? DENSITY.large : DENSITY.usual));
}

/** To a tenth of a milligram, which is enough for the lightest chips. */
function rounded(grams: number): number {
  return Math.round(grams * 10_000) / 10_000;
}
