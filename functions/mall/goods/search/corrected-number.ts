/** Finds the part numbers that somebody probably meant (README, "Typing mistakes"). */
import { normalisePartNumber, splitPackingSuffix } from '~/domain/values/part-number';
import { sql } from '../../db/queries';
import { MISTAKES, withinOneEdit } from '../../search/one-edit';
import { afterPrefix } from '../../search/number-terms';
import type { SearchReads } from '../../search/reads';
import { selectByNumbers, type NumberedRow } from '../store';

/** How many part numbers are offered. */
const MOST_OFFERED = 4;

/** How many beginnings of part numbers are counted. */
const MOST_COUNTED = 20;

/** A shorter beginning of a part number says too little. */
const LEAST_BEGINNING = 5;

/** A part number, or the beginning of part numbers, that was probably meant. */
export interface MeantNumber {
  /** Normalised. */
  number: string;
  /** As the maker writes it. */
  text: string;
  /** How many products it has. */
  count: number;
  /** The products of exactly this number; empty for a beginning. */
  products: NumberedRow[];
}

interface CandidateRow {
  number: string;
  found: string;
}

interface CountRow {
  number: string;
  count: number;
  first: number;
}

/** The part numbers that somebody probably meant by a text that no part number has, the likeliest first. Whole part numbers go before beginnings. */
export async function meantNumbers(reads: SearchReads, typed: string): Promise<MeantNumber[]> {
  const candidates = withinOneEdit(normalisePartNumber(typed));
  const base = splitPackingSuffix(typed)?.base;
  if (base !== undefined) candidates.set(normalisePartNumber(base), MISTAKES.packing);
  if (candidates.size === 0) return [];
  const likelihood = (number: string) => candidates.get(number) ?? Infinity;
  // The first part number at or after a candidate tells whether it is one, or the beginning of one.
  const [rows = []] = await reads.read<CandidateRow>([sql(
    `SELECT number, found FROM (
       SELECT wanted.value AS number,
         (SELECT mpn_n FROM goods WHERE mpn_n >= wanted.value AND mpn_n < wanted.value || ?2 ORDER BY mpn_n LIMIT 1) AS found
       FROM json_each(?1) AS wanted
     ) WHERE found IS NOT NULL`,
    JSON.stringify([...candidates.keys()]), afterPrefix(''),
  )]);
  const exact = rows.filter(({ number, found }) => number === found).map(({ number }) => number);
  if (exact.length > 0) return wholeNumbers(reads, exact, likelihood);
  const beginnings = rows.map(({ number }) => number).filter((number) => number.length >= LEAST_BEGINNING);
  return countedBeginnings(reads, beginnings.sort((a, b) => likelihood(a) - likelihood(b)).slice(0, MOST_COUNTED), likelihood);
}

async function wholeNumbers(reads: SearchReads, numbers: readonly string[], likelihood: (number: string) => number): Promise<MeantNumber[]> {
  const [rows = []] = await reads.read<NumberedRow>([selectByNumbers(numbers)]);
  rows.sort((a, b) => a.rank - b.rank);
  return numbers
    .flatMap((number) => {
      const products = rows.filter((row) => row.mpn_n === number);
      return products[0] ? [{ number, text: products[0].mpn, count: products.length, products, first: products[0].rank }] : [];
    })
    .sort((a, b) => likelihood(a.number) - likelihood(b.number) || a.first - b.first)
    .slice(0, MOST_OFFERED);
}

async function countedBeginnings(reads: SearchReads, numbers: readonly string[], likelihood: (number: string) => number): Promise<MeantNumber[]> {
  if (numbers.length === 0) return [];
  const within = 'FROM (SELECT rank FROM goods WHERE mpn_n >= wanted.value AND mpn_n < wanted.value || ?2 LIMIT 200)';
  const [rows = []] = await reads.read<CountRow>([sql(
    `SELECT wanted.value AS number, (SELECT COUNT(*) ${within}) AS count, (SELECT MIN(rank) ${within}) AS first FROM json_each(?1) AS wanted`,
    JSON.stringify(numbers), afterPrefix(''),
  )]);
  return rows
    .sort((a, b) => likelihood(a.number) - likelihood(b.number) || a.first - b.first)
    .slice(0, MOST_OFFERED)
    .map(({ number, count }) => ({ number, text: number, count, products: [] }));
}
