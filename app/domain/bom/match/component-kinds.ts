/** Kinds of components: what a designator and the words of a line say, and which kinds exclude each other (README, "Matching"). */

import { componentsIn, type Component } from '../../query/words/components';

/** A group of components that people do not mistake for each other. */
export type Kind = 'resistor' | 'capacitor' | 'inductor' | 'crystal' | 'diode' | 'transistor' | 'fuse' | 'relay' | 'connector' | 'circuit';

const KIND_OF: Readonly<Partial<Record<Component, Kind>>> = {
  resistor: 'resistor', thermistor: 'resistor', capacitor: 'capacitor', electrolytic: 'capacitor', inductor: 'inductor', bead: 'inductor', crystal: 'crystal',
  diode: 'diode', zener: 'diode', tvs: 'diode', led: 'diode', transistor: 'transistor', fuse: 'fuse', 'resettable fuse': 'fuse', relay: 'relay', connector: 'connector',
  regulator: 'circuit', reference: 'circuit', circuit: 'circuit', microcontroller: 'circuit', amplifier: 'circuit', converter: 'circuit', memory: 'circuit',
};

/** The component that the letters of a designator stand for, and the kinds that parts with these letters never are. */
interface Letters {
  component: Component | undefined;
  never: readonly Kind[];
}

const PASSIVE: readonly Kind[] = ['resistor', 'capacitor', 'inductor', 'crystal'];
const ACTIVE: readonly Kind[] = ['diode', 'transistor', 'circuit', 'connector', 'relay'];
const NOT_A_CIRCUIT: Letters = { component: undefined, never: ['resistor', 'capacitor', 'inductor', 'fuse'] };
const NOT_PASSIVE: Letters = { component: undefined, never: [...PASSIVE, 'fuse'] };
const CONNECTOR: Letters = { component: 'connector', never: [...PASSIVE, 'diode', 'transistor', 'fuse'] };

const LETTERS: Readonly<Record<string, Letters>> = {
  R: { component: 'resistor', never: ['capacitor', 'crystal', ...ACTIVE] },
  RN: { component: 'resistor', never: ['capacitor', 'crystal', ...ACTIVE] },
  RV: { component: undefined, never: ['capacitor', 'inductor', 'crystal', 'transistor', 'circuit'] },
  RT: { component: 'thermistor', never: ['capacitor', 'inductor', 'crystal', 'transistor', 'circuit'] },
  C: { component: 'capacitor', never: ['resistor', 'inductor', 'crystal', 'fuse', ...ACTIVE] },
  L: { component: 'inductor', never: ['capacitor', 'crystal', 'fuse', ...ACTIVE] },
  FB: { component: 'bead', never: ['capacitor', 'crystal', 'fuse', ...ACTIVE] },
  D: { component: 'diode', never: ['resistor', 'capacitor', 'inductor', 'crystal', 'relay'] },
  LED: { component: 'led', never: ['resistor', 'capacitor', 'inductor', 'crystal', 'relay', 'transistor'] },
  Q: { component: 'transistor', never: [...PASSIVE, 'fuse', 'connector', 'relay'] },
  F: { component: 'fuse', never: ['capacitor', 'crystal', 'transistor', 'circuit', 'connector', 'relay'] },
  Y: { component: 'crystal', never: ['resistor', 'capacitor', 'inductor', 'diode', 'transistor', 'fuse', 'connector', 'relay'] },
  XTAL: { component: 'crystal', never: ['resistor', 'capacitor', 'inductor', 'diode', 'transistor', 'fuse', 'connector', 'relay'] },
  K: { component: 'relay', never: [...PASSIVE, 'diode', 'fuse'] },
  U: NOT_A_CIRCUIT, IC: NOT_A_CIRCUIT,
  J: CONNECTOR, P: CONNECTOR, CN: CONNECTOR, CON: CONNECTOR, H: CONNECTOR, USB: CONNECTOR,
  SW: NOT_PASSIVE, S: NOT_PASSIVE,
};

/** The group of a component; `undefined` if it is in none. */
export function kindOf(component: Component | undefined): Kind | undefined {
  return component && KIND_OF[component];
}

/** The component that the designators of a line stand for; `undefined` if their letters differ or say nothing. */
export function componentOfDesignators(designators: readonly string[]): Component | undefined {
  return lettersOf(designators)?.component;
}

/** Whether parts with these designators are never of a kind. Letters are evidence and no proof, so most kinds are possible. */
export function excludesKind(designators: readonly string[], kind: Kind): boolean {
  return lettersOf(designators)?.never.includes(kind) ?? false;
}

/** The kinds that the words of a text name. */
export function kindsIn(text: string): Set<Kind> {
  return new Set([...componentsIn(text)].flatMap((component) => kindOf(component) ?? []));
}

/** A designator is some letters and a number: `R12`, `C0_1`, `U3A`. */
const DESIGNATOR = /^([A-Z]{1,4})[\d_?*]/;

/** The component in the name of a footprint: `R_0603_1608Metric`, `C0805`, `CAPC1608X90N`; `undefined` for other names. */
export function componentOfFootprint(name: string): Component | undefined {
  const [, letters = ''] = /^(?:[^:]*:)?(RESC?|CAPC?|INDC?|LEDC?|FB|LED|R|C|L|CP)[_-]?(?:SMD[_-])?\d/i.exec(name.trim()) ?? [];
  return OF_FOOTPRINT[letters.slice(0, 3).toUpperCase()];
}

const OF_FOOTPRINT: Readonly<Partial<Record<string, Component>>> = {
  R: 'resistor', RES: 'resistor', C: 'capacitor', CAP: 'capacitor', CP: 'capacitor', L: 'inductor', IND: 'inductor', FB: 'bead', LED: 'led',
};

/** The letters that all designators have which have letters and a number. Names of signals, as `PULL_UP`, say nothing. */
function lettersOf(designators: readonly string[]): Letters | undefined {
  const found = new Set(designators.flatMap((one) => DESIGNATOR.exec(one.toUpperCase())?.[1] ?? []));
  const [letters, ...others] = found;
  return letters === undefined || others.length > 0 || !Object.hasOwn(LETTERS, letters) ? undefined : LETTERS[letters];
}
