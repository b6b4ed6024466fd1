/** Series written as a part-number pattern and one list of options for each of its places. */
import type { Draft, Series, PackagingClass } from '../series';
import { readAttributes } from './table-series';

interface Option {
  code: string;
  attributes: string;
  /** Of price and of popularity. */
  price: number;
  popularity: number;
  packageName?: string;
  pack?: number;
  names: readonly [cn: string, en: string];
}

interface PatternOptions {
  packaging?: PackagingClass;
  /** Rank by part number of what everybody wants. */
  hot?: Readonly<Record<string, number>>;
  /** Part numbers that the options allow and the maker does not. */
  without?: RegExp;
}

/**
 * Reads lines of `brand | Chinese | English | pattern | attributes | package:pack:price | popularity | options | …`
 * below `## digits` of a category. Each `{}` of the pattern takes one option of the next list of
 * options. An option is a code, `-` for none, with what it changes behind commas: an attribute
 * `coil=5`, a factor of the price `*1.2` or of the popularity `^0.5`, a package `@SMA`, a pack `#3000`,
 * words `~红~red` for the `%` of the names. In words and packages `_` is a
 * blank, in codes `·` is one and `;` a comma. Options are wanted in their order.
 */
export function patternSeries(text: string, { packaging = 'small', hot = {}, without }: PatternOptions = {}): Series[] {
  let category = '';
  const found: Series[] = [];
  for (const line of text.trim().split('\n')) {
    if (!line) continue;
    if (line.startsWith('## ')) {
      category = line.slice(3, 9);
      continue;
    }
    const [brand = '', cn = '', en = '', pattern = '', attributes = '', body = '', popularity = '', ...lists] = line.split('|').map((cell) => cell.trim());
    const [packageName = '', pack = '', price = ''] = body.split(':');
    const pieces = pattern.split('{}');
    if (!category || pieces.length !== lists.length + 1 || !(Number(pack) >= 1) || !(Number(price) > 0) || !(Number(popularity) > 0)) {
      throw new Error(`not a pattern: ${line}`);
    }
    const options = lists.map((list) => list.split(/\s+/).map(readOption));
    found.push({
      brand, category, name: [fill(cn, ''), fill(en, '')], packaging, popularity: Number(popularity),
      *parts(): Iterable<Draft> {
        for (const chosen of combinations(options)) {
          const mpn = numberOf(pieces.map((piece, i) => piece + (chosen[i]?.code ?? '')).join(''));
          if (without?.test(mpn)) continue;
          const words = [0, 1].map((language) => chosen.map(({ names }) => names[language]).filter(Boolean).join(language ? ', ' : ' '));
          yield {
            mpn,
            packageName: blanks(chosen.findLast((one) => one.packageName !== undefined)?.packageName ?? (packageName === '-' ? '' : packageName)),
            attributes: readAttributes([attributes, ...chosen.map((one) => one.attributes)].join(' ')),
            price: Number((chosen.reduce((all, one) => all * one.price, Number(price))).toPrecision(3)),
            pack: chosen.findLast((one) => one.pack !== undefined)?.pack ?? Number(pack),
            popularity: chosen.reduce((all, one) => all * one.popularity, 1),
            name: [fill(cn, words[0] ?? ''), fill(en, words[1] ?? '')],
            hot: hot[mpn],
          };
        }
      },
    });
  }
  return found;
}

function readOption(text: string, index: number): Option {
  const [code = '', ...rest] = text.split(',');
  const option: Option = { code: code === '-' ? '' : code, attributes: '', price: 1, popularity: 1 / (1 + index * 0.12), names: ['', ''] };
  const attributes: string[] = [];
  for (const entry of rest) {
    const value = entry.slice(1);
    if (entry.startsWith('*')) option.price = Number(value);
    else if (entry.startsWith('^')) option.popularity = Number(value);
    else if (entry.startsWith('@')) option.packageName = value;
    else if (entry.startsWith('#')) option.pack = Number(value);
    else if (entry.startsWith('~')) option.names = words(value);
    else attributes.push(entry);
  }
  return { ...option, attributes: attributes.join(' ') };
}

function words(text: string): readonly [string, string] {
  const [cn = '', en = cn] = text.split('~');
  return [blanks(cn), blanks(en)];
}

const blanks = (text: string) => text.replaceAll('_', ' ').replaceAll(';', ',');
const numberOf = (text: string) => text.replaceAll('·', ' ').replaceAll(';', ',');

/** Puts the words of the options into a name; without words no blank and no comma stays behind. */
function fill(name: string, text: string): string {
  const filled = name.replace('%', text).replace(/\s+/g, ' ').replace(/[\s,]+$/, '').trim();
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

function combinations(lists: readonly Option[][]): Option[][] {
  return lists.reduce<Option[][]>((all, list) => all.flatMap((head) => list.map((one) => [...head, one])), [[]]);
}
