import type { BrandStory } from './brand-story';

export const SEMICONDUCTOR_BRANDS: readonly BrandStory[] = [
  {
    nameEn: 'ROHM', nameCn: '罗姆',
    cn: '罗姆总部位于京都，从电阻起步，今天的产品包括电源芯片、碳化硅器件、数字三极管和发光二极管。',
    en: 'ROHM, based in Kyoto, began with resistors. Today it makes power ICs, silicon carbide devices, digital transistors and LEDs as well.',
    line: ['厚膜贴片电阻、数字三极管、LDO、贴片发光二极管、EEPROM', 'Thick film chip resistors, digital transistors, LDO regulators, SMD LEDs, EEPROM'],
  },
  {
    nameEn: 'onsemi', nameCn: '安森美',
    cn: '安森美由摩托罗拉的半导体部门分立而来，后来并入仙童（Fairchild）。产品以功率器件为主，也有逻辑芯片、光耦和图像传感器。',
    en: 'onsemi came out of the semiconductor business of Motorola and later took over Fairchild. It is strong in power devices, and also makes logic, optocouplers and image sensors.',
    line: ['MOSFET、三极管、LDO、逻辑芯片、光耦', 'MOSFETs, bipolar transistors, LDO regulators, logic, optocouplers'],
  },
  {
    nameEn: 'Diodes Incorporated', nameCn: '美台',
    cn: '美台生产二极管、三极管、MOSFET、LDO 和逻辑芯片，旗下有 Zetex 和 Pericom。AP2112K 等 LDO 常见于小型开发板。',
    en: 'Diodes Incorporated makes diodes, transistors, MOSFETs, LDO regulators and logic. Zetex and Pericom belong to it. LDO regulators such as the AP2112K sit on many small boards.',
    line: ['LDO、逻辑芯片、三极管、稳压二极管、TVS 二极管', 'LDO regulators, logic, bipolar transistors, Zener and TVS diodes'],
  },
  {
    nameEn: 'Nexperia', nameCn: '安世',
    cn: '安世由恩智浦的标准产品部门独立而来，总部位于荷兰奈梅亨，生产逻辑芯片、二极管、三极管和 MOSFET。74HC、74LVC 系列和 PESD 静电保护器件应用广泛。',
    en: 'Nexperia was the standard products business of NXP and is based in Nijmegen. It makes logic, diodes, transistors and MOSFETs. Its 74HC and 74LVC logic and PESD protection are used everywhere.',
    line: ['74HC、74LVC 逻辑芯片，稳压二极管，静电保护器件', '74HC and 74LVC logic, Zener diodes, ESD protection'],
  },
  {
    nameEn: 'CJ', nameCn: '长电',
    cn: '长晶科技（CJ）的分立器件源自长电，产品有三极管、二极管、TVS 和数字三极管，常用于消费类产品的替代选型。',
    en: 'The discretes of CJ (Changjing) have their roots in JCET. It makes transistors, diodes, TVS and digital transistors, and is a usual alternative in consumer products.',
    line: ['三极管、数字三极管、TVS、稳压和肖特基二极管', 'Bipolar and digital transistors, TVS, Zener and Schottky diodes'],
  },
  {
    nameEn: 'AOS', nameCn: '万代',
    cn: '万代（Alpha & Omega Semiconductor）专注于功率半导体。SOT-23 封装的 AO3400A 和 AO3401A 是低压开关电路里最常见的一对 N 沟道和 P 沟道 MOSFET。',
    en: 'Alpha & Omega Semiconductor concentrates on power semiconductors. AO3400A and AO3401A in SOT-23 are a very common pair of N-channel and P-channel MOSFETs for low voltages.',
    line: ['N 沟道、P 沟道和双路 MOSFET', 'N-channel, P-channel and dual MOSFETs'],
  },
  {
    nameEn: 'Infineon', nameCn: '英飞凌',
    cn: '英飞凌由西门子的半导体部门独立而来，总部位于慕尼黑附近，以功率半导体和汽车电子著称。国际整流器（IR）和赛普拉斯先后并入，IRF 系列 MOSFET 和 FRAM 由此而来。',
    en: 'Infineon was the semiconductor business of Siemens and has its seat near Munich. It stands for power semiconductors and automotive electronics. International Rectifier and Cypress joined it, and with them the IRF MOSFETs and FRAM.',
    line: ['MOSFET、IGBT、碳化硅 MOSFET、栅极驱动、FRAM、NOR 闪存', 'MOSFETs, IGBTs, SiC MOSFETs, gate drivers, FRAM, NOR flash'],
  },
  {
    nameEn: 'STMicroelectronics', nameCn: '意法半导体',
    cn: '意法半导体由意大利和法国的半导体公司合并而成。STM32 单片机从 Cortex-M0+ 到 Cortex-M7 覆盖很广，另有 STM8、可控硅、TVS 和传感器。',
    en: 'STMicroelectronics came from the merger of an Italian and a French company. Its STM32 microcontrollers reach from Cortex-M0+ to Cortex-M7. It also makes STM8 microcontrollers, triacs, TVS diodes and sensors.',
    line: ['STM32 和 STM8 单片机、可控硅、TVS 二极管', 'STM32 and STM8 microcontrollers, triacs, TVS diodes'],
  },
  {
    nameEn: 'Texas Instruments', nameCn: '德州仪器',
    cn: '德州仪器总部位于达拉斯，是模拟芯片的主要厂家，产品有电源芯片、运放、逻辑芯片、MSP430 单片机和数据转换器。国家半导体、Burr-Brown 和 Unitrode 都已并入。',
    en: 'Texas Instruments in Dallas is a leading maker of analogue ICs: power, op-amps, logic, MSP430 microcontrollers and data converters. National Semiconductor, Burr-Brown and Unitrode have become part of it.',
    line: ['LDO、运放、逻辑芯片、模拟开关、MSP430 单片机', 'LDO regulators, op-amps, logic, analogue switches, MSP430 microcontrollers'],
  },
  {
    nameEn: 'Analog Devices', nameCn: '亚德诺',
    cn: '亚德诺以高性能模拟和数据转换芯片见长。凌力尔特（Linear Technology）和美信（Maxim）并入后，DS18B20、DS3231 等型号也归于亚德诺。',
    en: 'Analog Devices is known for high-performance analogue and data conversion ICs. Linear Technology and Maxim joined it, so that parts such as DS18B20 and DS3231 are now its own.',
    line: ['电压基准、精密和高速运放、RS-485 收发器、数字隔离器、实时时钟、ADC', 'Voltage references, precision and high speed op-amps, RS-485 transceivers, digital isolators, real-time clocks, ADC'],
  },
  {
    nameEn: 'Microchip', nameCn: '微芯',
    cn: '微芯以 PIC 单片机起家，并入爱特梅尔（Atmel）后又有了 AVR。EEPROM、LDO 和以太网芯片也是它的主要产品。',
    en: 'Microchip began with PIC microcontrollers and gained AVR with Atmel. EEPROM, LDO regulators and Ethernet ICs are other main products.',
    line: ['PIC、AVR、dsPIC 单片机，EEPROM，LDO，运放', 'PIC, AVR and dsPIC microcontrollers, EEPROM, LDO regulators, op-amps'],
  },
  {
    nameEn: 'NXP', nameCn: '恩智浦',
    cn: '恩智浦由飞利浦的半导体部门独立而来，后来并入飞思卡尔（Freescale）。产品面向汽车和工业，包括 LPC、Kinetis 单片机、i.MX 处理器和 CAN 收发器。',
    en: 'NXP was the semiconductor business of Philips and later joined with Freescale. For cars and industry it makes LPC and Kinetis microcontrollers, i.MX processors and CAN transceivers.',
    line: ['Cortex-M 单片机、应用处理器、I/O 扩展、CAN 收发器、压力传感器', 'Cortex-M microcontrollers, application processors, I/O expanders, CAN transceivers, pressure sensors'],
  },
  {
    nameEn: 'GigaDevice', nameCn: '兆易创新',
    cn: '兆易创新总部位于北京，产品为 GD25 系列 SPI NOR 闪存和 GD32 单片机。GD32 有 Arm Cortex-M 和 RISC-V 两种内核。',
    en: 'GigaDevice in Beijing makes GD25 SPI NOR flash and GD32 microcontrollers. GD32 comes with Arm Cortex-M and with RISC-V cores.',
    line: ['GD32 单片机、SPI NOR 闪存、NAND 闪存', 'GD32 microcontrollers, SPI NOR flash, NAND flash'],
  },
  {
    nameEn: 'Espressif', nameCn: '乐鑫',
    cn: '乐鑫总部位于上海，设计 ESP8266、ESP32 等 Wi-Fi 与蓝牙芯片和模块。它的开发框架 ESP-IDF 是开源的。',
    en: 'Espressif in Shanghai designs Wi-Fi and Bluetooth chips and modules such as ESP8266 and ESP32. Its development framework ESP-IDF is open source.',
    line: ['ESP32 系列芯片和 Wi-Fi 模块', 'ESP32 chips and Wi-Fi modules'],
  },
  {
    nameEn: 'WCH', nameCn: '沁恒',
    cn: '沁恒总部位于南京，以 CH340 等 USB 转串口芯片广为人知，也设计 RISC-V 单片机和蓝牙芯片。',
    en: 'WCH in Nanjing is known for USB to serial bridges such as the CH340, and also designs RISC-V microcontrollers and Bluetooth chips.',
    line: ['USB 转串口芯片、RISC-V 单片机、蓝牙芯片', 'USB bridges, RISC-V microcontrollers, Bluetooth chips'],
  },
  {
    nameEn: 'Torex', nameCn: '特瑞仕',
    cn: '特瑞仕是日本的电源芯片公司，擅长小封装、低静态电流的 LDO 和电压检测芯片，适合电池供电的设备。',
    en: 'Torex is a Japanese maker of power ICs, with LDO regulators and voltage detectors in small packages and with low quiescent current, for battery-powered devices.',
    line: ['LDO、复位芯片', 'LDO regulators, voltage supervisors'],
  },
  {
    nameEn: 'Littelfuse', nameCn: '力特',
    cn: '力特以电路保护为主业，产品有保险丝、TVS 二极管、压敏电阻、气体放电管和自恢复保险丝。',
    en: 'Littelfuse works in circuit protection: fuses, TVS diodes, varistors, gas discharge tubes and resettable fuses.',
  },
  {
    nameEn: 'Winbond', nameCn: '华邦',
    cn: '华邦电子生产存储器，W25Q 系列 SPI NOR 闪存常用来存放单片机和处理器的程序。',
    en: 'Winbond makes memories. Its W25Q SPI NOR flash holds the program of many microcontrollers and processors.',
  },
  {
    nameEn: 'Renesas', nameCn: '瑞萨',
    cn: '瑞萨电子由日立、三菱和日本电气的半导体业务合并而成，是汽车和工业单片机的主要厂家。Intersil、IDT 和 Dialog 也已并入。',
    en: 'Renesas brings together the semiconductor businesses of Hitachi, Mitsubishi and NEC, and is a main maker of microcontrollers for cars and industry. Intersil, IDT and Dialog have joined it.',
  },
  {
    nameEn: 'Nordic Semiconductor', nameCn: '北欧半导体',
    cn: '北欧半导体总部位于挪威特隆赫姆，专注于低功耗无线芯片，nRF52 系列常用于蓝牙低功耗设备。',
    en: 'Nordic Semiconductor in Trondheim, Norway, concentrates on low-power wireless chips. The nRF52 series is common in Bluetooth Low Energy devices.',
  },
  {
    nameEn: 'Raspberry Pi', nameCn: '树莓派',
    cn: '树莓派除单板计算机外，也设计自己的单片机：RP2040 带有两个 Cortex-M0+ 内核和可编程 I/O，RP2350 是它的后继型号。',
    en: 'Besides single-board computers, Raspberry Pi designs microcontrollers of its own: the RP2040 with two Cortex-M0+ cores and programmable I/O, and its successor RP2350.',
  },
];
