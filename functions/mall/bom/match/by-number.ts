/** Finds products by the part numbers and codes of lines: one round trip for all exact ones, one for those with a mistake. */
import { DOUBT, type Doubt, type Rung, type WantedLine } from '~/domain/bom/match/match-records';
import { rungOfNumber } from '~/domain/bom/match/number-rung';
import { numberInValue, type StatedLine } from '~/domain/bom/match/stated-line';
import { normalisePartNumber, splitPackingSuffix } from '~/domain/values/part-number';
import { sql, type Statement } from '../../db/queries';
import { selectByNumbers, selectBySkus, selectProducts, type NumberedRow, type ProductRow } from '../../goods/store';
import { afterPrefix } from '../../search/number-terms';
import { withinOneEdit } from '../../search/one-edit';
import { inSlices, SLICES } from './slices';

/** The number of a shop before that of the maker: `595-LM358DR`. */
const SHOP_PREFIX = /^\d{2,4}-(?=.*[A-Z])(.{4,})$/i;

/** Shops that have no codes of their own use the numbers of the makers. */
const CODE_AS_NUMBER = /^(?=.*[A-Z])(?=.*\d)(?!C\d+$).{6,60}$/i;

/** A code of letters and digits without separators. Anything longer is no code. */
const LONGEST_CODE = 60;

/** Shorter beginnings of part numbers say too little. */
const LEAST_BEGINNING = 5;

/** How many products are read whose number begins with that of a line. */
const MOST_LONGER = 8;

/** How much a call looks for numbers with a typing mistake. */
const CORRECTED = {
  /** Lines. */
  lines: 60,
  /** Look-ups of all lines together, which take about 5 ms for each 1,000. The longer a number, the more it needs, up to 2,900: many long ones share these, and the likeliest mistakes of each come first. */
  lookUps: 14_000,
} as const;

/** The largest JSON text that is bound to a statement, in characters. D1 accepts 2,000,000 bytes. */
const MOST_JSON = 1_500_000;

/** A product that a number or a code leads to. */
export interface NumberHit {
  row: NumberedRow;
  rung: Rung;
  /** The number or code as the line states it. */
  number: string;
  doubts: readonly Doubt[];
}

/** A part number that a line states, and where. */
interface StatedNumber {
  text: string;
  /** Normalised. */
  number: string;
  /** The number without its packing, and without the prefix of a shop; the same if it has neither. */
  bases: readonly string[];
  alternate: boolean;
}

/** Two numbers in the order of numbers between which one would stand. */
export interface NeighbourRow {
  number: string;
  after: string | null;
  before: string | null;
}

/** Selects what the first round trip reads: products by code, by number, and by id; and where numbers without a product would stand. */
export function selectExact(lines: readonly StatedLine[], ids: readonly string[]): [Statement, Statement, Statement, Statement] {
  const codes = new Set<string>();
  const numbers = new Set<string>();
  const own = new Set<string>();
  for (const line of lines) {
    for (const code of codesOf(line.wanted)) codes.add(code);
    for (const { number, bases } of numbersOf(line.wanted)) for (const one of [number, ...bases]) numbers.add(one);
    for (const number of looseNumbersOf(line)) numbers.add(number);
    const [first] = numbersOf(line.wanted);
    if (first) own.add(first.number);
  }
  return [
    selectBySkus([...codes]),
    selectByNumbers([...numbers]),
    selectProducts([...ids, ...codes]),
    sql(
      `SELECT value AS number,
         (SELECT mpn_n FROM goods WHERE mpn_n >= wanted.value ORDER BY mpn_n LIMIT 1) AS after,
         (SELECT mpn_n FROM goods WHERE mpn_n < wanted.value ORDER BY mpn_n DESC LIMIT 1) AS before
       FROM json_each(?1) AS wanted`, JSON.stringify([...own]),
    ),
  ];
}

/** What the first round trip has read. */
export class ExactRows {
  readonly #byCode: ReadonlyMap<string, readonly NumberedRow[]>;
  readonly #byNumber: ReadonlyMap<string, readonly NumberedRow[]>;
  readonly #byId: ReadonlyMap<string, NumberedRow>;
  readonly #neighbours: ReadonlyMap<string, NeighbourRow>;

  constructor(byCode: readonly NumberedRow[], byNumber: readonly NumberedRow[], byId: readonly ProductRow[], neighbours: readonly NeighbourRow[]) {
    this.#byCode = grouped(byCode, ({ sku }) => sku);
    this.#byNumber = grouped(byNumber, ({ mpn_n }) => mpn_n);
    this.#byId = new Map(byId.map((row) => [row.id, { ...row, mpn_n: normalisePartNumber(row.mpn) }]));
    this.#neighbours = new Map(neighbours.map((row) => [row.number, row]));
  }

  product(id: string): NumberedRow | undefined {
    return this.#byId.get(id);
  }

  /** The products of a line's codes and numbers, the surest first. */
  hitsOf(line: StatedLine): NumberHit[] {
    const { wanted } = line;
    const numbers = numbersOf(wanted);
    const byCode = codesOf(wanted).flatMap((code) => [...(this.#byCode.get(code) ?? []), ...(this.#byId.get(code) ? [this.#byId.get(code)] : [])].flatMap((row) => (row ? [{ row, code }] : [])));
    const own = numbers.filter(({ alternate }) => !alternate);
    const exact = own.flatMap((one) => this.#ofNumber(one));
    const hits: NumberHit[] = [
      ...byCode.map(({ row, code }): NumberHit => ({ row, rung: 'code', number: code, doubts: this.#codeDoubts(wanted, row) })),
      ...(wanted.mpn === '' ? this.#inValue(wanted) : []),
      ...exact,
    ];
    const doubts = this.#valueDoubts(wanted, exact);
    const found = hits.map((hit) => ({ ...hit, doubts: [...hit.doubts, ...doubts] }));
    const alternates = numbers.filter(({ alternate }) => alternate).flatMap((one) => this.#ofNumber(one)).map((hit): NumberHit => ({ ...hit, doubts: [DOUBT.alternate] }));
    const loose = looseNumbersOf(line).flatMap((number) => (this.#byNumber.get(number) ?? []).map((row): NumberHit => ({ row, rung: 'words', number, doubts: [] })));
    const seen = new Set<string>();
    return [...found, ...alternates, ...(found.length > 0 ? [] : loose)].filter(({ row }) => !seen.has(row.id) && seen.add(row.id));
  }

  /** How many first signs of a number any part number has, and whether one begins with all of it; `null` if the number was not looked up. */
  beginning(number: string): { length: number; isBeginning: boolean } | null {
    const row = this.#neighbours.get(number);
    if (!row) return null;
    const length = Math.max(sharedLength(number, row.after ?? ''), sharedLength(number, row.before ?? ''));
    return { length, isBeginning: row.after?.startsWith(number) ?? false };
  }

  #ofNumber({ text, number, bases }: StatedNumber): NumberHit[] {
    const exact = (this.#byNumber.get(number) ?? []).map((row): NumberHit => ({ row, number: text, doubts: [], rung: rungOfNumber(text, row.mpn) }));
    const inCode = SHOP_PREFIX.exec(text)?.[1] ?? '';
    const other = bases.flatMap((base) => (this.#byNumber.get(base) ?? []).map((row): NumberHit => (
      base === normalisePartNumber(inCode) ? { row, number: inCode, doubts: [], rung: 'separators' } : { row, number: text, doubts: [], rung: 'packing' }
    )));
    return [...exact.filter(({ rung }) => rung === 'number'), ...exact.filter(({ rung }) => rung !== 'number'), ...other];
  }

  #inValue(wanted: WantedLine): NumberHit[] {
    const number = numberInValue(wanted);
    return (this.#byNumber.get(number) ?? []).map((row) => ({ row, number: wanted.value, doubts: [], rung: rungOfNumber(wanted.value, row.mpn) }));
  }

  /** A number of the line, an alternate too, or its value, is exactly that of another product than the code. */
  #codeDoubts(wanted: WantedLine, { mpn_n: own }: NumberedRow): Doubt[] {
    const isOther = (number: string) => number !== own && this.#byNumber.has(number);
    return [
      ...(numbersOf(wanted).some(({ number }) => isOther(number)) ? [DOUBT.codeDiffers] : []),
      ...(isOther(numberInValue(wanted)) ? [DOUBT.otherNumber] : []),
    ];
  }

  /** The value is the number of another product than the part number. A shorter number names the family of a longer one. */
  #valueDoubts(wanted: WantedLine, exact: readonly NumberHit[]): Doubt[] {
    const number = numberInValue(wanted);
    if (exact.length === 0 || !this.#byNumber.has(number)) return [];
    const isSame = exact.some(({ row }) => row.mpn_n.includes(number) || number.includes(row.mpn_n));
    return isSame ? [] : [DOUBT.otherNumber];
  }
}

/** The part number that a line is looked up by if no product has exactly this number; empty if it states none. */
export function ownNumber({ wanted }: StatedLine): { text: string; number: string } {
  const [first] = numbersOf(wanted);
  if (first && !first.alternate) return first;
  return { text: wanted.value, number: numberInValue(wanted) };
}

/** A number for which longer or mistyped ones are looked up. */
export interface OpenNumber {
  line: number;
  number: string;
  /** How many of its first signs exist. */
  length: number;
  isBeginning: boolean;
}

/** A product of a longer or mistyped number. */
export interface NearRow {
  number: string;
  mpn_n: string;
  rank: number;
}

/** Selects products whose number begins with that of a line, or differs in one sign. */
export async function selectNear(open: readonly OpenNumber[]): Promise<Statement[]> {
  const beginnings = [...new Set(open.filter(({ isBeginning, number }) => isBeginning && number.length >= LEAST_BEGINNING).map(({ number }) => number))];
  const mistyped = [...new Map(open.filter(({ isBeginning }) => !isBeginning).map((one) => [one.number, one])).values()].slice(0, CORRECTED.lines);
  let [left, lines]: [number, number] = [CORRECTED.lookUps, mistyped.length];
  // Those that need least come first, so that what they leave is for the others.
  const pairs = (await inSlices(mistyped.sort((a, b) => a.length - b.length), SLICES.numbers, ({ number, length }) => {
    const candidates = withinOneEdit(number, length, Math.floor(left / lines));
    left -= candidates.size;
    lines -= 1;
    return [...candidates.keys()].map((candidate) => [number, candidate] as const);
  })).flat();
  return [
    ...(beginnings.length === 0 ? [] : [sql(
      `SELECT wanted.value AS number, goods.mpn_n, goods.rank FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.rowid IN (
         SELECT rank FROM goods WHERE mpn_n >= wanted.value AND mpn_n < wanted.value || ?2 ORDER BY mpn_n LIMIT ${MOST_LONGER})`,
      JSON.stringify(beginnings), afterPrefix(''),
    )]),
    ...cut(pairs).map((some) => sql(
      `SELECT wanted.value ->> 0 AS number, goods.mpn_n, goods.rank FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.mpn_n = wanted.value ->> 1`,
      JSON.stringify(some),
    )),
  ];
}

/** Cuts a list so that no part is too long for a statement. */
function cut<T extends readonly string[]>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  let size = Infinity;
  for (const one of list) {
    const length = one.reduce((sum, text) => sum + text.length + 4, 2);
    if (size + length > MOST_JSON) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(one);
    size += length;
  }
  return parts;
}

/** The order codes that a line states, as shops write them. */
function codesOf({ code, mpn, alternates }: WantedLine): string[] {
  const all = [code, ...alternates.map((one) => one.code), /^C\d{3,}$/i.test(mpn.trim()) ? mpn : ''];
  return all.map((one) => one.trim().toUpperCase()).filter((one) => one !== '' && one.length <= LONGEST_CODE);
}

/** What was read from lines: each stage of matching asks for it. */
const knownNumbers = new WeakMap<WantedLine, readonly StatedNumber[]>();

/** The part numbers of a line, its own first. */
function numbersOf(wanted: WantedLine): readonly StatedNumber[] {
  const known = knownNumbers.get(wanted) ?? readNumbers(wanted);
  knownNumbers.set(wanted, known);
  return known;
}

/** The code of a shop may hold a part number: `595-LM358DR`. */
function readNumbers({ mpn, code, alternates }: WantedLine): StatedNumber[] {
  const ofCode = SHOP_PREFIX.exec(code.trim())?.[1] ?? '';
  const own = [mpn, mpn === '' ? ofCode : ''].map((text) => ({ text, alternate: false }));
  const others = [...alternates.flatMap((one) => [one.mpn, one.code]), code].filter((text) => text !== '' && (alternates.some((one) => one.mpn === text) || CODE_AS_NUMBER.test(text.trim())));
  return [...own, ...others.map((text) => ({ text, alternate: true }))].flatMap(({ text, alternate }) => {
    const number = normalisePartNumber(text);
    if (number === '') return [];
    const bases = [splitPackingSuffix(text)?.base, SHOP_PREFIX.exec(text.trim())?.[1]].map((one) => normalisePartNumber(one)).filter((one) => one !== '' && one !== number);
    return [{ text: text.trim(), number, bases, alternate }];
  });
}

/** Numbers that stand in the words of a line, and in its value. */
function looseNumbersOf(line: StatedLine): string[] {
  const inValue = numberInValue(line.wanted);
  return [...new Set([...(inValue === '' ? [] : [inValue]), ...line.valuesFor(undefined).numbers])].filter((number) => number.length >= LEAST_LOOSE);
}

/** A shorter number in a text is more often something else. */
const LEAST_LOOSE = 4;

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Rows by a key, the most popular of each first. */
export function grouped<T extends { rank: number }>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of [...rows].sort((a, b) => a.rank - b.rank)) {
    const key = keyOf(row);
    const list = found.get(key);
    if (list) list.push(row);
    else found.set(key, [row]);
  }
  return found;
}
