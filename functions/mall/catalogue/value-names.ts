import type { Language } from '~/domain/text/language';

/** What follows a count, in a description. */
const COUNTED: Readonly<Partial<Record<string, Readonly<Record<Language, string>>>>> = {
  positions: { cn: 'P', en: 'P' },
  resolution: { cn: ' 位', en: '-bit' },
};

/** The text of a count as it stands in a description: `4P`, `16-bit`. Other texts stay unchanged. */
export function counted(key: string, text: string, language: Language): string {
  return text + (COUNTED[key]?.[language] ?? '');
}

/** The Chinese names of attribute values that are words. Abbreviations and figures are the same in both languages. */
const CHINESE: ReadonlyMap<string, string> = new Map(Object.entries({
  'N-channel': 'N 沟道', 'P-channel': 'P 沟道', 'Dual N-channel': '双 N 沟道', 'Dual P-channel': '双 P 沟道', 'N- and P-channel': 'N+P 沟道',
  'Dual NPN': '双 NPN', 'Dual PNP': '双 PNP', 'NPN and PNP': 'NPN+PNP', SMD: '贴片', 'Through-hole': '插件', Panel: '面板安装', Chassis: '底板安装',
  Cable: '线缆端', Reel: '编带', 'Cut tape': '剪带', Tube: '管装', Tray: '托盘', 'Ammo pack': '弹夹装', Bag: '袋装', Box: '盒装', Active: '在产',
  'Not for new designs': '不推荐用于新设计', Obsolete: '停产', Yes: '是', No: '否', None: '无', Black: '黑色', White: '白色', Red: '红色', Green: '绿色',
  Blue: '蓝色', Yellow: '黄色', Orange: '橙色', Grey: '灰色', Amber: '琥珀色', Violet: '紫色', Pink: '粉色', 'Super red': '超红色', 'Hyper red': '高亮红色',
  'Pure green': '纯绿色', 'Warm white': '暖白色', 'Yellow-green': '黄绿色', 'Thick film': '厚膜', 'Thin film': '薄膜', 'Metal alloy': '合金',
  'Carbon film': '碳膜', Carbon: '碳', 'Metal film': '金属膜', 'Metal oxide film': '金属氧化膜', 'Metal oxide': '金属氧化物', Wirewound: '绕线',
  Cermet: '金属陶瓷', Ceramic: '陶瓷', 'Ceramic, wirewound': '陶瓷绕线', 'Ceramic, built-in capacitors': '陶瓷，内置电容', Ferrite: '铁氧体',
  'Metal alloy powder': '合金粉末', 'Aluminium electrolytic': '铝电解', 'Conductive polymer': '导电聚合物', 'Manganese dioxide': '二氧化锰',
  'Metallised polypropylene': '金属化聚丙烯', 'Metallised polyester': '金属化聚酯', 'Activated carbon': '活性炭', 'Cadmium sulphide': '硫化镉',
  Magnetic: '电磁', Piezo: '压电', 'General purpose': '通用', 'High precision': '高精密', 'Automotive AEC-Q200': '车规 AEC-Q200',
  'Automotive AEC-Q101': '车规 AEC-Q101', 'High voltage': '高压', 'Anti-surge': '抗浪涌', 'Current sense': '电流检测', 'Flame retardant': '阻燃',
  'Pulse resistant': '抗脉冲', Jumper: '跳线', 'Long life': '长寿命', 'Low ESR': '低 ESR', 'Safety X1/Y1': '安规 X1/Y1',
  'Safety X1/Y2': '安规 X1/Y2', 'Safety X2': '安规 X2', 'Energy storage': '储能', 'High frequency': '高频', 'High Q': '高 Q 值',
  'Signal line': '信号线', 'Power line': '电源线', 'High saturation': '高饱和', Mains: '交流电源', PoE: 'PoE 供电', Ethernet: '以太网',
  'Output enable': '输出使能', 'Temperature compensated': '温度补偿', 'Battery backup': '电池备份', 'Low capacitance': '低电容',
  'Inrush limiting': '浪涌抑制', 'Current limiting': '限流', Isolated: '隔离', 'Wide input': '宽压输入', Standby: '待机模式',
  'Interrupt output': '中断输出', 'Without magnetics': '不带变压器', 'With magnetics': '带变压器', 'Card detection': '带检测', Omnidirectional: '全向',
  'With detents': '带定位', 'Without detents': '无定位', 'Water clear': '透明', Diffused: '雾状', Lighting: '照明', Demodulator: '解调',
  'SIM interface': 'SIM 接口', 'Multi-turn': '多圈', 'Single-turn': '单圈', Rotary: '旋转', Single: '单路', Dual: '双路', 'Dual, ±': '双路 ±',
  'Dual series': '串联', 'Common anode': '共阳', 'Common cathode': '共阴', 'Full bridge': '全桥', 'Half bridge': '半桥', 'H-bridge': 'H 桥',
  'Low side': '低边', 'High side': '高边', Array: '阵列', 'Complementary pair': '互补对', 'With freewheeling diode': '带续流二极管', Bussed: '共端',
  'Single phase': '单相', Switching: '开关', Schottky: '肖特基', 'Schottky, low forward voltage': '肖特基，低压降', 'SiC Schottky': '碳化硅肖特基',
  Standard: '普通', 'Fast recovery': '快恢复', Ultrafast: '超快恢复', Zener: '稳压', Bipolar: '双极型', 'Bipolar timer': '双极型定时器',
  'CMOS timer': 'CMOS 定时器', Darlington: '达林顿', 'Pre-biased': '带阻', 'Field stop trench': '沟槽场截止', 'Standard triac': '标准型双向可控硅',
  'Standard SCR': '标准型单向可控硅', 'Sensitive gate': '灵敏门极', Snubberless: '无缓冲', Unidirectional: '单向', Bidirectional: '双向',
  'Fast acting': '快断', 'Slow blow': '慢断', '2-electrode': '两极', '3-electrode': '三极', Multilayer: '叠层', Fixed: '固定', Adjustable: '可调',
  Positive: '正', Negative: '负', Buck: '降压', Boost: '升压', 'Buck-boost': '升降压', Flyback: '反激', 'Push-pull': '推挽', 'Charge pump': '电荷泵',
  'Power factor correction': '功率因数校正', Synchronous: '同步', Asynchronous: '异步', 'Totem pole': '图腾柱', 'Open drain': '开漏',
  'Open collector': '集电极开路', '3-state': '三态', 'Clipped sine': '削峰正弦', Voltage: '电压', 'Bridge-tied load': '桥接负载', Linear: '线性',
  'Li-ion': '锂离子', Shunt: '并联', Series: '串联型', 'Constant current': '恒流', Stepper: '步进', 'Brushed DC': '有刷直流',
  'Hot swap controller': '热插拔控制器', 'Rail-to-rail': '轨到轨', 'Rail-to-rail output': '轨到轨输出', 'Class AB': 'AB 类', 'Class D': 'D 类',
  'Clock buffer': '时钟缓冲', 'Clock generator': '时钟发生', 'Fundamental, AT cut': '基频，AT 切', 'Tuning fork': '音叉', 'Analogue switch': '模拟开关',
  Multiplexer: '多路复用', 'Level translator': '电平转换', 'Sigma-delta': 'Σ-Δ 型', 'Successive approximation': '逐次逼近型', Pipeline: '流水线型',
  Capacitive: '电容式', 'Half duplex': '半双工', 'Full duplex': '全双工', Parallel: '并行', Analog: '模拟', Direct: '直驱', Shielded: '屏蔽',
  'Semi-shielded': '半屏蔽', Unshielded: '非屏蔽', Male: '公', Female: '母', Hermaphroditic: '公母同体', Gold: '镀金', Tin: '镀锡', Nickel: '镀镍',
  Crimp: '压接', Screw: '螺钉', Pluggable: '插拔', Header: '插座', Spring: '弹簧', 'Bottom contact': '下接', 'Top contact': '上接',
  'Double-sided contact': '双面接', 'Coin cell': '纽扣电池', 'Power terminal': '电源端子', '3.5 mm audio jack': '3.5 mm 音频座', Momentary: '自复',
  Latching: '自锁', 'Non-latching': '非磁保持', Plunger: '按柱', Button: '按钮', Slide: '滑动', Rocker: '翘板', 'Pin plunger': '针状按柱',
  'Hinge lever': '铰链杆', 'Roller lever': '滚轮杆', Quadrature: '正交', 'Solid state': '固态', 'AgPd, gold plated': 'AgPd 镀金', Passive: '无源',
  Electret: '驻极体', 'Ball bearing': '滚珠轴承', Infrared: '红外', Digital: '数字', Analogue: '模拟', 'Laser scattering': '激光散射', Latch: '锁存型',
  Unipolar: '单极型', Omnipolar: '全极型', Angle: '角度', Magnetometer: '磁力计', 'Time of flight': '飞行时间', Colour: '颜色', Proximity: '接近',
  'Ambient light': '环境光', Transistor: '晶体管', Triac: '双向可控硅', Phototransistor: '光敏三极管', Photodiode: '光电二极管', Reflective: '反射式',
  Slotted: '槽型', 'Single digit': '1 位', 'Dual digit': '2 位', 'Three digit': '3 位', 'Four digit': '4 位', 'Five digit': '5 位',
  'Six digit': '6 位', 'Eight digit': '8 位', 'Character LCD': '字符液晶', LCD: '液晶', Encapsulated: '模块式', Enclosed: '机壳式',
  'PCB antenna': '板载天线', 'U.FL connector': 'U.FL 座', External: '外接', Amplifier: '放大器', Switch: '开关', Chip: '贴片式',
  'Ceramic chip': '陶瓷贴片', Whip: '鞭状', 'Filter and balun': '滤波器与巴伦', SAW: '声表面波', 'Multilayer ceramic': '多层陶瓷', 'Auto-MDIX': '自动翻转',
}));

/** The name of an attribute value in a language. The value itself is the English name; a value without a Chinese name is used in both languages. */
export function valueName(value: string, language: Language): string {
  return language === 'cn' ? (CHINESE.get(value) ?? value) : value;
}
