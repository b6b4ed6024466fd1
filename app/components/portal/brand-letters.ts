import type { BrandCount } from '~/domain/catalogue/category';

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The group of names that begin with neither a Latin letter nor a Chinese character. */
const OTHER = '#';

/** For each letter, the first character in pinyin order whose pinyin begins with it. No pinyin begins with I, U or V. */
const INITIALS: ReadonlyArray<readonly [first: string, letter: string]> = [
  ['阿', 'A'], ['八', 'B'], ['嚓', 'C'], ['哒', 'D'], ['妸', 'E'], ['发', 'F'], ['旮', 'G'], ['哈', 'H'], ['讥', 'J'],
  ['咔', 'K'], ['垃', 'L'], ['妈', 'M'], ['拏', 'N'], ['噢', 'O'], ['妑', 'P'], ['七', 'Q'], ['呥', 'R'], ['仨', 'S'],
  ['他', 'T'], ['屲', 'W'], ['夕', 'X'], ['丫', 'Y'], ['帀', 'Z'],
];

const pinyin = new Intl.Collator('zh-u-co-pinyin');

/** The letter under which a brand is listed: its first letter without accents, or the first letter of its pinyin. */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  if (!/\p{Script=Han}/u.test(first)) return OTHER;
  return INITIALS.findLast(([from]) => pinyin.compare(from, first) <= 0)?.[1] ?? OTHER;
}

/** Groups brands by letter. The letters are sorted, and so are the names of each letter. */
export function byLetter(brands: readonly BrandCount[]): Array<[letter: string, brands: BrandCount[]]> {
  const groups = new Map<string, BrandCount[]>();
  for (const brand of [...brands].sort((a, b) => pinyin.compare(a.name, b.name))) {
    const letter = letterOf(brand.name);
    const group = groups.get(letter);
    if (group) group.push(brand);
    else groups.set(letter, [brand]);
  }
  return [...groups].sort(([a], [b]) => order(a) - order(b));
}

const order = (letter: string) => (letter === OTHER ? LETTERS.length : LETTERS.indexOf(letter));
