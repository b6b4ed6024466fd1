import { assertDiscount } from '~/domain/sale/discount';
import type { ContentKind } from './store';
import { DEFAULT_HELP } from './default-help';

/** An entry of the default content. The fields of `data` have their wire names. */
export interface ContentEntry {
  kind: ContentKind;
  id: string;
  data: unknown;
}

/** A floor that names its categories in English, because their codes are only known when a catalogue is loaded. */
export interface FloorPlan {
  floorId: string;
  nameCn: string;
  nameEn: string;
  /** English name of the floor's category. */
  category: string;
  recommendGoodsId: string;
  links: Array<{ nameCn: string; nameEn: string; category: string }>;
}

const link = (nameCn: string, nameEn: string, category: string) => ({ nameCn, nameEn, category });

export const DEFAULT_FLOORS: FloorPlan[] = [
  {
    floorId: 'passives', nameCn: '阻容感', nameEn: 'Passives', category: 'Capacitors', recommendGoodsId: 'passives',
    links: [
      link('贴片电容', 'MLCC', 'Multilayer ceramic capacitors (MLCC)'),
      link('贴片电阻', 'Chip resistors', 'Thick film chip resistors'),
      link('功率电感', 'Power inductors', 'Moulded power inductors'),
      link('铝电解电容', 'Electrolytic', 'SMD aluminium electrolytic capacitors'),
      link('磁珠', 'Ferrite beads', 'Chip ferrite beads'),
    ],
  },
  {
    floorId: 'microcontrollers', nameCn: '单片机与模拟', nameEn: 'Microcontrollers and analogue',
    category: 'Microcontrollers and processors', recommendGoodsId: 'microcontrollers',
    links: [
      link('Cortex-M3 单片机', 'Cortex-M3', 'Cortex-M3 microcontrollers'),
      link('8 位单片机', '8-bit AVR', 'AVR microcontrollers'),
      link('运算放大器', 'Op-amps', 'General purpose op-amps'),
      link('比较器', 'Comparators', 'General purpose comparators'),
      link('模数转换器', 'ADC', 'Analogue-to-digital converters'),
    ],
  },
  {
    floorId: 'power', nameCn: '电源与保护', nameEn: 'Power and protection',
    category: 'Power management ICs', recommendGoodsId: 'power',
    links: [
      link('线性稳压', 'LDO regulators', 'Low dropout regulators (LDO)'),
      link('降压转换器', 'Buck converters', 'Buck converters'),
      link('N 沟道 MOSFET', 'N-channel MOSFETs', 'N-channel MOSFETs'),
      link('肖特基', 'Schottky diodes', 'SMD Schottky rectifiers'),
      link('ESD 保护', 'ESD protection', 'ESD protection diodes'),
    ],
  },
];

const MENU = [
  { menuId: 'catalogue', nameCn: '产品目录', nameEn: 'Catalogue', linkUrl: '/catalogue', newWindow: 'T' },
  { menuId: 'brand', nameCn: '品牌中心', nameEn: 'Brands', linkUrl: '/brand' },
  { menuId: 'agent', nameCn: '代理品牌', nameEn: 'Authorised brands', linkUrl: '/agent' },
  { menuId: 'bom', nameCn: 'BOM 选型下单', nameEn: 'BOM in, cart out', linkUrl: '/bom', newWindow: 'T' },
  { menuId: 'about', nameCn: '关于我们', nameEn: 'About', linkUrl: '/about' },
];

const HOT_WORDS: Array<[cn: string, en: string]> = [
  ['STM32F103C8T6', 'STM32F103C8T6'],
  ['LM358', 'LM358'],
  ['100nF 0603', '100nF 0603'],
  ['10k 1%', '10k 1%'],
  ['AMS1117-3.3', 'AMS1117-3.3'],
  ['SS34', 'SS34'],
  ['USB Type-C', 'USB Type-C'],
  ['排针 2.54', 'Pin header 2.54'],
];

const BANNERS = [
  {
    bannerId: 'sample-to-reel', photoUrl: '/package/lqfp-48-blue.svg', linkUrl: '/catalogue',
    cn: '从一片样品到整盘，同一页搞定', en: 'From one sample to a full reel, on one page',
  },
  {
    bannerId: 'in-transit', photoUrl: '/package/soic-8-blue.svg', linkUrl: '/brand',
    cn: '看得见的在途库存', en: 'Stock you can plan around',
  },
];

const NOTICES = [
  {
    noticeId: 'double-twelve', publishTime: '2026-11-20T09:00:00+08:00',
    titleCn: '双十二满额折扣：12 月 1 日至 12 日', titleEn: 'Double-twelve sale (12.12): discounts from 1 to 12 December',
    contentCn: '活动期间，带有活动标记的元器件合计满 500 元享 95 折，满 2,000 元享 92 折，满 5,000 元享 88 折。',
    contentEn: 'During the sale, marked parts are 5% off from ¥500 in total, 8% off from ¥2,000 and 12% off from ¥5,000.',
  },
  {
    noticeId: 'two-languages', publishTime: '2026-11-18T09:00:00+08:00',
    titleCn: '目录支持中英文搜索', titleEn: 'Search the catalogue in Chinese and English',
    contentCn: '型号、参数、品牌和品类名称可以用任一语言搜索，与界面语言无关。',
    contentEn: 'You can search by part number, value, brand and category in either language.',
  },
  {
    noticeId: 'price-at-quantity', publishTime: '2026-11-16T09:00:00+08:00',
    titleCn: '列表按您的数量显示价格', titleEn: 'Lists show prices at your quantity',
    contentCn: '在列表中填写数量，单价、合计和库存是否足够都按这个数量显示。',
    contentEn: 'Enter a quantity on a list. Unit prices, totals and availability then change to match it.',
  },
];

const ARTICLES = [
  {
    articleKey: 'about', titleCn: '关于我们', titleEn: 'About us',
    contentCn: 'Farad 是一个电子元器件网上商城的软件。', contentEn: 'Farad is software for an online mall of electronic components.',
  },
];

const FRIENDLY_LINKS = [
  { nameCn: 'KiCad 电路设计', nameEn: 'KiCad', linkUrl: 'https://www.kicad.org/' },
  { nameCn: 'LibrePCB', nameEn: 'LibrePCB', linkUrl: 'https://librepcb.org/' },
  { nameCn: 'FreeCAD 机械设计', nameEn: 'FreeCAD', linkUrl: 'https://www.freecad.org/' },
  { nameCn: 'ngspice 电路仿真', nameEn: 'ngspice', linkUrl: 'https://ngspice.sourceforge.io/' },
  { nameCn: '开源硬件协会', nameEn: 'Open Source Hardware Association', linkUrl: 'https://www.oshwa.org/' },
];

const DISCOUNT = {
  itemList: [
    { amount: '500', discount: '0.95' },
    { amount: '2000', discount: '0.92' },
    { amount: '5000', discount: '0.88' },
  ],
  startTime: '2026-12-01T00:00:00+08:00',
  endTime: '2026-12-12T23:59:59+08:00',
};

const LOTTERY = {
  lotteryId: 'double-twelve-2026', nameCn: '双十二抽奖', nameEn: 'Double-twelve lottery',
  startTime: '2026-12-01T00:00:00+08:00',
  endTime: '2026-12-12T23:59:59+08:00',
  prizes: [
    { code: 'P01', number: 200, weight: 600 },
    { code: 'P02', number: 20, weight: 60 },
    { code: 'P03', number: 8, weight: 20 },
    { code: 'P04', number: 100, weight: 300 },
    { code: 'P05', number: 1, weight: 2 },
    { code: 'P06', number: 3, weight: 8 },
    { code: 'XXCY', weight: 9010 },
  ],
};

/** Recommended products by part number. Part numbers that are not in the catalogue are not shown. */
const RECOMMENDED = [
  {
    recommendGoodsId: 'passives', nameCn: '阻容感', nameEn: 'Passives',
    mpns: ['CL10B104KB8NNNC', 'RC0603FR-0710KL', 'SWPA6045S100MT', 'EEEFK1V101XP', 'CL21A226MAQNNNE', 'GRM188R71H104KA93D'],
  },
  {
    recommendGoodsId: 'microcontrollers', nameCn: '单片机与模拟', nameEn: 'Microcontrollers and analogue',
    mpns: ['STM32F103C8T6', 'LM358DR', 'GD32F303RCT6', 'CH340C', 'ESP32-C3FH4', 'ATMEGA328P-AU'],
  },
  {
    recommendGoodsId: 'power', nameCn: '电源与保护', nameEn: 'Power and protection',
    mpns: ['AMS1117-3.3', 'AO3400A', 'SS34', 'IRF540NPBF', 'TPS5430DDAR', 'LM2596S-5.0'],
  },
];

/** The default content except the floors, because their links depend on the catalogue. */
export function defaultContent(): ContentEntry[] {
  return [
    ...MENU.map((data) => ({ kind: 'menu' as const, id: data.menuId, data })),
    ...HOT_WORDS.map(([wordCn, wordEn]) => ({ kind: 'hotWord' as const, id: wordEn, data: { wordCn, wordEn } })),
    { kind: 'searchWord', id: 'placeholder', data: { cn: '型号、参数、品牌或品类', en: 'Part number, value or brand' } },
    ...DEFAULT_HELP.map((data) => ({ kind: 'help' as const, id: data.menuId, data })),
    ...(['PC', 'PC_EN'] as const).flatMap((clientType) => BANNERS.map(({ cn, en, ...banner }) => ({
      kind: 'banner' as const,
      id: `${clientType}-${banner.bannerId}`,
      data: { ...banner, clientType, ...(clientType === 'PC' ? { titleCn: cn } : { titleEn: en }) },
    }))),
    ...NOTICES.map((data) => ({ kind: 'notice' as const, id: data.noticeId, data })),
    ...FRIENDLY_LINKS.map((data) => ({ kind: 'friendlyLink' as const, id: data.linkUrl, data })),
    ...ARTICLES.map((data) => ({ kind: 'article' as const, id: data.articleKey, data })),
    { kind: 'discount', id: 'double-twelve', data: accepted(DISCOUNT) },
    { kind: 'lottery', id: LOTTERY.lotteryId, data: LOTTERY },
    ...RECOMMENDED.map((data) => ({ kind: 'recommend' as const, id: data.recommendGoodsId, data })),
  ];
}

/** Returns a discount rule unchanged if all its discounts are valid. @throws RangeError if one is not valid */
function accepted<T extends { itemList: ReadonlyArray<{ discount: unknown }> }>(rule: T): T {
  for (const { discount } of rule.itemList) assertDiscount(discount);
  return rule;
}
