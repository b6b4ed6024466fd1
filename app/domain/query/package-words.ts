/** Packages in keywords. */

import { canonicalPackage, chipSizes, imperialSize } from '../values/packages';
import type { Component } from './words/components';
import type { PackageMeaning } from './query';
import type { Vocabulary } from './vocabulary';
import { foldPhrase } from './words/fold-phrase';

/** Families of packages whose number counts leads. The dash before the number may be missing. */
const FAMILY = /^([A-Z]{0,3}(?:SOIC|SSOP|SOP|QFP|QFN|DFN|SON|BGA|LGA|DIP|PLCC|CSP|SOJ)[A-Z]{0,2}|SOT|SOD|SIP)[\s-]?(\d{1,4}[A-Z]{0,3}(?:-\d{1,3}[A-Z]?)?)(?:-EP)?$/;
/** The metric code of a chip size, as makers of crystals, LEDs and inductors write it. */
const DIMENSIONS = /^\d{4}$/;

/** `LED 0603` is a kind of product and a size, while `LED0603` is a name. */
const KIND_APART = /^(?:R|C|L|D|LED|FB|RES|CAP|IND|SMD|CHIP)\s/i;

/** The maximum number of characters of a package name. */
const LONGEST = 40;

/** Components whose chip sizes are imperial. */
const IMPERIAL: ReadonlySet<Component | undefined> = new Set([undefined, 'resistor', 'capacitor', 'electrolytic', 'bead', 'thermistor', 'led', 'diode', 'fuse', 'resettable fuse', 'tvs']);

/** The package that a text names; `undefined` if it names none. @param phrase - the text, as `foldPhrase` spells it */
export function readPackage(text: string, phrase: string, vocabulary: Vocabulary): PackageMeaning | undefined {
  if (!/[A-Za-z\d]/.test(text) || text.length > LONGEST || KIND_APART.test(text)) return undefined;
  const canonical = canonicalPackage(text);
  const own = vocabulary.packagesOf(phrase);
  const same = vocabulary.packagesOf(canonical === text ? phrase : foldPhrase(canonical)).filter((name) => canonicalPackage(name) === canonical);
  if (chipSizes().includes(canonical)) return /\d{4}/.test(text) ? named([canonical, ...same]) : undefined;
  if (!/[A-Za-z]/.test(text)) return undefined;
  const all = [...own, ...same];
  if (all.length > 0) return named(all);
  if (canonical !== text) return named([canonical]);
  const [, family = '', leads = ''] = FAMILY.exec(text.toUpperCase()) ?? [];
  return family !== '' ? named([`${family}-${leads}`]) : undefined;
}

/** What four digits such as `3225` mean beside a component: its dimensions, or the metric code of a chip size. */
export function readDimensions(text: string, component: Component | undefined, vocabulary: Vocabulary): PackageMeaning | undefined {
  if (!DIMENSIONS.test(text)) return undefined;
  const own = vocabulary.packagesOf(foldPhrase(text));
  const imperial = imperialSize(text);
  if (imperial !== null && component !== undefined && IMPERIAL.has(component)) return named([imperial, ...own]);
  if (own.length > 0) return named(own);
  return component === 'crystal' ? named([`SMD${text}-4P`, `SMD${text}-2P`]) : undefined;
}

function named(names: readonly string[]): PackageMeaning {
  return { kind: 'package', names: [...new Set(names)] };
}
