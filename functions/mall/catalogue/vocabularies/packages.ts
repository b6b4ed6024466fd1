/** Package names: other spellings for the word index, and the drawing that shows them. */

/** Canonical name and the other spellings under which people look for it. */
const ALIASES: Record<string, readonly string[]> = {
  '0402': ['1005'],
  '0603': ['1608'],
  '0805': ['2012'],
  '1206': ['3216'],
  '1210': ['3225'],
  '1808': ['4520'],
  '1812': ['4532'],
  '2010': ['5025'],
  '2220': ['5750'],
  '2512': ['6332'],
  SMA: ['DO-214AC'],
  SMB: ['DO-214AA'],
  SMC: ['DO-214AB'],
  'SOD-123': ['SOD123'],
  'SOD-323': ['SOD323', 'SC-76'],
  'SOD-523': ['SOD523', 'SC-79'],
  'SOT-23': ['SOT-23-3', 'SOT23-3', 'TO-236AB'],
  'SOT-23-5': ['SOT-25', 'SC-74A'],
  'SOT-23-6': ['SOT-26', 'SC-74'],
  'SOT-323': ['SC-70', 'SC-70-3'],
  'SOT-353': ['SC-70-5'],
  'SOT-363': ['SC-70-6', 'SC-88'],
  'SOT-523': ['SC-75'],
  'SOT-89': ['SOT-89-3', 'TO-243AA'],
  'SOT-223': ['SOT-223-4', 'TO-261AA'],
  'TO-252': ['DPAK', 'TO-252-2', 'TO-252-3'],
  'TO-263': ['D2PAK', 'TO-263-2', 'TO-263-3'],
  'TO-220': ['TO-220AB', 'TO-220-3'],
  'TO-247': ['TO-247-3'],
  'TO-92': ['TO-92-3'],
  'SOIC-8': ['SOP-8', 'SO-8'],
  'SOIC-14': ['SOP-14', 'SO-14'],
  'SOIC-16': ['SOP-16', 'SO-16'],
  'SOIC-16W': ['SOP-16W', 'SOIC-16-300mil'],
  'MSOP-8': ['VSSOP-8', 'uMAX-8'],
  'DIP-8': ['PDIP-8'],
  'DIP-14': ['PDIP-14'],
  'DIP-16': ['PDIP-16'],
  'LL-34': ['MiniMELF', 'SOD-80'],
  'DO-41': ['DO-204AL'],
  'DO-35': ['DO-204AH'],
  HC49S: ['HC-49S', 'HC-49US'],
};

/** Other spellings of a package name; empty where it has none. */
export function packageAliases(packageName: string): readonly string[] {
  return own(ALIASES, packageName) ?? [];
}

/** Names whose drawing is the name in lower case. */
const OWN_DRAWING = new Set(
  `sod-123 sod-323 sod-523 sma smb smc do-35 do-41 do-201 sot-23 sot-23-5 sot-23-6 sot-323 sot-363 sot-89 sot-223
  to-92 to-220 to-247 to-252 to-263 soic-8 soic-14 soic-16 msop-8 tssop-14 tssop-16 tssop-20 tssop-28 ssop-20 ssop-28
  lqfp-32 lqfp-48 lqfp-64 lqfp-100 lqfp-144 qfn-16 qfn-20 qfn-24 qfn-32 qfn-48 qfn-56 dfn-8 dip-4 dip-8 dip-14 dip-16
  dip-28`.split(/\s+/),
);

/** Names that look like another one's drawing. */
const LIKE: Record<string, string> = {
  'TSOT-23-5': 'sot-23-5',
  'TSOP-5': 'sot-23-5',
  'TSOT-23-6': 'sot-23-6',
  'TSOT-23-8': 'sot-23-6',
  'SOT-23-8': 'sot-23-6',
  'SOT-143': 'sot-23',
  'SOT-553': 'sot-363',
  'SOT-563': 'sot-363',
  'SC-82AB': 'sot-363',
  'SOT-223-6': 'sot-223',
  'SOT-89-5': 'sot-89',
  'HSOP-8': 'soic-8',
  'SOIC-14W': 'sop-16w',
  'VSSOP-8': 'msop-8',
  'HVSSOP-8': 'msop-8',
  'HVSSOP-10': 'msop-8',
  'ESSOP-10': 'msop-8',
  'MSOP-10-EP': 'msop-8',
  'TSSOP-10': 'msop-8',
  'TVSOP-14': 'tssop-14',
  'TVSOP-16': 'tssop-16',
  'TVSOP-20': 'tssop-20',
  'QSOP-20': 'tssop-20',
  'QSOP-24': 'tssop-28',
  'HTSSOP-24': 'tssop-28',
  'MicroPak-6': 'dfn-8',
  'TO-220-7': 'to-220',
  'TO-263-7': 'to-263',
  'SOT-353': 'sot-363',
  'SOT-523': 'sot-323',
  'SOIC-16W': 'sop-16w',
  'SOIC-18W': 'sop-16w',
  'SOIC-20W': 'sop-16w',
  'SOIC-24W': 'sop-16w',
  'SOIC-28W': 'sop-16w',
  'SSOP-16': 'tssop-16',
  'SSOP-14': 'tssop-14',
  'QSOP-16': 'tssop-16',
  'SSOP-24': 'ssop-28',
  'TSSOP-8': 'msop-8',
  'MSOP-10': 'msop-8',
  'TSSOP-24': 'tssop-28',
  'HTSSOP-14': 'tssop-14',
  'HTSSOP-16': 'tssop-16',
  'HTSSOP-20': 'tssop-20',
  'HTSSOP-28': 'tssop-28',
  'TSOP-48': 'lqfp-48',
  'TQFP-32': 'lqfp-32',
  'TQFP-44': 'lqfp-48',
  'LQFP-44': 'lqfp-48',
  'TQFP-48': 'lqfp-48',
  'TQFP-64': 'lqfp-64',
  'LQFP-80': 'lqfp-100',
  'TQFP-80': 'lqfp-100',
  'TQFP-100': 'lqfp-100',
  'TQFP-144': 'lqfp-144',
  'LQFP-128': 'lqfp-144',
  'LQFP-176': 'lqfp-144',
  'QFN-28': 'qfn-24',
  'QFN-12': 'qfn-16',
  'QFN-36': 'qfn-32',
  'QFN-40': 'qfn-32',
  'QFN-64': 'qfn-56',
  'QFN-76': 'qfn-56',
  'DFN-6': 'dfn-8',
  'DFN-10': 'dfn-8',
  'SON-8': 'dfn-8',
  'WSON-6': 'dfn-8',
  'WSON-8': 'dfn-8',
  'WSON-10': 'dfn-8',
  'PDFN-8': 'dfn-8',
  'DIP-6': 'dip-8',
  'DIP-18': 'dip-16',
  'DIP-20': 'dip-28',
  'DIP-24': 'dip-28',
  'DIP-40': 'dip-28',
  'TO-220-5': 'to-220',
  'TO-220F': 'to-220',
  'ITO-220AC': 'to-220',
  'TO-220AC': 'to-220',
  'TO-247-4': 'to-247',
  'TO-3P': 'to-247',
  'TO-263-5': 'to-263',
  'TO-252-5': 'to-252',
  'DO-27': 'do-201',
  'DO-201AD': 'do-201',
  'DO-15': 'do-41',
  'LL-34': 'melf',
  'LL-41': 'melf',
  HC49S: 'crystal-hc49',
  'SMD-4': 'dip-4',
  'SMD-6': 'dip-8',
  'SMD-8': 'dip-8',
  'SMD-16': 'dip-16',
  'LSOP-4': 'dip-4',
  'SOP-5': 'soic-8',
  'SO-8 stretched': 'soic-8',
  'SO-6 stretched': 'soic-8',
  'SOP-4': 'dip-4',
  'SOP-6': 'soic-8',
  'SSOP-4': 'dip-4',
  'SOD-123FL': 'sod-123',
  'SOD-882': 'sod-523',
  'SOD-923': 'sod-523',
  'SOD-723': 'sod-523',
  SLP1006: 'sod-523',
  'TSLP-2': 'sod-523',
  'SOT-143B': 'sot-23',
  'SC-74': 'sot-23-6',
  'SOT-666': 'sot-363',
  'DO-218AB': 'smc',
  'SOT-23F': 'sot-23',
  'SOT-723': 'sot-323',
  'SC-59': 'sot-23',
  'TO-251': 'to-252',
  'TO-262': 'to-220',
  'TO-126': 'to-220',
  'TO-3PF': 'to-247',
  'TO-264': 'to-247',
  'TOLL-8': 'to-263',
  'TO-92L': 'to-92',
  'TO-92S': 'to-92',
  'TO-18': 'sensor-can',
  'TO-39': 'sensor-can',
  'SOT-82': 'to-220',
  'TSOP-44': 'tssop-28',
  'TSOP-54': 'tssop-28',
  'TSOP-56': 'lqfp-64',
  'TSOP-66': 'tssop-28',
  'SOJ-44': 'tssop-28',
  'QSOP-28': 'ssop-28',
  'TSSOP-38': 'tssop-28',
  'TSSOP-48': 'tssop-28',
  'TSSOP-56': 'tssop-28',
  'PLCC-44': 'lqfp-48',
  'PLCC-20': 'lqfp-32',
  'PLCC-28': 'lqfp-32',
  'PLCC-32': 'lqfp-32',
  'TO-3': 'sensor-can',
  'SOT-227': 'to-247',
  'RD-91': 'to-247',
  'LFPAK56-5': 'dfn-8',
};

const CHIP_SIZES = new Set(['01005', '0201', '0402', '0603', '0805', '1206', '1210', '1812', '2010', '2512']);
const CAPACITOR_SIZES = new Set(['01005', '0201', '0402', '0603', '0805', '1206', '1210', '1812']);
const INDUCTOR_SIZES = new Set(['0201', '0402', '0603', '0805', '1206']);
const CHIP_LIKE: Record<string, string> = { '0306': '0603', '0508': '0805', '0612': '1206', '1218': '1812', '1808': '1812', '2220': '1812', '1008': '1206' };

/** Drawings by the beginning of the category's digits, longest first wins. */
const BY_CATEGORY: Record<string, string> = {
  '0104': 'resistor-network',
  '0105': 'trimmer',
  '0106': 'melf',
  '0103': 'do-41',
  '010304': 'film-box',
  '020104': 'disc',
  '020105': 'disc',
  '020106': 'disc',
  '020201': 'smd-can',
  '020202': 'radial-can',
  '020203': 'radial-can',
  '020301': 'smd-can',
  '020302': 'radial-can',
  '020303': 'tantalum',
  '0204': 'tantalum',
  '0205': 'film-box',
  '0206': 'radial-can',
  '0302': 'power-inductor',
  '0304': 'power-inductor',
  '030501': 'radial-can',
  '030502': 'do-41',
  '0306': 'transformer',
  '0401': 'crystal-3225',
  '040102': 'crystal-hc49',
  '0402': 'oscillator',
  '0403': 'oscillator',
  '0703': 'fuse-glass',
  '070301': 'ptc',
  '0704': 'ptc',
  '070402': 'thermistor',
  '070501': 'varistor',
  '0706': 'melf',
  '0707': 'thermistor',
  '1401': 'header',
  '1402': 'jst',
  '1403': 'terminal-block',
  '140401': 'usb-c',
  '140402': 'usb-micro',
  '1405': 'jst',
  '140601': 'rj45',
  '140801': 'sim-socket',
  '1409': 'header',
  '141002': 'battery-holder',
  '141003': 'wire-connector',
  '1501': 'tact-switch',
  '1502': 'slide-switch',
  '1503': 'relay',
  '150303': 'ssr',
  '150401': 'buzzer',
  '160101': 'thermistor',
  '160501': 'to-92',
  '160103': 'to-92',
  '1602': 'sensor-can',
  '1603': 'sensor-lga',
  '1604': 'sensor-lga',
  '1606': 'sensor-lga',
  '160602': 'thermistor',
  '1701': 'led-plcc',
  '170102': 'led-5mm',
  '170301': 'led-5mm',
  '170302': 'led-5mm',
  '170303': 'led-5mm',
  '180101': 'module-esp',
  '1801': 'module-generic',
  '1802': 'module-generic',
};

/** Families of bodies that are drawn with several pin counts. */
const OUTLINES: ReadonlyArray<readonly [family: RegExp, slug: string, pins: readonly number[]]> = [
  [/(?:QFN|LFCSP)-?(\d+)/, 'qfn', [16, 20, 24, 32, 48, 56]],
  [/QFP-?(\d+)/, 'lqfp', [32, 48, 64, 100, 144]],
  [/TSSOP-?(\d+)/, 'tssop', [14, 16, 20, 28]],
  [/[SQ]SOP-?(\d+)/, 'ssop', [20, 28]],
  [/SO(?:IC|P)?-(\d+)/, 'soic', [8, 14, 16]],
  [/DIP-?(\d+)/, 'dip', [4, 8, 14, 16, 28]],
];

/** The drawn body whose pin count is nearest: a `VQFN-40` looks like a `qfn-48`. */
function nearestOutline(packageName: string): string | undefined {
  for (const [family, slug, drawn] of OUTLINES) {
    const pins = Number(family.exec(packageName)?.[1] ?? 0);
    if (pins < 1) continue;
    return `${slug}-${drawn.reduce((best, one) => (Math.abs(one - pins) < Math.abs(best - pins) ? one : best))}`;
  }
  return undefined;
}

/**
 * The drawing of a part: a slug for `/package/{slug}.svg`, or empty where none fits.
 * `category` is six digits.
 */
export function drawingFor(packageName: string, category: string): string {
  const size = own(CHIP_LIKE, packageName) ?? packageName;
  const group = category.slice(0, 2);
  if (category.startsWith('170101') && /^(0402|0603|0805|1206)$/.test(packageName)) return 'led-0603';
  if (CHIP_SIZES.has(size)) {
    if (category.startsWith('0703') || category.startsWith('0704')) return 'ptc';
    if (category.startsWith('0104')) return 'resistor-network';
    if (CAPACITOR_SIZES.has(size) && group === '02') return `c-${size}`;
    if (group === '03' || category.startsWith('0705')) return INDUCTOR_SIZES.has(size) ? `l-${size}` : 'power-inductor';
    if (group === '18') return 'c-0603';
    return `r-${size}`;
  }
  const name = packageName.toLowerCase();
  if (OWN_DRAWING.has(name)) return name;
  const like = own(LIKE, packageName);
  if (like) return like;
  const outline = nearestOutline(packageName);
  if (outline) return outline;
  if (/BGA/.test(packageName)) return 'bga';
  if (/WLCSP|DSBGA|CSP/.test(packageName)) return 'wlcsp';
  if (/DFN|SON/.test(packageName)) return 'dfn-8';
  if (/^LGA/.test(packageName)) return 'sensor-lga';
  for (let length = 6; length >= 2; length -= 2) {
    const drawing = BY_CATEGORY[category.slice(0, length)];
    if (drawing) return drawing;
  }
  return '';
}

/** An entry of a table, never what every object has. */
function own<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
