import { boxBodies } from './box-bodies';
import { connectorBodies } from './connector-bodies';
import { standardBody } from './mounted-bodies';
import { packages, type Package } from './package-sizes';
import type { Scheme } from './palette';
import { roundBodies } from './round-bodies';
import { render, type Scene } from './scene';
import { titleOf } from './title';
import { wireBodies } from './wire-bodies';

const bodies: ReadonlyMap<string, () => Scene> = new Map([
  ...Object.entries(packages).map(([slug, outline]) => [slug, () => standardBody(outline)] as const),
  ...Object.entries({ ...roundBodies, ...boxBodies, ...connectorBodies, ...wireBodies }),
]);

/** For each family, the length in millimetres that is drawn smallest, and the length from which a package fills the sheet. */
const growth = { chip: [0.4, 6.35], 'two-lead': [0.6, 2.7], gull: [0.8, 2.9] } as const;

/** The share of the sheet that a package fills: a 0402 is drawn smaller than a 2512. */
function shareOf(outline: Package | undefined): number {
  if (outline?.kind !== 'chip' && outline?.kind !== 'two-lead' && outline?.kind !== 'gull') return 1;
  const [small, full] = growth[outline.kind];
  const grown = Math.log(outline.length / small) / Math.log(full / small);
  return Math.min(1, 0.56 + 0.44 * grown);
}

function draw(slug: string, scheme: Scheme): string | null {
  const body = bodies.get(slug);
  return body ? render(body(), { scheme, share: shareOf(packages[slug]), title: titleOf(slug) }) : null;
}

/** The slugs of all packages that can be drawn, for `/package/{slug}.svg`. */
export const drawingSlugs: readonly string[] = [...bodies.keys()];

/**
 * Draws a package as a standalone SVG that follows the reader's light or dark scheme.
 * @returns `null` for an unknown package
 */
export function packageDrawing(slug: string): string | null {
  return draw(slug, 'paper');
}

/**
 * Draws a package in shades of green, for green backgrounds. The drawing is the same in the light and the dark scheme.
 * @returns `null` for an unknown package
 */
export function slideArt(slug: string): string | null {
  return draw(slug, 'blue');
}
