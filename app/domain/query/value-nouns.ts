/** Words before a value that say which attribute it belongs to: `耐压 50V`, `Vds >= 30V`, `load capacitance 12pF`. */

import type { QueryUnit } from './query';

export interface Noun {
  unit: QueryUnit;
  keys: readonly string[];
  /** How the value is compared where no comparison is typed; by the component if it is not stated here. */
  compare?: 'eq' | 'ge' | 'le';
}

const NOUNS = new Map<string, Noun>();
const add = (words: string, noun: Noun) => {
  for (const word of words.split(', ')) NOUNS.set(word, noun);
};

add('resistance, 阻值', { unit: 'Ω', keys: ['resistance', 'nominal_resistance'] });
add('capacitance, 容值, 容量', { unit: 'F', keys: ['capacitance'] });
add('inductance, 感值, 电感量, 电感值', { unit: 'H', keys: ['inductance'] });
add('impedance, 阻抗', { unit: 'Ω', keys: ['impedance'] });
add('frequency, freq, 频率', { unit: 'Hz', keys: ['frequency'] });
add('tolerance, tol, accuracy, 精度, 误差', { unit: '%', keys: ['tolerance'] });
add('voltage rating, rated voltage, voltage, 额定电压, 耐压, 耐压值, vds, vdss, vceo, vce, vr, vrrm', { unit: 'V', keys: ['voltage'], compare: 'ge' });
add('output voltage, vout, 输出电压', { unit: 'V', keys: ['output_voltage'], compare: 'eq' });
add('coil voltage, coil, 线圈电压, 线圈', { unit: 'V', keys: ['coil_voltage'], compare: 'eq' });
add('forward voltage, vf, 正向压降', { unit: 'V', keys: ['forward_voltage'], compare: 'le' });
add('current rating, rated current, current, 额定电流, 电流', { unit: 'A', keys: ['current'], compare: 'ge' });
add('output current, iout, 输出电流', { unit: 'A', keys: ['output_current'], compare: 'ge' });
add('saturation current, isat, 饱和电流', { unit: 'A', keys: ['saturation_current'], compare: 'ge' });
add('ripple current, 纹波电流', { unit: 'A', keys: ['ripple_current'], compare: 'ge' });
add('quiescent current, iq, 静态电流', { unit: 'A', keys: ['quiescent_current'], compare: 'le' });
add('power rating, rated power, power, 额定功率, 功率', { unit: 'W', keys: ['power'], compare: 'ge' });
add('esr', { unit: 'Ω', keys: ['esr'], compare: 'le' });
add('dcr, dc resistance, 直流电阻', { unit: 'Ω', keys: ['dcr'], compare: 'le' });
add('rds, rdson, rds on, on resistance, 导通电阻, 内阻', { unit: 'Ω', keys: ['rds_on'], compare: 'le' });
add('load capacitance, cl, 负载电容', { unit: 'F', keys: ['load_capacitance'], compare: 'eq' });
add('pitch, spacing, 间距, 脚距', { unit: 'm', keys: ['pitch'], compare: 'eq' });
add('bandwidth, gbw, gbp, 带宽', { unit: 'Hz', keys: ['bandwidth'], compare: 'ge' });
add('wavelength, 波长', { unit: 'm', keys: ['wavelength'], compare: 'eq' });
add('flash, rom, 程序存储器', { unit: 'B', keys: ['flash'], compare: 'eq' });
add('ram, sram', { unit: 'B', keys: ['ram'], compare: 'eq' });

/** The phrases that say something about a value behind them. */
export function nounPhrases(): Iterable<string> {
  return NOUNS.keys();
}

/** What a phrase before a value says about it; `undefined` if it says nothing. */
export function nounOf(phrase: string): Noun | undefined {
  return NOUNS.get(phrase);
}
