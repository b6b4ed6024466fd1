import type { BrandStory } from './brand-story';

export const OTHER_BRANDS: readonly BrandStory[] = [
  {
    nameEn: 'TE Connectivity', nameCn: '泰科',
    cn: '泰科电子是连接器的主要厂家，AMP 曾是它的代表品牌。产品还有继电器、端子和传感器，用于汽车、工业和通信设备。',
    en: 'TE Connectivity is a leading maker of connectors, long known under the name AMP. It also makes relays, terminals and sensors for cars, industry and communications.',
    line: ['线对板连接器、胶壳、排针、FPC 连接器、功率和信号继电器', 'Wire-to-board connectors, housings, pin headers, FPC connectors, power and signal relays'],
  },
  {
    nameEn: 'Molex', nameCn: '莫仕',
    cn: '莫仕总部位于美国伊利诺伊州，生产线对板、板对板和 FPC 连接器。PicoBlade、KK 254 和 Micro-Fit 等系列几乎是行业的通用名称。',
    en: 'Molex in Illinois makes wire-to-board, board-to-board and FPC connectors. PicoBlade, KK 254 and Micro-Fit have almost become generic names.',
    line: ['线对板针座、胶壳、端子、FPC 连接器、简牛', 'Wire-to-board headers, housings, contacts, FPC connectors, box headers'],
  },
  {
    nameEn: 'JST', nameCn: '日压',
    cn: '日压（日本压着端子）的 XH、PH、SH 和 GH 等系列线对板连接器，因间距和外形统一，常被用作电池和传感器接口。',
    en: 'The XH, PH, SH and GH wire-to-board series of JST are so common that connectors of batteries and sensors are often named after them.',
    line: ['XH、PH、SH、GH 等系列的针座、胶壳和端子', 'Headers, housings and contacts of the XH, PH, SH, GH and other series'],
  },
  {
    nameEn: 'Hirose', nameCn: '广濑',
    cn: '广濑电机是日本的连接器厂家，以小间距的板对板、FPC 和射频连接器见长，U.FL 和 DF13 系列为人熟知。',
    en: 'Hirose Electric is a Japanese maker of fine-pitch connectors: board-to-board, FPC and RF. Its U.FL and DF13 series are well known.',
  },
  {
    nameEn: 'Phoenix Contact', nameCn: '菲尼克斯',
    cn: '菲尼克斯电气是德国家族企业，以接线端子闻名，MKDS 螺钉式和 MSTB 插拔式端子在工业设备中很常见。',
    en: 'Phoenix Contact is a German family business, known for terminal blocks. MKDS screw and MSTB pluggable types are common in industrial equipment.',
  },
  {
    nameEn: 'WAGO', nameCn: '万可',
    cn: '万可总部位于德国明登，以弹簧式接线技术著称：导线插入即可，不需要拧螺钉。',
    en: 'WAGO in Minden, Germany, is known for spring terminals, which hold a wire without a screw.',
  },
  {
    nameEn: 'Omron', nameCn: '欧姆龙',
    cn: '欧姆龙总部位于京都，生产继电器、微动开关、拨码开关和光电开关。G5 系列继电器和 D2F 微动开关使用很广。',
    en: 'Omron in Kyoto makes relays, micro switches, DIP switches and photo interrupters. G5 relays and D2F micro switches are widely used.',
  },
  {
    nameEn: 'Epson', nameCn: '爱普生',
    cn: '爱普生的石英业务生产晶体、振荡器和实时时钟，FC-135 是常用的 32.768 kHz 晶体。',
    en: 'The quartz business of Epson makes crystals, oscillators and real-time clocks. FC-135 is a common 32.768 kHz crystal.',
  },
  {
    nameEn: 'SiTime', nameCn: '赛特时脉',
    cn: 'SiTime 设计以 MEMS 谐振器代替石英的振荡器，抗振动，频率可以按需要编程。',
    en: 'SiTime designs oscillators with MEMS resonators in place of quartz. They withstand vibration, and their frequency can be programmed.',
  },
  {
    nameEn: 'Sensirion', nameCn: '盛思锐',
    cn: '盛思锐总部位于瑞士，生产温湿度、流量和气体传感器。SHT30、SHT40 等型号出厂前已经校准。',
    en: 'Sensirion in Switzerland makes humidity, temperature, flow and gas sensors. Parts such as SHT30 and SHT40 leave the factory calibrated.',
  },
  {
    nameEn: 'Bosch Sensortec', nameCn: '博世',
    cn: '博世的 MEMS 传感器部门面向消费电子，BME280 测量气压、温度和湿度，BMP280 测量气压和温度，BMI 系列测量运动。',
    en: 'Bosch Sensortec makes MEMS sensors for consumer electronics. BME280 measures pressure, temperature and humidity, BMP280 pressure and temperature, and the BMI series motion.',
  },
  {
    nameEn: 'Quectel', nameCn: '移远',
    cn: '移远通信总部位于上海，生产蜂窝通信和卫星定位模块，从 LTE Cat 1 到 5G 都有。',
    en: 'Quectel in Shanghai makes modules for cellular networks and satellite positioning, from LTE Cat 1 to 5G.',
  },
  {
    nameEn: 'Everlight', nameCn: '亿光',
    cn: '亿光生产贴片和直插发光二极管、光耦和红外器件，EL817 是常用的晶体管输出光耦。',
    en: 'Everlight makes SMD and through-hole LEDs, optocouplers and infrared devices. EL817 is a common optocoupler with transistor output.',
  },
];
