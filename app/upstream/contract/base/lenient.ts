import * as v from 'valibot';
import { isRecord } from '../../../domain/numbers/reading';
import { count, isStock, leastGood } from './fields';
import { hasEntries, hasItem, unwrap } from './schema-parts';
import type { WireNames } from './wire-names';

/** The maximum number of malformed items that are left out. A list with more of them is malformed itself. */
const MOST_LEFT_OUT = 10;

/** How an answer is read. */
interface Reading {
  /** Called for each item that is left out, for the log. */
  onLeftOut?: ((issue: v.BaseIssue<unknown>) => void) | undefined;
  /** Names of fields on the wire. A field with its contract name is read too. */
  names?: WireNames | undefined;
}

/**
 * Parses lenient input by a strict schema (README, "Lenient reading"): it turns text into numbers and numbers into text, and treats `null` and missing alike. It leaves
 * a few malformed items out of lists with independent items.
 */
export function parseLenient<S extends v.GenericSchema>(schema: S, input: unknown, reading: Reading = {}): v.SafeParseResult<S> {
  // Hardly any answer has a malformed item, so the items are looked at one by one only if the whole does not fit.
  const whole = v.safeParse(schema, preparationOf(schema)(input, reading, false), { abortEarly: true });
  return whole.success ? whole : v.safeParse(schema, lenient(schema, input, reading), { abortEarly: true });
}

/** The input that {@link parseLenient} parses if there are malformed items. */
export function lenient(schema: v.GenericSchema, input: unknown, reading: Reading = {}): unknown {
  return preparationOf(schema)(input, reading, true);
}

/** Parses lenient input by a schema; `undefined` if the input does not fit. */
export function readLenient<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> | undefined {
  const read = parseLenient(schema, input);
  return read.success ? read.output : undefined;
}

/** Prepares input for a schema. What needs no change stays as it is and is not copied, because it may be large. @param choosy - whether malformed items are left out */
type Prepare = (input: unknown, reading: Reading, choosy: boolean) => unknown;

const preparations = new WeakMap<v.GenericSchema, Prepare>();

/** How input is prepared for a schema. Each schema is walked through once, as some contain themselves and all are used at every call. */
function preparationOf(schema: v.GenericSchema): Prepare {
  const known = preparations.get(schema);
  if (known) return known;
  let made: Prepare = (input) => input;
  preparations.set(schema, (...given) => made(...given));
  made = makePreparation(schema);
  preparations.set(schema, made);
  return made;
}

function makePreparation(schema: v.GenericSchema): Prepare {
  const { schema: base, optional, nullable } = unwrap(schema);
  if (isStock(base)) return readStock;
  const prepare = preparationOfBase(base);
  return (input, reading, choosy) => {
    if (input === null) return optional && !nullable ? undefined : null;
    if (input === undefined) return nullable && !optional ? null : undefined;
    return prepare(input, reading, choosy);
  };
}

/** The same for a schema without wrappers, and input that is neither `null` nor missing. */
function preparationOfBase(base: v.GenericSchema): Prepare {
  if (base.type === 'number') return readNumber;
  if (base.type === 'string') return (input) => (typeof input === 'number' && Number.isFinite(input) ? plainNumber(input) : input);
  if (base.type === 'array' && hasItem(base)) return preparationOfList(base);
  if (base.type === 'object' && hasEntries(base)) return preparationOfRecord(base);
  if (base.type === 'record' && hasValue(base)) {
    const prepare = preparationOf(base.value);
    return (input, ...how) => (isRecord(input) ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key, prepare(value, ...how)])) : input);
  }
  return (input) => input;
}

function preparationOfList(list: v.GenericSchema & { item: v.GenericSchema }): Prepare {
  const prepare = preparationOf(list.item);
  return (input, reading, choosy) => {
    if (!Array.isArray(input)) return input;
    const all = input.map((item) => prepare(item, reading, choosy));
    const items = choosy ? readItems(list, all, reading) : all;
    return items.length === input.length && items.every((item, index) => item === input[index]) ? input : items;
  };
}

function preparationOfRecord({ entries }: { entries: Record<string, v.GenericSchema> }): Prepare {
  const fields = Object.entries(entries).map(([key, entry]) => [key, preparationOf(entry)] as const);
  return (input, reading, choosy) => {
    if (!isRecord(input)) return input;
    let out = input;
    for (const [key, prepare] of fields) {
      const value = prepare(readField(input, key, reading), reading, choosy);
      if (value === input[key]) continue;
      if (out === input) out = { ...input };
      out[key] = value;
    }
    return out;
  };
}

function readField(record: Record<string, unknown>, key: string, { names = {} }: Reading): unknown {
  return record[names[key] ?? key] ?? record[key];
}

function readNumber(input: unknown): unknown {
  return typeof input === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(input) ? Number(input) : input;
}

/** Reads pieces in stock; 0 if the number is missing, negative or fractional. */
function readStock(input: unknown): unknown {
  if (input === null || input === undefined || (typeof input === 'string' && input.trim() === '')) return 0;
  const read = readNumber(input);
  return typeof read === 'number' && !v.is(count, read) ? 0 : read;
}

function readItems(
  list: v.GenericSchema & { item: v.GenericSchema }, items: unknown[], { onLeftOut = () => undefined }: Reading,
): unknown[] {
  const least = leastGood(list);
  if (least === null) return items;
  const good: unknown[] = [];
  const malformed: v.BaseIssue<unknown>[] = [];
  for (const item of items) {
    const { issues } = v.safeParse(list.item, item, { abortEarly: true });
    if (!issues) good.push(item);
    else if (malformed.push(issues[0]) > MOST_LEFT_OUT) return items;
  }
  if (malformed.length > 0 && good.length < least) return items;
  malformed.forEach(onLeftOut);
  return good;
}

/** Writes a number as decimal text without exponent. Very small numbers get at most 12 decimals. */
function plainNumber(value: number): string {
  const plain = String(value);
  if (!plain.includes('e')) return plain;
  return Number.isInteger(value) ? String(BigInt(value)) : value.toFixed(12).replace(/(?<=[1-9])0+$|\.0+$/, '');
}

function hasValue(schema: v.GenericSchema): schema is v.GenericSchema & { value: v.GenericSchema } {
  return 'value' in schema;
}
