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
    floorId: 'power', nameCn: '电源芯片', nameEn: 'Power ICs', category: 'Power management ICs', recommendGoodsId: 'power',
    links: [
      link('线性稳压', 'LDO regulators', 'Low dropout regulators (LDO)'),
      link('降压转换器', 'Buck converters', 'Buck converters'),
      link('升压转换器', 'Boost converters', 'Boost converters'),
      link('充电管理', 'Battery chargers', 'Battery chargers'),
      link('电压基准', 'Voltage references', 'Shunt voltage references'),
    ],
  },
  {
    floorId: 'discretes', nameCn: '分立器件与保护', nameEn: 'Discretes and protection',
    category: 'Transistors and MOSFETs', recommendGoodsId: 'discretes',
    links: [
      link('N 沟道 MOSFET', 'N-channel MOSFETs', 'N-channel MOSFETs'),
      link('NPN 三极管', 'NPN transistors', 'NPN transistors'),
      link('肖特基', 'Schottky diodes', 'SMD Schottky rectifiers'),
      link('ESD 保护', 'ESD protection', 'ESD protection diodes'),
      link('光耦', 'Optocouplers', 'Phototransistor output optocouplers'),
    ],
  },
  {
    floorId: 'connectors', nameCn: '连接器与开关', nameEn: 'Connectors and switches', category: 'Connectors', recommendGoodsId: 'connectors',
    links: [
      link('USB Type-C', 'USB Type-C', 'USB Type-C connectors'),
      link('排针', 'Pin headers', 'Pin headers'),
      link('线对板针座', 'Wire-to-board', 'Wire-to-board headers'),
      link('轻触开关', 'Tactile switches', 'Tactile switches'),
      link('功率继电器', 'Power relays', 'Power relays'),
    ],
  },
  {
    floorId: 'sensors', nameCn: '传感器与模块', nameEn: 'Sensors and modules', category: 'Sensors', recommendGoodsId: 'sensors',
    links: [
      link('温湿度', 'Humidity', 'Humidity and temperature sensors'),
      link('加速度与陀螺仪', 'Motion', 'Accelerometers and gyroscopes'),
      link('数字温度', 'Temperature', 'Digital temperature sensors'),
      link('Wi-Fi 模块', 'Wi-Fi modules', 'Wi-Fi modules'),
      link('贴片发光二极管', 'SMD LEDs', 'SMD LEDs'),
    ],
  },
];

/** Recommended products by part number. Part numbers that are not in the catalogue are not shown. */
export const DEFAULT_RECOMMENDED = [
  {
    recommendGoodsId: 'passives', nameCn: '阻容感', nameEn: 'Passives',
    mpns: ['CL10B104KB8NNNC', 'RC0603FR-0710KL', 'SWPA6045S100MT', 'EEEFK1V101XP', 'CL21A226MAQNNNE', 'GRM188R71H104KA93D'],
  },
  {
    recommendGoodsId: 'microcontrollers', nameCn: '单片机与模拟', nameEn: 'Microcontrollers and analogue',
    mpns: ['STM32F103C8T6', 'LM358DR', 'GD32F303RCT6', 'CH340C', 'ESP32-C3FH4', 'ATMEGA328P-AU'],
  },
  {
    recommendGoodsId: 'power', nameCn: '电源芯片', nameEn: 'Power ICs',
    mpns: ['AMS1117-3.3', 'TPS5430DDAR', 'AP2112K-3.3TRG1', 'TP4056-42-ESOP8', 'LM2596S-5.0', 'MT3608'],
  },
  {
    recommendGoodsId: 'discretes', nameCn: '分立器件与保护', nameEn: 'Discretes and protection',
    mpns: ['AO3400A', 'SS34', 'IRF540NPBF', '1N4148W', 'USBLC6-2SC6', 'EL817S1(C)(TU)-F'],
  },
  {
    recommendGoodsId: 'connectors', nameCn: '连接器与开关', nameEn: 'Connectors and switches',
    mpns: ['TYPE-C-31-M-12', 'B4B-PH-K-S', 'HR911105A', 'TS-1187A-B-A-B', 'SRD-05VDC-SL-C', 'TF-01A'],
  },
  {
    recommendGoodsId: 'sensors', nameCn: '传感器与模块', nameEn: 'Sensors and modules',
    mpns: ['ESP32-WROOM-32E-N4', 'MPU-6050', 'DS18B20', 'SHT30-DIS-B', 'BME280', 'WS2812B-V5/W'],
  },
];
