/** Rectifiers, Zener diodes, bridges and small-signal diodes. */
import type { Series } from '../../series';
import { signalDiodes } from '../option-families';
import { bridgeRectifiers, rectifiers } from './rectifiers';
import { zeners } from './zeners';

/** All series of diodes. */
export function diodes(): Series[] {
  return [...rectifiers(), ...zeners(), ...bridgeRectifiers(), ...signalDiodes()];
}
