/** The catalogue's tree: three levels, in the words of the trade. */
import type { CatalogueCategory } from '../part';

/** Two digits a level; the digits of a level begin with those above. */
const TREE = `
01 电阻器|Resistors
0101 贴片电阻|Chip resistors
010101 厚膜贴片电阻|Thick film chip resistors
010102 薄膜精密电阻|Thin film precision resistors
010103 车规贴片电阻|Automotive chip resistors
010104 高压贴片电阻|High voltage chip resistors
010105 抗浪涌贴片电阻|Anti-surge chip resistors
0102 采样电阻|Current sense resistors
010201 合金采样电阻|Metal alloy shunt resistors
010202 厚膜低阻值电阻|Low ohm thick film resistors
0103 插件电阻|Through-hole resistors
010301 碳膜电阻|Carbon film resistors
010302 金属膜电阻|Metal film resistors
010303 金属氧化膜电阻|Metal oxide film resistors
010304 水泥电阻|Cement resistors
010305 绕线电阻|Wirewound resistors
0104 排阻|Resistor networks and arrays
010401 贴片排阻|Chip resistor arrays
010402 直插排阻|SIP resistor networks
0105 可调电阻与电位器|Trimmers and potentiometers
010501 精密可调电阻|Trimmer potentiometers
010502 旋转电位器|Rotary potentiometers
0106 圆柱电阻|MELF resistors
010601 晶圆电阻|MELF metal film resistors
02 电容器|Capacitors
0201 陶瓷电容|Ceramic capacitors
020101 贴片多层陶瓷电容 MLCC|Multilayer ceramic capacitors (MLCC)
020102 高压贴片陶瓷电容|High voltage MLCC
020103 车规贴片陶瓷电容|Automotive MLCC
020104 瓷片电容|Ceramic disc capacitors
020105 安规瓷片电容|Safety ceramic capacitors (X1/Y1)
020106 独石电容|Radial multilayer ceramic capacitors
0202 铝电解电容|Aluminium electrolytic capacitors
020201 贴片铝电解电容|SMD aluminium electrolytic capacitors
020202 直插铝电解电容|Radial aluminium electrolytic capacitors
020203 牛角电解电容|Snap-in electrolytic capacitors
0203 固态电容|Polymer capacitors
020301 贴片固态铝电容|SMD polymer aluminium capacitors
020302 直插固态铝电容|Radial polymer aluminium capacitors
020303 聚合物钽电容|Polymer tantalum capacitors
0204 钽电容|Tantalum capacitors
020401 贴片钽电容|Chip tantalum capacitors
0205 薄膜电容|Film capacitors
020501 CBB 聚丙烯电容|Polypropylene film capacitors
020502 涤纶电容|Polyester film capacitors
020503 安规薄膜电容 X2|Safety film capacitors (X2)
0206 超级电容|Supercapacitors
020601 法拉电容|Electric double-layer capacitors
0207 可调电容与排容|Trimmer capacitors and arrays
020701 贴片排容|Capacitor arrays
03 电感与磁性器件|Inductors and magnetics
0301 贴片电感|Chip inductors
030101 叠层高频电感|Multilayer RF inductors
030102 绕线高频电感|Wirewound RF inductors
030103 叠层铁氧体电感|Multilayer ferrite inductors
0302 功率电感|Power inductors
030201 磁胶屏蔽功率电感|Semi-shielded power inductors
030202 一体成型电感|Moulded power inductors
030203 屏蔽功率电感|Shielded power inductors
030204 非屏蔽功率电感|Unshielded power inductors
0303 磁珠|Ferrite beads
030301 贴片磁珠|Chip ferrite beads
030302 大电流磁珠|High current ferrite beads
0304 共模滤波器|Common mode filters
030401 信号共模电感|Common mode filters for signals
030402 电源共模电感|Common mode chokes for power lines
0305 插件电感|Through-hole inductors
030501 工字电感|Radial drum core inductors
030502 色环电感|Axial inductors
0306 变压器|Transformers
030601 网络变压器|Ethernet transformers
030602 电流互感器|Current sense transformers
04 晶振与时钟|Crystals and timing
0401 晶体|Crystals
040101 贴片无源晶振|SMD crystals
040102 直插无源晶振|Through-hole crystals
040103 32.768 kHz 晶体|32.768 kHz watch crystals
0402 振荡器|Oscillators
040201 有源晶振|Crystal oscillators (XO)
040202 温补晶振|Temperature compensated oscillators (TCXO)
040203 MEMS 振荡器|MEMS oscillators
0403 谐振器|Resonators
040301 陶瓷谐振器|Ceramic resonators
0404 时钟芯片|Clock and timing ICs
040401 实时时钟 RTC|Real-time clocks
040402 时钟发生器与缓冲器|Clock generators and buffers
040403 定时器|Timers
05 二极管与整流|Diodes and rectifiers
0501 开关二极管|Switching diodes
050101 小信号开关二极管|Small signal switching diodes
0502 肖特基二极管|Schottky diodes
050201 贴片肖特基二极管|SMD Schottky rectifiers
050202 插件肖特基二极管|Through-hole Schottky rectifiers
050203 小信号肖特基二极管|Small signal Schottky diodes
0503 整流二极管|Rectifier diodes
050301 通用整流二极管|General purpose rectifiers
050302 快恢复二极管|Fast recovery rectifiers
050303 超快恢复二极管|Ultrafast rectifiers
0504 稳压二极管|Zener diodes
050401 贴片稳压二极管|SMD Zener diodes
050402 插件稳压二极管|Through-hole Zener diodes
0505 整流桥|Bridge rectifiers
050501 贴片整流桥|SMD bridge rectifiers
050502 插件整流桥|Through-hole bridge rectifiers
0506 碳化硅二极管|Silicon carbide diodes
050601 碳化硅肖特基二极管|SiC Schottky diodes
06 晶体管与 MOSFET|Transistors and MOSFETs
0601 场效应管|MOSFETs
060101 N 沟道 MOSFET|N-channel MOSFETs
060102 P 沟道 MOSFET|P-channel MOSFETs
060103 双路 MOSFET|Dual MOSFETs
0602 三极管|Bipolar transistors
060201 NPN 三极管|NPN transistors
060202 PNP 三极管|PNP transistors
060203 达林顿管|Darlington transistors and arrays
0603 数字三极管|Digital transistors
060301 NPN 数字三极管|NPN digital transistors
060302 PNP 数字三极管|PNP digital transistors
0604 IGBT|IGBTs
060401 IGBT 单管|Discrete IGBTs
0605 碳化硅 MOSFET|Silicon carbide MOSFETs
060501 碳化硅场效应管|SiC MOSFETs
0606 晶闸管|Thyristors
060601 双向可控硅|Triacs
060602 单向可控硅|SCRs
07 电路保护|Circuit protection
0701 TVS 二极管|TVS diodes
070101 400 W 贴片 TVS|400 W SMD TVS diodes
070102 600 W 贴片 TVS|600 W SMD TVS diodes
070103 1500 W 及以上 TVS|1500 W and higher TVS diodes
070104 车规大功率 TVS|Load dump TVS diodes
0702 静电保护|ESD protection
070201 ESD 保护二极管|ESD protection diodes
070202 ESD 保护阵列|ESD protection arrays
0703 保险丝|Fuses
070301 贴片保险丝|SMD fuses
070302 玻璃管保险丝|Glass tube fuses
070303 微型保险丝|Subminiature fuses
0704 自恢复保险丝|Resettable fuses
070401 贴片自恢复保险丝|SMD resettable fuses (PPTC)
070402 插件自恢复保险丝|Radial resettable fuses (PPTC)
0705 压敏电阻|Varistors
070501 插件压敏电阻|Radial varistors (MOV)
070502 贴片压敏电阻|Chip varistors
0706 气体放电管|Gas discharge tubes
070601 陶瓷气体放电管|Ceramic gas discharge tubes
0707 浪涌抑制热敏电阻|Inrush current limiters
070701 功率型 NTC|Power NTC thermistors
08 电源管理芯片|Power management ICs
0801 线性稳压器|Linear regulators
080101 低压差线性稳压 LDO|Low dropout regulators (LDO)
080102 三端稳压器|Three-terminal regulators
080103 可调线性稳压|Adjustable linear regulators
0802 DC-DC 转换器|DC-DC converters
080201 降压转换器|Buck converters
080202 升压转换器|Boost converters
080203 升降压与反相转换器|Buck-boost and inverting converters
0803 AC-DC 控制器|AC-DC controllers
080301 PWM 控制器与开关|PWM controllers and switchers
0804 电池管理|Battery management
080401 充电管理|Battery chargers
080402 电池保护|Battery protection
080403 电量计|Fuel gauges
0805 电压基准|Voltage references
080501 并联电压基准|Shunt voltage references
080502 串联电压基准|Series voltage references
0806 监控与复位|Supervisors and reset
080601 复位芯片|Voltage supervisors
0807 驱动|Drivers
080701 MOS 栅极驱动|Gate drivers
080702 LED 驱动|LED drivers
080703 电机驱动|Motor drivers
080704 达林顿与负载驱动|Load and Darlington drivers
0808 电源开关|Power switches
080801 负载开关与限流开关|Load switches and current limiters
080802 热插拔与理想二极管|Hot swap and ideal diodes
09 运放与比较器|Amplifiers and comparators
0901 运算放大器|Operational amplifiers
090101 通用运放|General purpose op-amps
090102 精密运放|Precision op-amps
090103 高速运放|High speed op-amps
090104 低功耗运放|Low power op-amps
0902 比较器|Comparators
090201 通用比较器|General purpose comparators
0903 仪表与电流检测放大器|Instrumentation and current sense
090301 仪表放大器|Instrumentation amplifiers
090302 电流检测放大器|Current sense amplifiers
0904 音频放大器|Audio amplifiers
090401 音频功放|Audio power amplifiers
10 单片机与处理器|Microcontrollers and processors
1001 32 位单片机|32-bit microcontrollers
100101 Cortex-M0/M0+ 单片机|Cortex-M0/M0+ microcontrollers
100102 Cortex-M3 单片机|Cortex-M3 microcontrollers
100103 Cortex-M4 单片机|Cortex-M4 microcontrollers
100104 Cortex-M7/M33 单片机|Cortex-M7/M33 microcontrollers
100105 RISC-V 单片机|RISC-V microcontrollers
1002 8 位单片机|8-bit microcontrollers
100201 AVR 单片机|AVR microcontrollers
100202 PIC 单片机|PIC microcontrollers
100203 8051 单片机|8051 microcontrollers
100204 STM8 单片机|STM8 microcontrollers
1003 16 位单片机|16-bit microcontrollers
100301 MSP430 单片机|MSP430 microcontrollers
100302 16 位 PIC 与 dsPIC|16-bit PIC and dsPIC
1004 无线单片机|Wireless microcontrollers
100401 Wi-Fi 与蓝牙 SoC|Wi-Fi and Bluetooth SoCs
1005 处理器与可编程逻辑|Processors and programmable logic
100501 应用处理器|Application processors
100502 FPGA 与 CPLD|FPGAs and CPLDs
100503 DSP|Digital signal processors
11 存储器|Memory
1101 EEPROM|EEPROM
110101 I²C EEPROM|I²C EEPROM
110102 SPI EEPROM|SPI and Microwire EEPROM
1102 闪存|Flash memory
110201 SPI NOR 闪存|SPI NOR flash
110202 NAND 闪存|NAND flash
1103 随机存储器|RAM
110301 SRAM|SRAM
110302 FRAM|FRAM
110303 SDRAM 与 DDR|SDRAM and DDR
12 逻辑芯片|Logic ICs
1201 门电路与反相器|Gates and inverters
120101 门电路|Logic gates
120102 反相器|Inverters
1202 触发器与移位寄存器|Flip-flops and registers
120201 触发器与锁存器|Flip-flops and latches
120202 移位寄存器|Shift registers
120203 计数器与分频器|Counters and dividers
1203 缓冲器与收发器|Buffers and transceivers
120301 缓冲器与线驱动|Buffers and line drivers
120302 电平转换|Level translators
1204 开关与译码|Switches and decoders
120401 模拟开关与多路复用|Analogue switches and multiplexers
120402 译码器与编码器|Decoders and encoders
13 接口与数据转换|Interface and data conversion
1301 串行接口|Serial interfaces
130101 RS-232 收发器|RS-232 transceivers
130102 RS-485/422 收发器|RS-485/422 transceivers
130103 CAN 收发器|CAN and LIN transceivers
130104 USB 转串口与 USB 接口|USB bridges and interfaces
130105 I/O 扩展|I/O expanders
1302 以太网|Ethernet
130201 以太网 PHY 与控制器|Ethernet PHYs and controllers
1303 模数转换|Data converters
130301 模数转换器 ADC|Analogue-to-digital converters
130302 数模转换器 DAC|Digital-to-analogue converters
1304 隔离|Isolation
130401 数字隔离器|Digital isolators
130402 隔离收发器|Isolated transceivers
1305 音频与触摸接口|Audio and touch interfaces
130501 音频编解码器|Audio codecs and converters
130502 触摸芯片|Touch controllers
14 连接器|Connectors
1401 排针排母|Pin headers and sockets
140101 排针|Pin headers
140102 排母|Female headers
140103 简牛与牛角座|Box headers
1402 线对板连接器|Wire-to-board connectors
140201 线对板针座|Wire-to-board headers
140202 胶壳|Crimp housings
140203 压接端子|Crimp contacts
1403 接线端子|Terminal blocks
140301 螺钉式接线端子|Screw terminal blocks
140302 插拔式接线端子|Pluggable terminal blocks
140303 弹簧式接线端子|Spring terminal blocks
1404 USB 连接器|USB connectors
140401 USB Type-C|USB Type-C connectors
140402 USB-A 与 Micro USB|USB-A, Mini and Micro USB connectors
1405 FFC/FPC 连接器|FFC/FPC connectors
140501 0.5 mm FPC 连接器|0.5 mm FPC connectors
140502 1.0 mm FPC 连接器|1.0 mm FPC connectors
1406 网口与音视频|Ethernet and audio-video
140601 RJ45 网口|RJ45 jacks
140602 音频与 HDMI 座|Audio and HDMI jacks
1407 射频连接器|RF connectors
140701 SMA 与 IPEX|SMA and micro coaxial connectors
1408 卡座|Card sockets
140801 SIM 与 TF 卡座|SIM and memory card sockets
1409 板对板连接器|Board-to-board connectors
140901 精密板对板连接器|Mezzanine connectors
1410 电源与电池连接|Power connectors
141001 DC 电源座|DC power jacks
141002 电池座|Battery holders
141003 大电流连接器|High current connectors
15 机电元件|Electromechanical
1501 按键开关|Push buttons
150101 轻触开关|Tactile switches
150102 自锁与带灯按键|Latching push buttons
1502 开关|Switches
150201 拨动开关|Slide switches
150202 拨码开关|DIP switches
150203 船型开关|Rocker switches
150204 微动开关|Micro switches
150205 编码器|Rotary encoders
1503 继电器|Relays
150301 功率继电器|Power relays
150302 信号继电器|Signal relays
150303 固态继电器|Solid state relays
1504 声学器件|Audio devices
150401 蜂鸣器|Buzzers
150402 麦克风|Microphones
1505 散热|Cooling
150501 直流风扇|DC fans
16 传感器|Sensors
1601 温度传感器|Temperature sensors
160101 NTC 热敏电阻|NTC thermistors
160102 数字温度传感器|Digital temperature sensors
160103 模拟温度传感器|Analogue temperature sensors
1602 湿度与气体|Humidity and gas
160201 温湿度传感器|Humidity and temperature sensors
160202 气体传感器|Gas sensors
1603 运动传感器|Motion sensors
160301 加速度计与陀螺仪|Accelerometers and gyroscopes
1604 压力传感器|Pressure sensors
160401 气压与压力传感器|Barometric and pressure sensors
1605 磁传感器|Magnetic sensors
160501 霍尔开关|Hall effect switches
160502 霍尔电流传感器|Hall current sensors
160503 磁力计与角度传感器|Magnetometers and angle sensors
1606 光学传感器|Optical sensors
160601 环境光与接近传感器|Ambient light and proximity sensors
160602 光敏电阻|Photoresistors
17 光电器件|Optoelectronics
1701 发光二极管|LEDs
170101 贴片发光二极管|SMD LEDs
170102 直插发光二极管|Through-hole LEDs
170103 RGB 与可寻址灯珠|RGB and addressable LEDs
170104 照明与大功率灯珠|Lighting and high power LEDs
1702 光耦|Optocouplers
170201 晶体管输出光耦|Phototransistor output optocouplers
170202 可控硅输出光耦|Triac output optocouplers
170203 高速光耦|High speed optocouplers
170204 光耦驱动器|Gate drive optocouplers
1703 红外器件|Infrared devices
170301 红外发射管|Infrared emitters
170302 光电接收管|Phototransistors and photodiodes
170303 红外接收头|Infrared receivers
170304 光电开关|Photo interrupters
1704 显示|Displays
170401 数码管|LED segment displays
170402 显示屏|LCD and OLED displays
18 模块与射频|Modules and RF
1801 无线模块|Wireless modules
180101 Wi-Fi 模块|Wi-Fi modules
180102 蓝牙模块|Bluetooth modules
180103 LoRa 与 Sub-GHz 模块|LoRa and sub-GHz modules
180104 蜂窝与定位模块|Cellular and GNSS modules
1802 电源模块|Power modules
180201 隔离电源模块|Isolated DC-DC modules
180202 AC-DC 电源模块|AC-DC modules
180203 非隔离电源模块|Non-isolated DC-DC modules
1803 射频芯片|RF ICs
180301 射频收发器|RF transceivers
180302 射频开关与放大器|RF switches and amplifiers
1804 天线与滤波|Antennas and filters
180401 天线|Antennas
180402 声表滤波器|SAW filters
`;

/** `1_03`, `2_0312`, `3_031207` from the digits of a level. */
export function codeOf(digits: string): string {
  return `${digits.length / 2}_${digits}`;
}

/** The tree in its order; positions count from 1 among siblings. */
export function catalogueCategories(): CatalogueCategory[] {
  const siblings = new Map<string, number>();
  return TREE.trim()
    .split('\n')
    .map((line) => {
      const blank = line.indexOf(' ');
      const digits = line.slice(0, blank);
      const [nameCn = '', nameEn = ''] = line.slice(blank + 1).split('|');
      const above = digits.slice(0, -2);
      const position = (siblings.get(above) ?? 0) + 1;
      siblings.set(above, position);
      const level = digits.length === 2 ? 1 : digits.length === 4 ? 2 : 3;
      return { code: codeOf(digits), parent: above ? codeOf(above) : null, level, position, nameCn, nameEn };
    });
}
