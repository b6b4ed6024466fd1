/** All product families of the default catalogue. */
import type { Series } from '../series';
import { amplifiers, interfaceIcs, lowDropout, powerControl, powerIcs } from './circuits/ic-families';
import { logic } from './circuits/logic';
import { memory } from './circuits/memory';
import {
  clocks, electromechanical, fieldSensors, fuses, infraredAndDisplays, interfaceConnectors, leds, modules, optocouplers, pinHeaders,
  powerModules, relays, surgeProtection, terminalBlocks, wireToBoard,
} from './option-families';
import { sensors } from './devices/sensors';
import { bipolars } from './discretes/bipolars';
import { digitalTransistors } from './discretes/digital-transistors';
import { diodes } from './discretes/diodes';
import { mosfets } from './discretes/mosfets';
import { powerTransistors } from './discretes/power-transistors';
import { ceramicCapacitors } from './passives/ceramic-capacitors';
import { chipResistors } from './passives/chip-resistors';
import { electrolyticCapacitors } from './passives/electrolytic-capacitors';
import { filmCapacitors } from './passives/film-capacitors';
import { magnetics } from './passives/magnetics';
import { resistorSeries } from './passives/resistors';
import { tantalumCapacitors } from './passives/tantalum-capacitors';
import { timing } from './passives/timing';
import { microcontrollers } from './processors/microcontrollers';
import { processors } from './processors/processors';
import { stm32 } from './processors/stm32';
import { tvsDiodes } from './protection/tvs-diodes';

const FAMILIES: ReadonlyArray<() => Series[]> = [
  electrolyticCapacitors, tantalumCapacitors, ceramicCapacitors, chipResistors, filmCapacitors, magnetics, resistorSeries, timing,
  bipolars, digitalTransistors, diodes, mosfets, powerTransistors,
  fuses, surgeProtection, tvsDiodes,
  amplifiers, clocks, interfaceIcs, logic, lowDropout, memory, powerControl, powerIcs,
  microcontrollers, processors, stm32,
  interfaceConnectors, pinHeaders, terminalBlocks, wireToBoard,
  electromechanical, fieldSensors, modules, powerModules, relays, sensors,
  infraredAndDisplays, leds, optocouplers,
];

/** The series of all families. Two series never declare the same part number of a brand. */
export function allSeries(): Series[] {
  return FAMILIES.flatMap((family) => family());
}
