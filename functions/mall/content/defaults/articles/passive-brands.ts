import type { BrandStory } from './brand-story';

export const PASSIVE_BRANDS: readonly BrandStory[] = [
  {
    nameEn: 'YAGEO', nameCn: '国巨',
    cn: '国巨是被动元件制造商，以 RC 系列厚膜贴片电阻和 CC 系列贴片电容闻名，也生产薄膜、车规和抗浪涌电阻。基美（KEMET）和普思（Pulse）等品牌同属国巨集团。',
    en: 'YAGEO makes passive components. Its RC chip resistors and CC ceramic capacitors are found on boards of every kind. It also makes thin film, automotive and anti-surge resistors. KEMET and Pulse belong to the same group.',
    line: ['厚膜、薄膜、车规和抗浪涌贴片电阻，MLCC，金属膜电阻', 'Thick film, thin film, automotive and anti-surge chip resistors, MLCC, metal film resistors'],
  },
  {
    nameEn: 'UNI-ROYAL', nameCn: '厚声',
    cn: '厚声专做电阻：厚膜贴片电阻、排阻，以及碳膜、金属膜、金属氧化膜和绕线等插件电阻。型号以尺寸开头，如 0603WAF1002T5E，便于辨认。',
    en: 'UNI-ROYAL is a resistor specialist: thick film chips, arrays, and leaded carbon film, metal film, metal oxide film and wirewound types. Its part numbers begin with the size, as in 0603WAF1002T5E.',
    line: ['厚膜贴片电阻、贴片排阻、碳膜和金属膜插件电阻、绕线电阻', 'Thick film chip resistors, chip arrays, carbon and metal film resistors, wirewound resistors'],
  },
  {
    nameEn: 'Vishay', nameCn: '威世',
    cn: '威世（Vishay Intertechnology）同时生产被动元件和分立半导体。旗下 Dale、Draloric、Beyschlag 和 Siliconix 等名称，分别代表电阻和 MOSFET 的产品系列。',
    en: 'Vishay Intertechnology makes both passive components and discrete semiconductors. Names such as Dale, Draloric, Beyschlag and Siliconix stand for its lines of resistors and MOSFETs.',
    line: ['贴片电阻、晶圆电阻、钽电容、TVS 二极管、红外接收头、MOSFET', 'Chip and MELF resistors, tantalum capacitors, TVS diodes, infrared receivers, MOSFETs'],
  },
  {
    nameEn: 'Panasonic', nameCn: '松下',
    cn: '松下的元器件业务包括 ERJ 系列贴片电阻、铝电解和高分子电容、继电器与开关。EEE 系列贴片铝电解电容和 FR、FM 系列低阻抗电容常用于电源。',
    en: 'The components business of Panasonic makes ERJ chip resistors, aluminium electrolytic and polymer capacitors, relays and switches. The EEE surface-mount and the FR and FM low-impedance capacitors are common in power supplies.',
    line: ['厚膜、薄膜和抗浪涌贴片电阻，铝电解电容，信号和固态继电器，压敏电阻', 'Thick film, thin film and anti-surge chip resistors, electrolytic capacitors, signal and solid state relays, varistors'],
  },
  {
    nameEn: 'KOA', nameCn: '兴亚',
    cn: 'KOA 是总部位于长野县的日本电阻制造商。RK73 系列厚膜贴片电阻覆盖常用尺寸和精度，广泛用于汽车和工业设备。',
    en: 'KOA is a Japanese maker of resistors, based in Nagano. Its RK73 thick film chip resistors cover all usual sizes and tolerances, and are widely used in cars and industrial equipment.',
    line: ['RK73 系列厚膜贴片电阻', 'RK73 thick film chip resistors'],
  },
  {
    nameEn: 'Walsin', nameCn: '华新科',
    cn: '华新科技生产厚膜贴片电阻和多层陶瓷电容，也有高压 MLCC 和天线。WR 系列电阻的型号直接写明尺寸和精度，替换时容易核对。',
    en: 'Walsin Technology makes thick film chip resistors and multilayer ceramic capacitors, as well as high voltage MLCC and antennas. The numbers of its WR resistors state size and tolerance, which makes substitutes easy to check.',
    line: ['厚膜贴片电阻、MLCC、高压 MLCC', 'Thick film chip resistors, MLCC, high voltage MLCC'],
  },
  {
    nameEn: 'FH', nameCn: '风华高科',
    cn: '风华高科总部位于广东肇庆，是中国主要的被动元件制造商之一，生产 MLCC、贴片电阻、热敏电阻和排阻。',
    en: 'Fenghua Advanced Technology, based in Zhaoqing, Guangdong, is one of the main Chinese makers of passive components: MLCC, chip resistors, thermistors and networks.',
    line: ['MLCC、厚膜贴片电阻、NTC 热敏电阻、直插排阻', 'MLCC, thick film chip resistors, NTC thermistors, SIP networks'],
  },
  {
    nameEn: 'Samsung Electro-Mechanics', nameCn: '三星电机',
    cn: '三星电机是三星集团旗下的元件公司。它的 CL 系列多层陶瓷电容用量极大，例如 0603 封装的 100 nF 电容 CL10B104KB8NNNC。',
    en: 'Samsung Electro-Mechanics is the components company of the Samsung group. Its CL series of multilayer ceramic capacitors is used in great numbers, for example CL10B104KB8NNNC, 100 nF in 0603.',
    line: ['CL 系列 MLCC', 'CL series MLCC'],
  },
  {
    nameEn: 'Murata', nameCn: '村田',
    cn: '村田制作所总部位于京都，以陶瓷技术起家，GRM 系列 MLCC 是它的代表。BLM 磁珠、LQ 系列电感、陶瓷谐振器和隔离电源模块同样常见。',
    en: 'Murata, based in Kyoto, grew out of ceramics, and GRM capacitors are its best-known line. BLM ferrite beads, LQ inductors, ceramic resonators and isolated power modules are just as common.',
    line: ['GRM 和车规 MLCC、磁珠、高频电感、陶瓷谐振器、隔离电源模块', 'GRM and automotive MLCC, ferrite beads, RF inductors, resonators, isolated power modules'],
  },
  {
    nameEn: 'TDK', nameCn: '东电化',
    cn: 'TDK 由铁氧体起家，今天生产 MLCC、电感、压敏电阻和薄膜电容。EPCOS 品牌的产品也属于 TDK。',
    en: 'TDK began with ferrite and today makes MLCC, inductors, varistors and film capacitors. The EPCOS products belong to TDK too.',
    line: ['MLCC、车规 MLCC、高频电感、压敏电阻、薄膜电容', 'MLCC, automotive MLCC, RF inductors, varistors, film capacitors'],
  },
  {
    nameEn: 'KEMET', nameCn: '基美',
    cn: '基美以电容见长：钽电容、聚合物钽电容和多层陶瓷电容，其中 T491 是常用的贴片钽电容系列。基美属于国巨集团。',
    en: 'KEMET is known for capacitors: tantalum, polymer tantalum and multilayer ceramic. T491 is a common series of tantalum chips. KEMET belongs to the YAGEO group.',
    line: ['MLCC、车规 MLCC、贴片钽电容、聚合物钽电容', 'MLCC, automotive MLCC, tantalum chips, polymer tantalum capacitors'],
  },
  {
    nameEn: 'CCTC', nameCn: '三环',
    cn: '潮州三环集团以电子陶瓷为主业，从陶瓷材料做到多层陶瓷电容和光通信用的陶瓷部件。',
    en: 'Chaozhou Three-Circle works in electronic ceramics, from the material to multilayer ceramic capacitors and ceramic parts for optical communication.',
    line: ['常用尺寸的 MLCC', 'MLCC in the usual sizes'],
  },
  {
    nameEn: 'Sunlord', nameCn: '顺络',
    cn: '顺络电子总部位于深圳，主要生产电感和热敏电阻。SWPA 系列磁胶屏蔽功率电感在降压电路中很常见。',
    en: 'Sunlord, based in Shenzhen, mainly makes inductors and thermistors. Its SWPA semi-shielded power inductors are a usual choice for buck converters.',
    line: ['SWPA 功率电感、一体成型电感、高频电感、磁珠、NTC 热敏电阻', 'SWPA power inductors, moulded inductors, RF inductors, ferrite beads, NTC thermistors'],
  },
  {
    nameEn: 'Chilisin', nameCn: '奇力新',
    cn: '奇力新专注于磁性元件，生产功率电感和磁珠。奇力新属于国巨集团。',
    en: 'Chilisin concentrates on magnetics: power inductors and ferrite beads. It belongs to the YAGEO group.',
    line: ['一体成型功率电感、大电流磁珠', 'Moulded power inductors, high current ferrite beads'],
  },
  {
    nameEn: 'Taiyo Yuden', nameCn: '太阳诱电',
    cn: '太阳诱电是日本的元件制造商，以 MLCC 和电感为主，在大容量陶瓷电容方面经验丰富。',
    en: 'Taiyo Yuden is a Japanese maker of components, above all MLCC and inductors, with long experience in ceramic capacitors of high capacitance.',
  },
  {
    nameEn: 'Nichicon', nameCn: '尼吉康',
    cn: '尼吉康总部位于京都，专做电容，铝电解电容系列从通用型到低阻抗、长寿命和牛角型都有。',
    en: 'Nichicon, based in Kyoto, makes capacitors. Its aluminium electrolytics range from general purpose to low impedance, long life and snap-in types.',
  },
  {
    nameEn: 'Bourns', nameCn: '伯恩斯',
    cn: '伯恩斯以精密可调电阻（Trimpot）著称，也生产 TVS 二极管、压敏电阻、自恢复保险丝、电感和旋转编码器。',
    en: 'Bourns is known for the Trimpot trimmer, and also makes TVS diodes, varistors, resettable fuses, inductors and rotary encoders.',
  },
  {
    nameEn: 'Coilcraft', nameCn: '线艺',
    cn: '线艺是美国的电感专业厂家，产品有绕线高频电感和屏蔽功率电感，XAL、XEL 等系列常出现在电源芯片的参考设计中。',
    en: 'Coilcraft is an American specialist in inductors, from wirewound RF types to shielded power inductors. Series such as XAL and XEL appear in many reference designs of power ICs.',
  },
  {
    nameEn: 'Würth Elektronik', nameCn: '伍尔特',
    cn: '伍尔特电子是德国的元件制造商，产品包括电感、连接器、接线端子、开关和发光二极管，并为设计者提供仿真工具和样品。',
    en: 'Würth Elektronik is a German maker of inductors, connectors, terminal blocks, switches and LEDs, and supports designers with simulation tools and samples.',
  },
];
