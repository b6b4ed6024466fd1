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
 * Prepares lenient input for the strict schema (README, "Lenient reading"): it turns text into numbers and numbers into text, and
 * treats `null` and missing alike. It leaves a few malformed items out of lists with independent items. Everything else stays as it
 * is, and records and lists without changes are not copied, because they may be large.
 */
export function lenient(schema: v.GenericSchema, input: unknown, reading: Reading = {}): unknown {
  const inner = unwrap(schema);
  if (isStock(inner.schema)) return readStock(input);
  if (input === null && inner.optional && !inner.nullable) return undefined;
  if (input === undefined && inner.nullable && !inner.optional) return null;
  if (input === null || input === undefined) return input;
  const base = inner.schema;
  switch (base.type) {
    case 'number':
      return readNumber(input);
    case 'string':
      return typeof input === 'number' && Number.isFinite(input) ? plainNumber(input) : input;
    case 'array': {
      if (!Array.isArray(input) || !hasItem(base)) return input;
      const items = readItems(base, input.map((item) => lenient(base.item, item, reading)), reading);
      return items.length === input.length && items.every((item, index) => item === input[index]) ? input : items;
    }
    case 'object': {
      if (!isRecord(input) || !hasEntries(base)) return input;
      let out = input;
      for (const [key, entry] of Object.entries(base.entries)) {
        const value = lenient(entry, readField(input, key, reading), reading);
        if (value === input[key]) continue;
        if (out === input) out = { ...input };
        out[key] = value;
      }
      return out;
    }
    case 'record':
      return isRecord(input) && hasValue(base)
        ? Object.fromEntries(Object.entries(input).map(([k, value]) => [k, lenient(base.value, value, reading)]))
        : input;
    default:
      return input;
  }
}

/** Parses lenient input by a schema; `undefined` if the input does not fit. */
export function readLenient<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> | undefined {
  const read = v.safeParse(schema, lenient(schema, input));
  return read.success ? read.output : undefined;
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
