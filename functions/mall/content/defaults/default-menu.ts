/** The header menu. */
export const DEFAULT_MENU = [
  { menuId: 'catalogue', nameCn: '产品目录', nameEn: 'Catalogue', linkUrl: '/catalogue', newWindow: 'T' },
  { menuId: 'brand', nameCn: '品牌中心', nameEn: 'Brands', linkUrl: '/brand' },
  { menuId: 'agent', nameCn: '代理品牌', nameEn: 'Authorised brands', linkUrl: '/agent' },
  { menuId: 'bom', nameCn: 'BOM 选型下单', nameEn: 'BOM in, cart out', linkUrl: '/bom', newWindow: 'T' },
  { menuId: 'about', nameCn: '关于我们', nameEn: 'About', linkUrl: '/about' },
];

/** The hot words below the search box. */
export const DEFAULT_HOT_WORDS: ReadonlyArray<readonly [cn: string, en: string]> = [
  ['STM32F103C8T6', 'STM32F103C8T6'],
  ['LM358', 'LM358'],
  ['100nF 0603', '100nF 0603'],
  ['10k 1%', '10k 1%'],
  ['AMS1117-3.3', 'AMS1117-3.3'],
  ['SS34', 'SS34'],
  ['USB Type-C', 'USB Type-C'],
  ['排针 2.54', 'Pin header 2.54'],
];

/** What the empty search box says. */
export const DEFAULT_SEARCH_WORD = { cn: '型号、参数、品牌或品类', en: 'Part number, value or brand' };

/** Links of the footer to projects that engineers use. */
export const DEFAULT_FRIENDLY_LINKS = [
  { nameCn: 'KiCad 电路设计', nameEn: 'KiCad', linkUrl: 'https://www.kicad.org/' },
  { nameCn: 'LibrePCB', nameEn: 'LibrePCB', linkUrl: 'https://librepcb.org/' },
  { nameCn: 'FreeCAD 机械设计', nameEn: 'FreeCAD', linkUrl: 'https://www.freecad.org/' },
  { nameCn: 'ngspice 电路仿真', nameEn: 'ngspice', linkUrl: 'https://ngspice.sourceforge.io/' },
  { nameCn: '开源硬件协会', nameEn: 'Open Source Hardware Association', linkUrl: 'https://www.oshwa.org/' },
];
