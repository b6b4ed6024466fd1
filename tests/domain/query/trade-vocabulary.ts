import { catalogueVocabulary } from '~/domain/query/catalogue-vocabulary';

/** Category names as a catalogue has them: code, English, Chinese. The digits of a parent begin those of its children. */
const CATEGORIES: ReadonlyArray<readonly [code: string, en: string, cn: string]> = [
  ['01', 'Resistors', '电阻器'], ['0101', 'Chip resistors', '贴片电阻'], ['0105', 'Trimmers and potentiometers', '可调电阻与电位器'],
  ['02', 'Capacitors', '电容器'], ['020101', 'Multilayer ceramic capacitors (MLCC)', '贴片多层陶瓷电容 MLCC'], ['0202', 'Aluminium electrolytic capacitors', '铝电解电容'],
  ['03', 'Inductors and magnetics', '电感与磁性器件'], ['0303', 'Ferrite beads', '磁珠'], ['0401', 'Crystals', '晶体'], ['0402', 'Oscillators', '振荡器'],
  ['05', 'Diodes and rectifiers', '二极管与整流'], ['0502', 'Schottky diodes', '肖特基二极管'], ['0504', 'Zener diodes', '稳压二极管'],
  ['0601', 'MOSFETs', '场效应管'], ['060101', 'N-channel MOSFETs', 'N 沟道 MOSFET'], ['060102', 'P-channel MOSFETs', 'P 沟道 MOSFET'], ['060201', 'NPN transistors', 'NPN 三极管'],
  ['0701', 'TVS diodes', 'TVS 二极管'], ['0703', 'Fuses', '保险丝'], ['080101', 'Low dropout regulators (LDO)', '低压差线性稳压 LDO'], ['0802', 'DC-DC converters', 'DC-DC 转换器'],
  ['0901', 'Operational amplifiers', '运算放大器'], ['10', 'Microcontrollers and processors', '单片机与处理器'], ['14', 'Connectors', '连接器'], ['1401', 'Pin headers and sockets', '排针排母'],
  ['140401', 'USB Type-C connectors', 'USB Type-C'], ['1503', 'Relays', '继电器'], ['16', 'Sensors', '传感器'], ['160101', 'NTC thermistors', 'NTC 热敏电阻'], ['1701', 'LEDs', '发光二极管'],
];

const BRANDS = [
  ['Texas Instruments', '德州仪器', 'TI'], ['STMicroelectronics', '意法半导体', 'ST'], ['YAGEO', '国巨', 'Yageo'], ['JST', 'JST', ''], ['KOA', '兴亚', 'KOA Speer'], ['Milliohm', '毫欧', ''],
  ['Diodes Incorporated', '达尔', 'Diodes'], ['Murata', '村田', 'Murata Electronics'],
] as const;

const TEXTS: ReadonlyArray<readonly [key: string, text: string, cn: string]> = [
  ['dielectric', 'X7R', 'X7R'], ['dielectric', 'X5R', 'X5R'], ['dielectric', 'C0G', 'C0G'], ['dielectric', 'Y5V', 'Y5V'], ['dielectric', 'Z5U', 'Z5U'],
  ['channel', 'N', 'N'], ['channel', 'P', 'P'], ['color', 'Red', '红色'], ['color', 'Green', '绿色'], ['color', 'Blue', '蓝色'], ['color', 'Yellow', '黄色'], ['color', 'Orange', '橙色'],
  ['color', 'Amber', '琥珀色'], ['color', 'White', '白色'], ['rail_to_rail', 'Rail-to-rail', '轨到轨'], ['rail_to_rail', 'No', '否'], ['backlight', 'LED', 'LED'], ['mounting', 'SMD', '贴片'], ['mounting', 'THT', '插件'], ['interface', 'I²C', 'I²C'],
];

const PACKAGES = ['0402', '0603', '0805', '1206', 'SOT-23', 'SOT-23-5', 'SOT-23-6', 'SOIC-8', 'TSSOP-8', 'TSSOP-16', 'LQFP-48', 'LQFP-64', 'QFN-16', 'QFN-32', 'SOD-123', 'SMD3225-4P', 'TO-220', 'SMA'];

/** The vocabulary of a small catalogue of ordinary parts. */
export const tradeVocabulary = catalogueVocabulary({
  brands: BRANDS.map(([en, cn, alias], index) => ({ id: index + 1, name: { en, cn }, aliases: alias ? [alias] : [] })),
  categories: CATEGORIES.map(([digits, en, cn]) => ({
    code: `${digits.length / 2}_${digits}`, parent: digits.length > 2 ? `${digits.length / 2 - 1}_${digits.slice(0, -2)}` : null, name: { en, cn },
  })),
  texts: TEXTS.map(([key, text, cn]) => ({ key, text, name: { en: text, cn } })),
  packages: PACKAGES,
});
