/** What engineers type into the search box, and what the first part that is found must satisfy. The default catalogue has such parts. */

/** A text that the English value must equal, a number in the unit of the attribute, or its bounds. */
export type Wanted = string | number | { min?: number; max?: number };

export interface TypedQuery {
  query: string;
  /** The beginnings of the six digits of the category; one of them must fit. */
  category?: readonly string[];
  /** The part number must match it. */
  mpn?: RegExp;
  brand?: string;
  packageName?: RegExp;
  /** By attribute key. */
  attributes?: Readonly<Record<string, Wanted>>;
}

const CHIP_RESISTOR = ['0101', '0102'];
const RESISTOR = ['01'];
const CERAMIC = ['0201'];
const CAPACITOR = ['02'];

export const TYPED_QUERIES: readonly TypedQuery[] = [
  // Resistors.
  { query: '10k 0603 1%', category: CHIP_RESISTOR, packageName: /^0603$/, attributes: { resistance: 1e4, tolerance: { max: 1 } } },
  { query: '4k7 0805', category: CHIP_RESISTOR, packageName: /^0805$/, attributes: { resistance: 4700 } },
  { query: 'resistor 10k', category: RESISTOR, attributes: { resistance: 1e4 } },
  { query: '10k ohm', category: RESISTOR, attributes: { resistance: 1e4 } },
  { query: '100R 1206 5%', category: CHIP_RESISTOR, packageName: /^1206$/, attributes: { resistance: 100, tolerance: { max: 5 } } },
  { query: '贴片电阻 4k7', category: CHIP_RESISTOR, attributes: { resistance: 4700 } },
  { query: '厚膜贴片电阻 100k 0402', category: CHIP_RESISTOR, packageName: /^0402$/, attributes: { resistance: 1e5, composition: 'Thick film' } },
  { query: '采样电阻 10mΩ 2512', category: ['0102'], packageName: /^2512$/, attributes: { resistance: 0.01 } },
  { query: '金属膜电阻 1k', category: ['010302'], attributes: { resistance: 1000 } },
  { query: 'Yageo 22k 0402', category: CHIP_RESISTOR, brand: 'YAGEO', packageName: /^0402$/, attributes: { resistance: 22_000 } },
  { query: '10k 0603 25ppm', category: RESISTOR, packageName: /^0603$/, attributes: { resistance: 1e4, temperature_coefficient: '±25 ppm/°C' } },
  // Capacitors.
  { query: '100nF 0603 X7R 50V', category: CERAMIC, packageName: /^0603$/, attributes: { capacitance: 1e-7, dielectric: 'X7R', voltage: { min: 50 } } },
  { query: '0.1uF 16V 0402', category: CERAMIC, packageName: /^0402$/, attributes: { capacitance: 1e-7, voltage: { min: 16 } } },
  { query: '22pF C0G 0402', category: CERAMIC, packageName: /^0402$/, attributes: { capacitance: 22e-12, dielectric: 'C0G' } },
  { query: '≥16V 10uF X5R', category: CERAMIC, attributes: { capacitance: 1e-5, voltage: { min: 16 }, dielectric: 'X5R' } },
  { query: '电容 4.7uF 0805', category: CAPACITOR, packageName: /^0805$/, attributes: { capacitance: 4.7e-6 } },
  { query: '贴片电容 1uF 25V 0603', category: CERAMIC, packageName: /^0603$/, attributes: { capacitance: 1e-6, voltage: { min: 25 } } },
  { query: 'electrolytic capacitor 100uF 25V', category: ['0202'], attributes: { capacitance: 1e-4, voltage: { min: 25 } } },
  { query: '铝电解电容 470uF 35V', category: ['0202'], attributes: { capacitance: 4.7e-4, voltage: { min: 35 } } },
  { query: 'tantalum 10uF 16V', category: ['0204', '020303'], attributes: { capacitance: 1e-5, voltage: { min: 16 } } },
  { query: '三星 100nF 0603', category: CERAMIC, brand: 'Samsung Electro-Mechanics', packageName: /^0603$/, attributes: { capacitance: 1e-7 } },
  // Inductors and crystals.
  { query: '10uH power inductor', category: ['0302'], attributes: { inductance: 1e-5 } },
  { query: '功率电感 4.7uH', category: ['0302'], attributes: { inductance: 4.7e-6 } },
  { query: 'ferrite bead 0603', category: ['0303'], packageName: /^0603$/ },
  { query: '磁珠 0402', category: ['0303'], packageName: /^0402$/ },
  { query: '8MHz crystal 3225', category: ['0401'], packageName: /3225/, attributes: { frequency: 8e6 } },
  { query: '16 MHz 3225', category: ['0401', '0402'], packageName: /3225/, attributes: { frequency: 16e6 } },
  { query: '晶振 12MHz', category: ['0401', '0402'], attributes: { frequency: 12e6 } },
  { query: '25MHz crystal 10ppm', category: ['0401'], attributes: { frequency: 25e6, frequency_tolerance: '±10 ppm' } },
  { query: '32.768kHz crystal', category: ['0401'], attributes: { frequency: 32_768 } },
  // Diodes and transistors.
  { query: 'schottky diode 40V SMA', category: ['0502'], packageName: /^SMA$/, attributes: { voltage: { min: 40 } } },
  { query: '肖特基二极管 60V', category: ['0502', '0506'], attributes: { voltage: { min: 60 } } },
  { query: 'zener 5.1V SOD-123', category: ['0504'], packageName: /^SOD-123$/, attributes: { zener_voltage: 5.1 } },
  { query: '稳压二极管 3.3V', category: ['0504'], attributes: { zener_voltage: 3.3 } },
  { query: '1N4148W', mpn: /^1N4148W/ },
  { query: 'mosfet n channel 30v sot23', category: ['0601'], packageName: /^SOT-23$/, attributes: { channel: 'N-channel', voltage: { min: 30 } } },
  { query: 'N沟道 MOSFET 60V SOT-23', category: ['0601'], packageName: /^SOT-23$/, attributes: { channel: 'N-channel', voltage: { min: 60 } } },
  { query: 'p-channel mosfet 20V', category: ['0601'], attributes: { channel: 'P-channel', voltage: { min: 20 } } },
  { query: 'npn transistor SOT23', category: ['0602'], packageName: /^SOT-23$/, attributes: { channel: 'NPN' } },
  { query: '三极管 PNP SOT-23', category: ['0602'], packageName: /^SOT-23$/, attributes: { channel: 'PNP' } },
  { query: 'bidirectional TVS SMB', category: ['0701'], packageName: /^SMB$/, attributes: { type: 'Bidirectional' } },
  { query: '自恢复保险丝 1206', category: ['0704'], packageName: /^1206$/ },
  // Integrated circuits.
  { query: 'LDO 3.3V SOT-223', category: ['0801'], packageName: /^SOT-223$/, attributes: { output_voltage: 3.3 } },
  { query: '稳压芯片 5V TO-220', category: ['08'], packageName: /^TO-220$/, attributes: { output_voltage: 5 } },
  { query: 'rail to rail op amp', category: ['0901'], attributes: { rail_to_rail: 'Rail-to-rail' } },
  { query: '轨到轨运放 SOT-23-5', category: ['0901'], packageName: /^SOT-23-5$/, attributes: { rail_to_rail: 'Rail-to-rail' } },
  { query: 'LM358 SOIC8', mpn: /^LM358/, packageName: /^SOIC-8$/ },
  { query: '比较器 SOIC-8', category: ['0902'], packageName: /^SOIC-8$/ },
  { query: 'stm32f103c8', mpn: /^STM32F103C8/ },
  { query: 'STM32 LQFP64', mpn: /^STM32/, packageName: /^LQFP-64$/ },
  { query: '单片机 Cortex-M4 LQFP-100', category: ['1001'], packageName: /^LQFP-100$/, attributes: { core: 'Arm Cortex-M4' } },
  { query: '74HC595 TSSOP16', mpn: /74HC595/, packageName: /^TSSOP-16$/ },
  { query: 'CAN transceiver SOIC-8', category: ['130103'], packageName: /^SOIC-8$/ },
  { query: '光耦 DIP-4', category: ['1702'], packageName: /^DIP-4$/ },
  // Connectors, switches, relays, sensors, lights and modules.
  { query: 'usb c', category: ['140401'] },
  { query: 'jst ph 2.0 4 pin', category: ['1402'], brand: 'JST', attributes: { pitch: 0.002, positions: 4 } },
  { query: '排针 2.54mm 10P', category: ['1401'], attributes: { pitch: 0.00254, positions: 10 } },
  { query: 'FPC connector 0.5mm 24 pin', category: ['1405'], attributes: { pitch: 0.0005, positions: 24 } },
  { query: 'relay 12V SPDT', category: ['1503'], attributes: { coil_voltage: 12, contact_form: 'SPDT' } },
  { query: 'LED driver IC', category: ['080702'] },
  { query: '电源IC', category: ['08'] },
  { query: 'NTC thermistor 10k 0603', category: ['160101'], packageName: /^0603$/, attributes: { nominal_resistance: 1e4 } },
  { query: 'red led 0603', category: ['1701'], packageName: /^0603$/, attributes: { color: 'Red' } },
  { query: '绿色 LED 0805', category: ['1701'], packageName: /^0805$/, attributes: { color: 'Green' } },
];
