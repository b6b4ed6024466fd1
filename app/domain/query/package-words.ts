/** Packages in keywords. */

import { canonicalPackage, chipSizes, imperialSize } from '../values/packages';
import type { Component } from './components';
import type { PackageMeaning } from './query';
import { foldPhrase, type Vocabulary } from './vocabulary';

/** Families of packages whose number counts leads. The dash before the number may be missing. */
const FAMILY =
  /^((?:[A-Z]{0,3}(?:SOIC|SSOP|SOP|QFP|QFN|DFN|SON|BGA|LGA|DIP|PLCC|CSP|SOJ)|SO|SOT|SOD|TO|DO|SC|SIP|SMD|LL|HC)[A-Z]{0,2})[\s-]?(\d{1,4}[A-Z]{0,3}(?:-\d{1,3}[A-Z]?)?)(?:-EP)?$/;
/** In these families the number is part of the name of an outline, so a name has three digits at most, and is known. */
const OUTLINE = /^(?:SO|SC|LL|HC|TO|DO|SMD)$/;
/** The metric code of a chip size, as makers of crystals, LEDs and inductors write it. */
const DIMENSIONS = /^\d{4}$/;

/** Components whose chip sizes are imperial. */
const IMPERIAL: ReadonlySet<Component | undefined> = new Set([undefined, 'resistor', 'capacitor', 'electrolytic', 'bead', 'led', 'diode', 'fuse', 'resettable fuse', 'tvs']);

/** The package that a text names; `undefined` if it names none. */
export function readPackage(text: string, vocabulary: Vocabulary): PackageMeaning | undefined {
  if (!/[A-Za-z\d]/.test(text) || text.length > 40) return undefined;
  const canonical = canonicalPackage(text);
  const own = vocabulary.packagesOf(foldPhrase(text));
  if (chipSizes().includes(canonical)) return isSize(text) ? named([canonical]) : undefined;
  if (DIMENSIONS.test(text)) return undefined;
  const upper = text.toUpperCase();
  const known = canonical !== text.trim().normalize('NFKC') || vocabulary.packagesOf(foldPhrase(canonical)).length > 0;
  if (known && /[A-Za-z]/.test(text)) return named(own.length > 0 ? own : [canonical]);
  const [, family = '', leads = ''] = FAMILY.exec(upper) ?? [];
  if (family !== '' && !OUTLINE.test(family)) return named([`${family}-${leads}`]);
  return own.length > 0 && /[A-Za-z]/.test(text) ? named(own) : undefined;
}

/** What four digits such as `3225` mean beside a component: its dimensions, or the metric code of a chip size. */
export function readDimensions(text: string, component: Component | undefined, vocabulary: Vocabulary): PackageMeaning | undefined {
  if (!DIMENSIONS.test(text)) return undefined;
  const own = vocabulary.packagesOf(foldPhrase(text));
  const imperial = imperialSize(text);
  if (imperial !== null && component !== undefined && IMPERIAL.has(component)) return named([...new Set([imperial, ...own])]);
  if (own.length > 0) return named(own);
  return component === 'crystal' ? named([`SMD${text}-4P`, `SMD${text}-2P`]) : undefined;
}

/** `0402` and `C_0402_1005Metric` are sizes; `R0402` is too, but `1N0402` is not. */
function isSize(text: string): boolean {
  return /\d{4}/.test(text);
}

function named(names: readonly string[]): PackageMeaning {
  return { kind: 'package', names };
}
