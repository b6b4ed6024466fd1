/** Kinds of components, the words for them in both languages, and what their values mean. */

import type { Unit } from '../../values/engineering-value';
import { foldPhrase, isHan } from './fold-phrase';

export type Component =
  | 'resistor' | 'capacitor' | 'electrolytic' | 'inductor' | 'bead' | 'thermistor' | 'crystal' | 'diode' | 'zener' | 'tvs' | 'transistor' | 'fuse' | 'resettable fuse'
  | 'regulator' | 'reference' | 'relay' | 'connector' | 'led' | 'circuit' | 'microcontroller' | 'amplifier' | 'converter' | 'memory' | 'other';

/**
 * The words of each component. The last word of a name that is here decides, and of two that end at the same place the longer one: a TVS diode is
 * no diode, and an LED driver no LED. `other` has words that only look like components.
 */
const WORDS: ReadonlyArray<readonly [component: Component, words: string]> = [
  ['resistor', 'resistor, resistance, resistor array, shunt, potentiometer, trimpot, trimmer, res, 电阻, 电阻器, 排阻, 电位器'],
  ['capacitor', 'capacitor, capacitance, mlcc, cap, x2 capacitor, 电容, 电容器, 排容'],
  ['electrolytic',
    'electrolytic, electrolytic capacitor, aluminium capacitor, polymer capacitor, polymer aluminium capacitor, polymer tantalum capacitor, tantalum, tantalum capacitor, '
    + 'supercapacitor, 电解电容, 铝电解电容, 钽电容, 固态电容, 固态铝电容, 聚合物钽电容, 超级电容, 法拉电容'],
  ['inductor', 'inductor, coil, choke, common mode filter, ind, 电感, 电感器, 共模滤波器'],
  ['bead', 'bead, ferrite bead, 磁珠'],
  ['crystal', 'crystal, xtal, oscillator, resonator, tcxo, vcxo, 晶振, 晶体, 振荡器, 谐振器'],
  ['diode', 'diode, schottky, rectifier, bridge rectifier, schottky rectifier, 二极管, 整流桥, 肖特基'],
  ['zener', 'zener, zener diode, 稳压二极管, 稳压管, 齐纳二极管'],
  ['tvs', 'tvs, tvs diode, esd, esd diode, esd protection, esd protection diode, 瞬态抑制二极管, tvs 二极管, 静电保护'],
  ['transistor', 'transistor, mosfet, fet, bjt, igbt, npn, pnp, triac, scr, thyristor, 三极管, 晶体管, 场效应管, mos, mos 管, 晶闸管, 可控硅'],
  ['fuse', 'fuse, 保险丝, 熔断器'],
  ['resettable fuse', 'resettable fuse, pptc, ptc fuse, polyfuse, 自恢复保险丝'],
  ['regulator', 'regulator, ldo, low dropout regulator, buck converter, boost converter, dc dc converter, buck, boost, power module, dc dc module, ac dc module, 稳压器, 稳压, 稳压芯片, 降压转换器, 升压转换器, 电源模块'],
  ['reference', 'voltage reference, reference, 电压基准, 基准'],
  ['relay', 'relay, 继电器'],
  ['connector', 'connector, header, pin header, female header, socket, terminal, terminal block, housing, crimp contact, jack, plug, receptacle, jst, switch, button, dip switch, 连接器, 排针, 排母, 针座, 端子, 接线端子, 胶壳, 座, 开关, 按键'],
  ['led', 'led, light emitting diode, 发光二极管, 灯珠, led 灯珠'],
  ['microcontroller', 'microcontroller, mcu, processor, soc, cpu, 单片机, 处理器'],
  ['amplifier', 'amplifier, op amp, opamp, comparator, 运放, 放大器, 运算放大器, 比较器'],
  ['converter', 'adc, dac, analogue to digital converter, analog to digital converter, digital to analogue converter, data converter, 模数转换器, 数模转换器'],
  ['memory', 'memory, eeprom, flash, flash memory, nor flash, nand flash, sram, sdram, ram, fram, 存储器, 闪存'],
  ['circuit',
    'ic, driver, led driver, gate driver, motor driver, controller, transceiver, buffer, gate, inverter, translator, expander, isolator, charger, supervisor, timer, real time clock, rtc, sensor, '
    + 'analogue switch, analog switch, load switch, power switch, hall switch, hall effect switch, battery charger, 芯片, 驱动, 收发器, 传感器, 霍尔开关, 模拟开关, 电源开关, 负载开关'],
  ['thermistor', 'thermistor, ntc thermistor, photoresistor, 热敏电阻, 光敏电阻'],
  ['other', 'varistor, led display, led segment display, optocoupler, transformer, 压敏电阻, 晶体管输出光耦, 光耦, 变压器, 数码管'],
];

const COMPONENT_OF: ReadonlyArray<readonly [word: string, component: Component, han: boolean]> = WORDS.flatMap(([component, words]) =>
  words.split(', ').map((word) => [foldPhrase(word), component, isHan(word)] as const),
);

/** The unit of a component's main value. */
const MAIN_UNIT: Readonly<Partial<Record<Component, Unit>>> = {
  resistor: 'Ω', capacitor: 'F', electrolytic: 'F', inductor: 'H', bead: 'Ω', thermistor: 'Ω', crystal: 'Hz',
};

/** The unit of a component's main value; `undefined` if its values have several units. */
export function mainUnitOf(component: Component | undefined): Unit | undefined {
  return component && MAIN_UNIT[component];
}

/** Names that were looked up before. Names of categories are looked up again and again. */
const lookedUp = new Map<string, Component | undefined>();
const MOST_LOOKED_UP = 5_000;

/** The component that a word or the name of a category means: `贴片电阻`, `Chip resistors`, `xtal`. */
export function componentOf(name: string): Component | undefined {
  if (lookedUp.has(name)) return lookedUp.get(name);
  if (lookedUp.size >= MOST_LOOKED_UP) lookedUp.clear();
  const found = findComponent(name);
  lookedUp.set(name, found);
  return found;
}

function findComponent(name: string): Component | undefined {
  const phrase = ` ${foldPhrase(name.replace(/\([^()]*\)/g, ' '))} `;
  let best: { component: Component; end: number; length: number } | undefined;
  for (const [word, component, han] of COMPONENT_OF) {
    const at = han ? phrase.lastIndexOf(word) : phrase.lastIndexOf(` ${word} `) + 1;
    if (at < 1) continue;
    const end = at + word.length;
    if (!best || end > best.end || (end === best.end && word.length > best.length)) best = { component, end, length: word.length };
  }
  return best?.component;
}

/** All components that the words of a text mean: `IC SWITCH SPST` means a circuit and a switch. */
export function componentsIn(text: string): Set<Component> {
  const phrase = ` ${foldPhrase(text)} `;
  const found = COMPONENT_OF.flatMap(([word, component, han]) => {
    const at = han ? phrase.indexOf(word) : phrase.indexOf(` ${word} `);
    return at < 0 ? [] : [{ component, at: han ? at : at + 1, end: han ? at + word.length : at + 1 + word.length }];
  });
  // A word within a longer one says nothing: an LED driver is no LED.
  return new Set(found.filter((one) => !found.some((other) => other !== one && other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at)).map(({ component }) => component));
}
