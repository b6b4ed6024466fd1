/** How a product is packed and whether its maker still recommends it. Like prices and stock, the lifecycle is invented. */
import { splitPackingSuffix, type Packing } from '~/domain/values/part-number';
import { chanceOf } from './random';

/** What the packing of a product depends on. */
interface Packed {
  mpn: string;
  packageName: string;
  mounting: number | string | undefined;
  /** Pieces in a pack. */
  pack: number;
}

const NAMES: Readonly<Record<Packing, string>> = {
  'tape and reel': 'Reel', 'cut tape': 'Cut tape', tube: 'Tube', tray: 'Tray', 'ammo pack': 'Ammo pack', bulk: 'Bag',
};

/** Pieces in trays of quad flat packages and ball grids; reels of them contain round numbers from 500. */
const IN_TRAYS = /QFP|BGA|PLCC|LGA/;
const IN_TUBES = /^(?:P?DIP|SIP|TO-(?:220|247|251|262|264|3P|126)|ITO|SO[IPJ]|T?SSOP|MSOP|HSOP)/;
const ON_TAPE = /^(?:Axial|DO-|TO-92)/;

/** The fewest pieces of a reel, and the fewest parts with leads that are taped. */
const REEL_FROM = 250;
const TAPED_FROM = 1000;

/** How the product is packed: as its part number says, otherwise as its package and the pieces in a pack suggest. */
export function packingOf({ mpn, packageName, mounting, pack }: Packed): string {
  const stated = splitPackingSuffix(mpn)?.packing;
  if (stated) return NAMES[stated];
  if (IN_TRAYS.test(packageName) && pack < 500) return 'Tray';
  if (IN_TUBES.test(packageName) && (mounting !== 'SMD' || pack < REEL_FROM)) return 'Tube';
  if (mounting === 'SMD') return pack >= REEL_FROM ? 'Reel' : 'Tray';
  return ON_TAPE.test(packageName) && pack >= TAPED_FROM ? 'Ammo pack' : pack < 20 ? 'Box' : 'Bag';
}

/** The lifecycle of a product: nearly all are active. @param key - brand and part number */
export function lifecycleOf(key: string, mostWanted: boolean): string {
  const draw = chanceOf(`${key}|lifecycle`)();
  if (mostWanted || draw >= 0.05) return 'Active';
  return draw < 0.015 ? 'Obsolete' : 'Not for new designs';
}
