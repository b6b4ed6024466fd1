import * as v from 'valibot';
import { lenient } from '~/upstream/contract/base/lenient';
import { isRecord } from '~/domain/numbers/reading';
import { readMoment } from '~/domain/time/written-moment';
import { variantOf, type SiteVariant } from '~/domain/text/language';
import { parseJson } from '~/domain/text/parse-json';
import type { MallContext } from '../http/route';
import { currentLog } from '../log/log';
import { KINDS, textsOf, type EntryOf, type Kind } from './content-kinds';
import { listContent, readContent, type ContentData, type ContentKind } from './store';

type Clock = Pick<MallContext, 'now' | 'timeZone'>;

/** The period of an entry. A time that is missing or unreadable sets no limit. */
interface Period {
  startTime?: string | undefined;
  endTime?: string | undefined;
}

/** Reads the entries of a kind that are valid, for the visitor's site variant, and in force now, in their order. */
export async function listEntries<K extends ContentKind>(
  context: MallContext, kind: K, variant: SiteVariant = variantOf(context.language),
): Promise<Array<EntryOf<K>>> {
  return entriesFor(await listContent(context.queries, kind), context, kind, variant);
}

/** Reads the entry with an id for the visitor's site variant. @returns `undefined` if there is none that is valid and in force now */
export async function findEntry<K extends ContentKind>(context: MallContext, kind: K, id: string): Promise<EntryOf<K> | undefined> {
  const variant = variantOf(context.language);
  const [entry] = entriesFor(await readContent(context.queries, kind, id, `${variant}-${id}`), context, kind, variant);
  return entry;
}

function entriesFor<K extends ContentKind>(rows: readonly ContentData[], clock: Clock, kind: K, variant: SiteVariant): Array<EntryOf<K>> {
  return readEntries(kind, rows).filter((entry) => isFor(entry, variant) && isWithin(clock, entry));
}

/** Reads stored entries. What is malformed is left out and logged: an item of a list within an entry, or the whole entry. */
export function readEntries<K extends ContentKind>(kind: K, rows: readonly ContentData[]): Array<EntryOf<K>> {
  const { schema, named }: Kind<v.GenericSchema<unknown, EntryOf<K>>> = KINDS[kind];
  return rows.flatMap(({ id, data }) => {
    const leftOut: string[] = [];
    const value = parseJson(data);
    const isEntry = isRecord(value);
    const read = isEntry && hasText(value, named) ? readWhatIsValid(schema, value, leftOut) : undefined;
    if (!read && leftOut.length === 0) leftOut.push(isEntry ? `${named}: expected text` : 'expected a record');
    if (leftOut.length > 0) currentLog().failed({ event: 'content_left_out', kind, id, items: leftOut.join('; '), whole: read === undefined });
    return read === undefined ? [] : [read.output];
  });
}

/** Whether a moment is within a period. */
export function isWithin({ now, timeZone }: Clock, period: object): boolean {
  const { startTime, endTime }: Period = period;
  const from = readMoment(startTime ?? '', timeZone, 'start') ?? -Infinity;
  return from <= now && now <= (readMoment(endTime ?? '', timeZone, 'end') ?? Infinity);
}

/** Whether a record has a text in any language. */
function hasText(record: object, name: string | undefined): boolean {
  return name === undefined || Object.values(textsOf(record, name)).some((text) => text !== undefined && text !== null && String(text).trim() !== '');
}

function isFor(entry: object, variant: SiteVariant): boolean {
  return !('clientType' in entry) || entry.clientType === undefined || entry.clientType === variant;
}

/** Parses by a schema, without the items of lists that do not fit it. @param leftOut - gets the paths of what does not fit */
function readWhatIsValid<T>(schema: v.GenericSchema<unknown, T>, input: unknown, leftOut: string[]): { output: T } | undefined {
  const note = (issue: v.BaseIssue<unknown>) => leftOut.push(v.getDotPath(issue) ?? issue.message);
  const value = lenient(schema, input, { onLeftOut: note });
  const read = v.safeParse(schema, value);
  if (read.success) return { output: read.output };
  read.issues.forEach(note);
  const unfit = new Map<unknown[], Set<unknown>>();
  for (const { path = [] } of read.issues) {
    const item = path.findLast((step) => step.type === 'array');
    if (!item || !Array.isArray(item.input)) return undefined;
    unfit.set(item.input, (unfit.get(item.input) ?? new Set()).add(item.key));
  }
  const rest = v.safeParse(schema, withoutItems(value, unfit));
  return rest.success ? { output: rest.output } : undefined;
}

/** A copy of a value without some items of its lists. */
function withoutItems(value: unknown, unfit: ReadonlyMap<unknown[], ReadonlySet<unknown>>): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => !unfit.get(value)?.has(index)).map((item) => withoutItems(item, unfit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutItems(inner, unfit)]));
}
