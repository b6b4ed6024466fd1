/** What tables of three-legged parts share: lines of ratings and part numbers, packs and prices by package. */
import { braces } from '../../readers/braces';
import type { Draft, Series } from '../../series';

/** Pieces of a reel or tube by package. */
const PACKS: Record<string, number> = {
  'TO-220': 50, 'TO-220F': 50, 'TO-262': 50, 'TO-251': 75, 'TO-126': 100, 'TO-247': 30, 'TO-247-4': 30, 'TO-3P': 30, 'TO-3PF': 30, 'TO-264': 25, 'TO-263': 800,
  'TO-252': 2500, 'TO-263-7': 800, 'SOT-227': 10, 'TO-92': 1000, 'TO-92L': 1000, 'TO-18': 100, 'TO-39': 100, 'SOT-89': 1000, 'SOT-223': 2500, 'SOIC-8': 2500,
  'SOT-723': 8000, 'SOT-563': 4000, 'DFN1006-3': 10000, 'PDFN5x6-8': 5000, 'PDFN3.3x3.3-8': 5000, 'DFN3x3-8': 5000, 'TOLL-8': 2000, 'DIP-16': 25, 'DIP-18': 25,
  'TO-3': 100, 'SOT-82': 100, 'RD-91': 10, 'TSSOP-8': 3000, 'SOIC-16': 2500, 'SOIC-18W': 1000,
};

export function packOf(packageName: string): number {
  return PACKS[packageName] ?? 3000;
}

/** What a line of a table says about all its part numbers. */
export interface Rating {
  category: string;
  name: readonly [cn: string, en: string];
  attributes: Draft['attributes'];
}

export interface Listed extends Rating {
  brand: string;
  mpn: string;
  packageName: string;
  price: number;
  popularity: number;
  /** How many numbers its line writes with one pattern. */
  alike: number;
}

/**
 * Reads `# maker` headings and lines of ratings, price, popularity and `number:package` endings, divided by blanks:
 * `N30 5.7 26 0.17 0.9 AO3400A:SOT-23`. `width` counts the rating cells before the price;
 * a price behind the package, `:SOT-23:0.2`, replaces that of the line.
 */
export function listedParts(text: string, width: number, rating: (cells: readonly string[]) => Rating): Listed[] {
  const found: Listed[] = [];
  let brand = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      brand = line.slice(2);
      continue;
    }
    const cells = line.trim().split(/\s+/);
    const rated = rating(cells.slice(0, width));
    const price = Number(cells[width]);
    const popularity = Number(cells[width + 1]);
    if (!(price > 0) || !(popularity > 0 && popularity <= 1)) throw new Error(`not a line of parts: ${line}`);
    for (const body of cells.slice(width + 2)) {
      const [pattern = '', packageName = '', own] = body.split(':');
      const numbers = braces(pattern);
      numbers.forEach((mpn, index) => {
        found.push({
          ...rated, brand, mpn, packageName, price: own ? Number(own) : price, popularity: popularity / (1 + index * 0.08), alike: numbers.length,
        });
      });
    }
  }
  return found;
}

/** Series of listed parts: one a maker, category and packaging class. */
export function seriesOf(parts: readonly Listed[]): Series[] {
  const groups = new Map<string, { head: Listed; packaging: 'small' | 'piece'; drafts: Draft[] }>();
  for (const part of parts) {
    const packaging = part.price < 2.5 ? 'small' : 'piece';
    const key = `${part.brand}|${part.category}|${part.name[1]}|${packaging}`;
    const group = groups.get(key) ?? { head: part, packaging, drafts: [] };
    groups.set(key, group);
    const { mpn, packageName, attributes, price, popularity } = part;
    group.drafts.push({ mpn, packageName, attributes, price, pack: packOf(packageName), popularity });
  }
  return [...groups.values()].map(({ head, packaging, drafts }) => ({
    brand: head.brand, category: head.category, name: head.name, packaging, popularity: 1, parts: () => drafts,
  }));
}
