/** Whether two spellings name the same maker (README, "Matching"). */

/** Names of one maker: abbreviations, and businesses that it has bought. */
const SAME_MAKERS: ReadonlyArray<readonly string[]> = [
  'ti, texas instruments, texas, national semiconductor, national, burr brown, 德州仪器',
  'st, stm, stmicro, stmicroelectronics, st microelectronics, sgs thomson, 意法半导体',
  'nxp, nxp semiconductors, philips, freescale, freescale semiconductor, 恩智浦',
  'nexperia, nxp, philips, 安世',
  'onsemi, on, on semi, on semiconductor, fairchild, fairchild semiconductor, catalyst, sanyo, 安森美',
  'adi, analog devices, ad, analog, linear, linear technology, lt, ltc, maxim, maxim integrated, dallas, dallas semiconductor, hittite, trinamic, 亚德诺, 美信',
  'microchip, microchip technology, atmel, microsemi, micrel, smsc, supertex, sst, 微芯',
  'infineon, infineon technologies, ir, international rectifier, cypress, cypress semiconductor, spansion, 英飞凌',
  'vishay, vishay dale, dale, vishay siliconix, siliconix, vishay semiconductors, vishay intertech, vishay intertechnology, vishay beyschlag, vishay sprague, sprague, vishay bc, 威世',
  'yageo, phycomp, pulse, pulse electronics, 国巨',
  'kemet, yageo, 基美',
  'murata, murata electronics, murata power solutions, toko, 村田',
  'tdk, epcos, invensense, tdk invensense, tdk lambda, tdk micronas, 东电化',
  'avx, kyocera, kyocera avx, american technical ceramics',
  'samsung, samsung electro mechanics, sem, samsung electro, samsung semiconductor, 三星',
  'panasonic, panasonic electronic components, matsushita, 松下',
  'diodes, diodes inc, diodes incorporated, diodesinc, zetex, pericom, ptc, 美台',
  'te, te connectivity, tyco, tyco electronics, amp, amp connectors, te connectivity amp, raychem, 泰科',
  'molex, 莫仕', 'jst, jst sales america, jst mfg', 'amphenol, fci, amphenol fci, amphenol icc, 安费诺', 'hirose, hrs, hirose electric, 广濑', 'samtec, 申泰',
  'littelfuse, ixys, c k, ck, c and k, 力特', 'bourns, 伯恩斯', 'wurth, wurth elektronik, wuerth, wuerth elektronik, we, würth, würth elektronik, 伍尔特',
  'renesas, renesas electronics, intersil, idt, integrated device technology, dialog, dialog semiconductor, nec, 瑞萨',
  'rohm, rohm semiconductor, 罗姆', 'toshiba, 东芝', 'stackpole, stackpole electronics, sei', 'uniroyal, uni royal, royalohm, royal ohm, 厚声',
  'skyworks, silicon labs, silabs, silicon laboratories, energy micro', 'ttm, anaren', 'everlight, everlight elec, everlight electronics, 亿光', 'lite on, liteon, lite on inc, 光宝',
  'espressif, espressif systems, 乐鑫', 'winbond, winbond elec, 华邦', 'broadcom, avago, avago technologies, hp, lsi', 'alps, alps alpine, alps electric',
  'abracon, ecs, fox', 'taiyo yuden, 太阳诱电', 'nichicon, 尼吉康', 'rubycon, 红宝石', 'united chemi con, nippon chemi con, chemi con, ucc', 'omron, omron electronics', 'qualcomm, csr, atheros',
  'qorvo, rfmd, triquint', 'lattice, lattice semiconductor', 'xilinx, amd', 'altera, intel',
].map((names) => names.split(', '));

/** Words that say nothing about a maker. */
const COMPANY = /\b(?:inc|incorporated|corp|corporation|co|ltd|limited|llc|gmbh|kg|ag|sa|plc|electronics?|semiconductors?|semicon|semi|technology|technologies|tech|elec|solutions|components?|devices|group|international|america|usa|europe|asia|mfg)\b\.?/g;

/** The longest name that is compared, in characters. */
const LONGEST = 80;

const GROUPS = new Map<string, number[]>();
for (const [group, names] of SAME_MAKERS.entries()) {
  for (const name of names) for (const key of new Set([name, shortened(name)])) if (key !== '') GROUPS.set(key, [...(GROUPS.get(key) ?? []), group]);
}

/** How two names of makers compare: the same maker, other makers, or one of them is no known maker. */
export type BrandComparison = 'same' | 'other' | 'unknown';

/**
 * Compares the maker that a line states with the names of a product's maker.
 * @param isBrand - whether a name is a maker of the catalogue. A cell with a shop, a place or a note says nothing about the maker
 */
export function compareBrands(stated: string, names: readonly string[], isBrand: (name: string) => boolean): BrandComparison {
  const own = folded(stated);
  if (own === '' || names.every((name) => folded(name) === '')) return 'unknown';
  // A cell may name several makers, and a catalogue a maker and a business of it: `TI / Analog Devices`.
  const parts = partsOf(stated);
  const others = names.flatMap(partsOf);
  if (parts.some((part) => others.some((other) => isSame(part, other)))) return 'same';
  return GROUPS.has(own) || GROUPS.has(shortened(own)) || isBrand(stated) || parts.some((part) => isBrand(part)) ? 'other' : 'unknown';
}

function isSame(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  if (a === b || a.replaceAll(' ', '') === b.replaceAll(' ', '')) return true;
  const [short, other] = [shortened(a), shortened(b)];
  if (short !== '' && short === other) return true;
  const groups = groupsOf(b);
  if (groupsOf(a).some((group) => groups.includes(group))) return true;
  // `Murata` and `Murata Electronics North America`; `UNI-ROYAL(Uniroyal Elec)`.
  const [first] = a.split(' ');
  const [second] = b.split(' ');
  return first !== undefined && first === second && first.length >= LEAST_FIRST_WORD;
}

function partsOf(name: string): string[] {
  return [...new Set([name, ...name.split(/[/|,;]|\bor\b/)].map(folded))].filter((part) => part !== '');
}

/** Shorter first words, as of `Texas Instruments`, are shared by too many makers. */
const LEAST_FIRST_WORD = 4;

function groupsOf(name: string): number[] {
  return GROUPS.get(name) ?? GROUPS.get(shortened(name)) ?? [];
}

function folded(name: string): string {
  const plain = name.slice(0, LONGEST).normalize('NFKC').toLowerCase().replace(/\([^()]*\)/g, ' ');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function shortened(name: string): string {
  return name.replace(COMPANY, ' ').replace(/\s+/g, ' ').trim();
}

/** Whether a text is the name of a maker that is known here. */
export function isKnownMaker(text: string): boolean {
  const name = folded(text);
  return name !== '' && (GROUPS.has(name) || GROUPS.has(shortened(name)));
}
