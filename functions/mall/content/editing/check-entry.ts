import * as v from 'valibot';
import { isRecord } from '~/domain/numbers/reading';
import { readMoment } from '~/domain/time/written-moment';
import { hasEntries, hasItem, unwrap } from '~/upstream/contract/base/schema-parts';
import { KINDS, textFields, textsOf, type Kind } from '../content-kinds';
import type { ContentKind } from '../store';
import type { FileEntry } from './content-rows';
import type { FaultPath, NoteFault } from './faults';
import { checkFreight } from './freight-zones';
import { linkFault, pictureFault, type Destinations, type PagesOfEntries } from './links';
import { checkPeriod } from './periods';
import { linksIn, textFault } from './texts';

/** What the fields of an entry may refer to. */
export interface EntryRules {
  destinations: Destinations;
  timeZone: string;
  /** Ids of the recommendations of the file. */
  recommendations: ReadonlySet<string>;
  entries: PagesOfEntries;
}

/** Texts that a record must have wherever its schema has them, without their language. */
const ALWAYS = ['name', 'title', 'word', ''];
const TIMES = ['startTime', 'endTime', 'publishTime'];
/** Fields whose schema says all about their values. */
const CODED = ['clientType', 'showFlag', 'newWindow', 'amount', 'discount', 'price', 'countries', 'currency', 'rate', 'rateDate'];

/** Notes all that is wrong with one entry by itself. */
export function checkEntry(kind: ContentKind, entry: FileEntry, path: FaultPath, rules: EntryRules, fault: NoteFault): void {
  const { schema, required = [] }: Kind = KINDS[kind];
  for (const issue of v.safeParse(schema, entry).issues ?? []) {
    fault([...path, ...keysOf(issue)], reasonOf(issue));
  }
  checkRecord(schema, entry, path, { required, needs: languagesOf(entry) }, rules, fault);
  checkPeriod(entry, path, rules.timeZone, fault);
  if (kind === 'freight') checkFreight(entry, path, fault);
  const { articleKey } = entry;
  if (kind === 'article' && typeof articleKey === 'string' && !/^(?:about|(?:agent|brand):\S.*)$/.test(articleKey)) {
    fault([...path, 'articleKey'], 'is neither about, nor agent:BRAND, nor brand:BRAND');
  }
}

interface Demands {
  required: readonly string[];
  /** Languages in which every text must be. */
  needs: ReadonlyArray<'cn' | 'en'>;
}

/** Walks through a record and all records in it. */
function checkRecord(schema: v.GenericSchema, record: FileEntry, path: FaultPath, demands: Demands, rules: EntryRules, fault: NoteFault): void {
  const { schema: base } = unwrap(schema);
  if (!hasEntries(base)) return;
  const names = Object.keys(base.entries);
  const texts = names.filter((name) => /(?:Cn|^cn)$/.test(name)).map((name) => name.replace(/(?:Cn|^cn)$/, ''));
  for (const name of texts) checkLanguages(record, name, path, ALWAYS.includes(name) || demands.required.includes(name), demands.needs, fault);
  for (const name of demands.required) {
    if (!texts.includes(name) && isBlank(record[name])) fault([...path, name], 'is missing');
  }
  for (const [name, value] of Object.entries(record)) {
    const inner = Object.hasOwn(base.entries, name) ? base.entries[name] : undefined;
    if (!inner) fault([...path, name], `is no field here; there are ${names.join(', ')}`);
    else checkValue(inner, value, name, [...path, name], { ...demands, required: [] }, rules, fault);
  }
}

function checkValue(schema: v.GenericSchema, value: unknown, name: string, path: FaultPath, demands: Demands, rules: EntryRules, fault: NoteFault): void {
  const { schema: base } = unwrap(schema);
  if (Array.isArray(value)) {
    // Valibot takes a list for a record.
    if (!hasItem(base)) fault(path, 'is a list; expected something else');
    else value.forEach((item: unknown, index) => checkValue(base.item, item, name, [...path, index], demands, rules, fault));
  } else if (isRecord(value)) {
    checkRecord(base, value, path, demands, rules, fault);
  } else if (typeof value === 'string') {
    const reason = stringFault(value, name, rules);
    if (reason !== undefined) fault(path, reason);
  }
}

/** What is wrong with a text, a link, a picture, a time or a reference; `undefined` if nothing is. */
function stringFault(value: string, name: string, { destinations, timeZone, recommendations, entries }: EntryRules): string | undefined {
  if (CODED.includes(name)) return undefined;
  const isText = /(?:Cn|En)$|^(?:cn|en|name|title|word|content)$/.test(name);
  // A missing text is noted with its language.
  if (value.trim() === '') return isText || name === 'parentMenuId' ? undefined : 'is empty; leave it out';
  if (name === 'linkUrl') return linkFault(value, destinations, entries);
  if (name === 'photoUrl') return pictureFault(value, destinations);
  if (TIMES.includes(name)) return readMoment(value, timeZone) === null ? 'is no time, such as 2026-12-01T00:00:00+08:00' : undefined;
  if (!name.startsWith('content')) {
    const unknown = name === 'recommendGoodsId' && !recommendations.has(value) ? 'is no recommendation of this file' : undefined;
    const category = name === 'catalogCode' && destinations.catalogue && !destinations.catalogue.categories.has(value)
      ? 'is a category that the catalogue does not have' : undefined;
    return textFault(value, 'line') ?? unknown ?? category;
  }
  for (const address of linksIn(value)) {
    const reason = linkFault(address, destinations, entries);
    if (reason !== undefined) return `the link ${address} ${reason}`;
  }
  return textFault(value, 'prose');
}

/** An entry for one site variant needs its language only. */
function languagesOf({ clientType }: FileEntry): Demands['needs'] {
  if (clientType === 'PC') return ['cn'];
  return clientType === 'PC_EN' ? ['en'] : ['cn', 'en'];
}

/** Notes the languages in which a text is missing. A text without language counts for both. */
function checkLanguages(record: FileEntry, name: string, path: FaultPath, required: boolean, needs: Demands['needs'], fault: NoteFault): void {
  const texts = textsOf(record, name);
  if (!isBlank(texts.both) || (!required && isBlank(texts.cn) && isBlank(texts.en))) return;
  const [cn, en] = textFields(name);
  const translated = !isBlank(texts.cn) || !isBlank(texts.en);
  for (const language of needs) {
    if (isBlank(texts[language])) fault([...path, language === 'cn' ? cn : en], translated ? 'is missing: the text is in the other language only' : 'is missing');
  }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function keysOf({ path }: v.BaseIssue<unknown>): FaultPath {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

const WORDS: Readonly<Record<string, string>> = { string: 'text', number: 'a number', Array: 'a list', Object: 'a record', null: 'nothing' };

/** Says what is wrong in plain words. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.at(-1)?.key;
  if (issue.received === 'undefined') return 'is missing';
  if (key === 'discount' && issue.type === 'regex') return 'must be above 0 and at most 1, such as 0.85';
  if (key === 'amount' && issue.type === 'regex') return 'must be an amount, such as 500';
  if ((key === 'price' || key === 'rate') && issue.type === 'regex') return key === 'price' ? 'must be an amount with at most two decimals, such as 118.50' : 'must be CNY for one unit, such as 7.12';
  if (issue.type === 'string' && typeof issue.input === 'number') return `must be text: write "${issue.input}" in quotes`;
  if (issue.type === 'check') return issue.message;
  if (issue.type === 'min_value') return `must be at least ${String(issue.requirement)}`;
  if (issue.type === 'max_value') return `must be at most ${String(issue.requirement)}`;
  if (issue.type === 'integer') return 'must be a whole number';
  if (issue.type === 'min_length') return 'is empty';
  if (issue.type === 'max_length') return `longer than ${String(issue.requirement)} characters`;
  if (issue.type === 'regex') return 'has the wrong form';
  return `expected ${WORDS[issue.expected ?? ''] ?? issue.expected ?? issue.type}, found ${WORDS[issue.received] ?? issue.received}`;
}
