/** Package names: one canonical name for all spellings of a package (README, "Values, packages and part numbers"). */

/** Imperial chip sizes with their metric codes. The usual metric code comes first. */
const CHIP_SIZES: ReadonlyArray<readonly [imperial: string, ...metric: string[]]> = [
  ['008004', '0201'],
  ['01005', '0402'],
  ['0201', '0603'],
  ['0306', '0816'],
  ['0402', '1005'],
  ['0508', '1220'],
  ['0603', '1608'],
  ['0612', '1632'],
  ['0805', '2012'],
  ['1008', '2520'],
  ['1206', '3216'],
  ['1210', '3225'],
  ['1806', '4516'],
  ['1808', '4520'],
  ['1812', '4532'],
  ['1825', '4564'],
  ['2010', '5025'],
  ['2220', '5750'],
  ['2225', '5763'],
  ['2512', '6332', '6432'],
  ['2920', '7451'],
];

/** The canonical name, then other names of the same outline. */
const NAMES: ReadonlyArray<readonly [canonical: string, ...aliases: string[]]> = [
  ['SOT-23', 'SOT-23-3', 'TO-236', 'TO-236-3', 'TO-236AB'],
  ['SOT-23-5', 'SOT-25', 'SOT-25-5', 'SC-74A', 'SOT-753'],
  ['SOT-23-6', 'SOT-26', 'SOT-26-6'],
  ['SOT-323', 'SOT-323-3', 'SC-70', 'SC-70-3'],
  ['SOT-353', 'SOT-323-5', 'SC-70-5', 'SC-88A'],
  ['SOT-363', 'SOT-323-6', 'SC-70-6', 'SC-88'],
  ['SOT-346', 'SC-59', 'SC-59A'],
  ['SOT-416', 'SC-75'],
  ['SOT-457', 'SC-74'],
  ['SOT-490', 'SC-89'],
  ['SOT-89', 'SOT-89-3', 'TO-243', 'TO-243AA', 'SC-62'],
  ['SOT-143', 'SOT-143-4', 'TO-253', 'TO-253-4', 'TO-253AA', 'SC-61'],
  ['SOT-223', 'SOT-223-3', 'SOT-223-4', 'TO-261', 'TO-261AA', 'SC-73'],
  ['TO-92', 'TO-92-3', 'TO-226AA', 'SOT-54'],
  ['TO-220', 'TO-220-3', 'TO-220AB'],
  ['TO-220F', 'TO-220F-3', 'TO-220FP', 'TO-220FP-3'],
  ['TO-247', 'TO-247-3', 'TO-247AC', 'TO-247AD'],
  ['TO-251', 'TO-251-3', 'TO-251AA', 'IPAK', 'I-PAK'],
  ['TO-252', 'TO-252-2', 'TO-252-3', 'TO-252AA', 'DPAK', 'D-PAK', 'SC-63'],
  ['TO-263', 'TO-263-2', 'TO-263-3', 'TO-263AB', 'D2PAK', 'D2-PAK', 'DDPAK'],
  ['TO-3P', 'TO-3P-3', 'SC-65'],
  ['SMA', 'DO-214AC'],
  ['SMB', 'DO-214AA'],
  ['SMC', 'DO-214AB'],
  ['SOD-323', 'SC-76'],
  ['SOD-323F', 'SC-90'],
  ['SOD-523', 'SC-79'],
  ['SOD-882', 'DFN1006-2'],
  ['SOD-80', 'SOD-80C', 'LL-34', 'MiniMELF', 'Mini-MELF', 'DO-213AA'],
  ['MELF', 'LL-41', 'DO-213AB'],
  ['DO-15', 'DO-204AC'],
  ['DO-35', 'DO-204AH', 'SOD-27'],
  ['DO-41', 'DO-204AL', 'SOD-66'],
  ['HC-49S', 'HC-49/S', 'HC-49US', 'HC-49/US'],
  ['HC-49S-SMD', 'HC-49SMD', 'HC-49/SMD', 'HC-49US-SMD', 'HC-49/US-SMD'],
  ['CASE-A-3216-18', 'CASE-A', 'A-3216-18', '3216-18', 'EIA-3216-18'],
  ['CASE-B-3528-21', 'CASE-B', 'B-3528-21', '3528-21', 'EIA-3528-21'],
  ['CASE-C-6032-28', 'CASE-C', 'C-6032-28', '6032-28', 'EIA-6032-28'],
  ['CASE-D-7343-31', 'CASE-D', 'D-7343-31', '7343-31', 'EIA-7343-31'],
  ['CASE-E-7343-43', 'CASE-E', 'E-7343-43', '7343-43', 'EIA-7343-43'],
];

/** The other spellings of a family's names, then names of similar packages by which people also search for them. */
const FAMILY_NAMES: ReadonlyArray<readonly [family: RegExp, spellings: readonly string[], similar: readonly string[]]> = [
  [/^SOIC-(\d+)$/, ['SO-$1'], ['SOP-$1']],
  [/^SOIC-(\d+)W$/, ['SO-$1W', 'SOIC-$1-300mil'], ['SOP-$1W']],
  [/^DIP-(\d+)$/, ['PDIP-$1', 'DIL-$1'], []],
  [/^MSOP-(\d+)$/, ['uMAX-$1'], ['VSSOP-$1']],
];

/** Families of packages with any number of leads. Makers spell their names in different ways. */
const FAMILIES: ReadonlyArray<readonly [spelling: RegExp, canonical: string]> = [
  [/^(?:SOIC|SO)-(\d+)(?:N|-N|-150MIL)?$/, 'SOIC-$1'],
  [/^(?:SOIC|SO)-(\d+)(?:W|-W|-300MIL)$/, 'SOIC-$1W'],
  [/^(?:PDIP|DIP|DIL)-(\d+)$/, 'DIP-$1'],
  [/^[UΜ]MAX-(\d+)$/, 'MSOP-$1'],
  [/^(?:SMD-)?(\d{4})-(\d)P(?:IN)?$/, 'SMD$1-$2P'],
];

// In these families the number means an outline, not a number of leads, so the L stays: TO-92L is longer than TO-92.
const L_FOR_LEADS = /(?<!(?:^|\()(?:TO|SOT|SOD|SC|DO))-(\d+)L(?=$|[()])/g;

const IMPERIAL = new Map(CHIP_SIZES.flatMap(([imperial, ...metric]) => metric.map((code) => [code, imperial] as const)));
const METRIC = new Map(CHIP_SIZES.map(([imperial, metric]) => [imperial, metric]));
const OF_OUTLINE = new Map(NAMES.flatMap((names) => names.map((name) => [keyOf(name), names] as const)));

const CHIP = /^(?:R|C|L|D|LED|FB|RES|CAP|IND|SMD|CHIP)?-?(\d{4,6})(?:-?(?:INCH|IMPERIAL|英制))?$/;
const STATED_METRIC = /^(?:R|C|L|D|LED|FB|SMD|CHIP)?-?(?:(?:METRIC|公制)-?(\d{4})|(\d{4})-?(?:METRIC|公制|M)|M-(\d{4}))$/;
const BOTH_SYSTEMS = /^(?:R|C|L|D|LED|FB|SMD|CHIP)?-?(\d{4,6})[-(/](\d{4,6})-?(?:METRIC|公制|M)?\)?$/;

/** The maximum length of a name, in characters. It is limited because folding a longer text takes time. */
const LONGEST_NAME = 100;

/** The names and spellings of packages without a number: `SMA`, `D-PAK`. */
export function namesWithoutNumber(): string[] {
  return NAMES.flat().filter((name) => !/\d/.test(name));
}

/** Imperial chip sizes, `0603` and others, smallest first. */
export function chipSizes(): string[] {
  return [...METRIC.keys()];
}

/** The metric code of an imperial chip size: `0603` → `1608`. */
export function metricSize(imperial: string): string | null {
  return METRIC.get(imperial) ?? null;
}

/** The imperial chip size of a metric code: `1608` → `0603`, and `0603` → `0201`. */
export function imperialSize(metric: string): string | null {
  return IMPERIAL.get(metric) ?? null;
}

/**
 * The canonical name of a package: `SC70` → `SOT-323`, `SOT-23-3L` → `SOT-23`, `C_0402_1005Metric` → `0402`,
 * `SMA(DO-214AC)` → `SMA`. Chip sizes are imperial unless the text says metric: `0603 metric` → `0201`. An unknown name is returned
 * in usual width and without outer spaces; a name of more than 100 characters only loses its outer spaces. Empty if there is no text.
 */
export function canonicalPackage(text: string | null | undefined): string {
  const given = typeof text === 'string' ? text.trim() : '';
  if (given.length > LONGEST_NAME) return given;
  const name = given.normalize('NFKC').trim();
  return known(keyOf(name)) ?? name;
}

/** The canonical name of a package that this module knows; `null` for other texts. */
export function knownPackage(text: string): string | null {
  return text.length > LONGEST_NAME ? null : known(keyOf(text.trim().normalize('NFKC').trim())) ?? null;
}

/** Whether two texts name the same package: their canonical names are equal, except for case, spaces and dashes. */
export function samePackage(a: string | null | undefined, b: string | null | undefined): boolean {
  const key = keyOf(canonicalPackage(a));
  return key !== '' && key === keyOf(canonicalPackage(b));
}

/** The other names of a package; for a chip size, also its metric code. Empty if there are none. */
export function packageAliases(name: string): string[] {
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return [];
  const metric = metricSize(name);
  const key = keyOf(name);
  const names = OF_OUTLINE.get(key)?.filter((one) => keyOf(one) !== key) ?? [];
  return [...(metric === null ? [] : [`${metric} metric`]), ...names, ...familyNames(name, 1)];
}

/** Names of packages that look like this one, by which people search for it: `SOP-8` for `SOIC-8`. */
export function similarPackages(name: string): string[] {
  return familyNames(name, 2);
}

function familyNames(name: string, which: 1 | 2): string[] {
  const found = FAMILY_NAMES.find(([family]) => family.test(name));
  return found ? found[which].map((other) => name.replace(found[0], other)) : [];
}

function known(key: string): string | undefined {
  if (!/\d/.test(key)) return OF_OUTLINE.get(key)?.[0] ?? inParentheses(key);
  const [, first = '', second = ''] = BOTH_SYSTEMS.exec(key) ?? [];
  // 1608(0603) and 0603_1608Metric name the same size in both systems; 0603(0402) does not.
  if (IMPERIAL.get(second) === first) return first;
  if (IMPERIAL.get(first) === second) return second;
  const [, ...metric] = STATED_METRIC.exec(key) ?? [];
  const code = metric.find((part) => part !== undefined);
  if (code !== undefined) return IMPERIAL.get(code);
  const chip = CHIP.exec(key)?.[1] ?? '';
  if (METRIC.has(chip)) return chip;
  return OF_OUTLINE.get(key)?.[0] ?? family(key) ?? inParentheses(key);
}

function family(key: string): string | undefined {
  const found = FAMILIES.find(([spelling]) => spelling.test(key));
  return found && key.replace(found[0], found[1]);
}

/** `SMA(DO-214AC)`: two names of one package. */
function inParentheses(key: string): string | undefined {
  const [, outer, inner] = /^([^()]+)\(([^()]+)\)$/.exec(key) ?? [];
  if (outer === undefined || inner === undefined) return undefined;
  const name = known(outer);
  return inner === 'MM' || known(inner) === name ? name : undefined;
}

/** The spelling in which names are compared. Case, spaces, the dash before a number, and "L" for leads do not distinguish packages. */
function keyOf(name: string): string {
  return name
    .slice(name.lastIndexOf(':') + 1)
    .toUpperCase()
    .replaceAll('×', 'X')
    .replace(/[\s_\p{Pd}\u2212]+/gu, '-')
    .replace(/-?([()])-?/g, '$1')
    .replace(/^([A-Z]+)(?=\d)/, '$1-')
    .replace(L_FOR_LEADS, '-$1');
}
