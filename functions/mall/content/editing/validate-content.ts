import { isRecord } from '~/domain/numbers/reading';
import { KINDS, type Kind } from '../content-kinds';
import { CONTENT_KINDS, type ContentKind } from '../store';
import { checkEntry, type EntryRules } from './check-entry';
import { contentOf, identityOf, rowId, type Content, type FileEntry } from './content-rows';
import type { Fault, FaultPath, NoteFault } from './faults';
import { checkFreightCountries } from './freight-zones';
import { checkLinkedArticles } from './linked-articles';
import type { Destinations } from './links';
import { checkOverlaps } from './periods';

/** Larger entries do not fit into one SQL statement, in bytes. */
const ENTRY_BYTES = 85_000;

/** The content of a file, or all faults of it. */
export type Validated = { content: Content; faults?: undefined } | { content?: undefined; faults: Fault[] };

/** Checks all that a content file says (README, "What is checked"). @param input - what was parsed from the file */
export function validateContent(input: unknown, destinations: Destinations, timeZone: string): Validated {
  const faults: Fault[] = [];
  const fault: NoteFault = (path, reason) => {
    faults.push({ path, reason });
  };
  if (!isRecord(input)) return { faults: [{ path: [], reason: 'expected the kinds of content, each with a list' }] };
  for (const name of Object.keys(input)) if (!CONTENT_KINDS.some((kind) => kind === name)) fault([name], 'is no kind of content');
  const lists = new Map(CONTENT_KINDS.map((kind) => [kind, readList(input, kind, fault)]));
  const of = (kind: ContentKind) => lists.get(kind) ?? [];

  const ids = (kind: ContentKind) => new Set(flatten(of(kind)).map(({ item }) => identityOf(kind, item) ?? ''));
  const rules: EntryRules = {
    destinations, timeZone, recommendations: ids('recommend'),
    entries: new Map([['help', ids('help')], ['notice', ids('notice')], ['lottery', ids('lottery')]]),
  };
  for (const kind of CONTENT_KINDS) {
    const { exclusive }: Kind = KINDS[kind];
    of(kind).forEach((entry, index) => {
      checkEntry(kind, entry, [kind, index], rules, fault);
      if (new TextEncoder().encode(JSON.stringify(entry).replaceAll("'", "''")).length > ENTRY_BYTES) fault([kind, index], `is larger than ${ENTRY_BYTES} bytes`);
    });
    checkIds(kind, of(kind), fault);
    if (exclusive) checkOverlaps(kind, of(kind), timeZone, fault);
  }
  checkFreightCountries(of('freight'), fault);
  if (Array.isArray(input['help'])) checkLinkedArticles(of('help'), fault);
  if (faults.length > 0) return { faults };
  return { content: contentOf(of) };
}

/** The entries of a kind. Every kind must be named, so that none is removed by being forgotten. */
function readList(input: Record<string, unknown>, kind: ContentKind, fault: NoteFault): FileEntry[] {
  const list = Object.hasOwn(input, kind) ? input[kind] : undefined;
  if (list === undefined) fault([kind], `is missing; write "${kind}: []" if there is none`);
  else if (!Array.isArray(list)) fault([kind], 'expected a list');
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown, index) => {
    if (isRecord(entry)) return entry;
    fault([kind, index], 'expected a record');
    return {};
  });
}

interface Placed {
  item: FileEntry;
  path: FaultPath;
  parent?: FileEntry;
}

/** Entries with their children of all levels. */
function flatten(entries: readonly FileEntry[], path: FaultPath = [], parent?: FileEntry): Placed[] {
  return entries.flatMap((item, index) => {
    const at = [...path, index];
    const children = Array.isArray(item['children']) ? item['children'].filter(isRecord) : [];
    return [{ item, path: at, ...(parent ? { parent } : {}) }, ...flatten(children, [...at, 'children'], item)];
  });
}

/** Notes ids that stand twice for one site variant, and children that name another parent. */
function checkIds(kind: ContentKind, entries: readonly FileEntry[], fault: NoteFault): void {
  const { id }: Kind = KINDS[kind];
  const seen: Array<{ own: string | undefined; row: string; variant: unknown }> = [];
  const all = flatten(entries);
  const idOf = (item: FileEntry) => identityOf(kind, item);
  all.forEach(({ item, path, parent }) => {
    const own = idOf(item);
    const variant = (entries[Number(path[0])] ?? item)['clientType'];
    const row = parent ? '' : rowId(kind, item, Number(path[0]));
    const twin = seen.some((one) => (own !== undefined && one.own === own && (!one.variant || !variant || one.variant === variant)) || (row !== '' && one.row === row));
    if (twin) fault([kind, ...path, ...(id === undefined ? [] : [fieldOf(id, item)])], `${own} is there twice`);
    seen.push({ own, row, variant });
    const named = item['parentMenuId'];
    if (kind !== 'help' || named === undefined || named === null || named === '') return;
    const known = parent ? named === idOf(parent) : all.some((other) => !other.parent && idOf(other.item) === named);
    if (!known) fault([kind, ...path, 'parentMenuId'], parent ? 'is not the entry above' : 'is no entry of the top level');
  });
}

/** The field that holds the id: that of a text has its language. */
function fieldOf(id: string, item: FileEntry): string {
  return [id, `${id}En`, `${id}Cn`].find((name) => name in item) ?? id;
}
