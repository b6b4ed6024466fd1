import type { BomFile, BomLine, BomMapping, BomSettings, Repair, SharedPart } from '../domain/bom/bom';
import { MATCHED } from '../domain/bom/bom-policies';
import { choiceKey } from '../domain/bom/match/choice-key';
import type { WantedLine } from '../domain/bom/match/match-records';
import type { Payload } from './contract/base/call';
import type { matchBom } from './contract/records/bom-match';
import type { saveBom, shareBom } from './contract/records/stored-bom';

type SavePayload = Payload<typeof saveBom>;
type WireWanted = Payload<typeof matchBom>['lines'][number];

/** What is stored of a bill of materials. Absent fields of a stored one do not change. */
export interface BomContent {
  name?: string;
  mapping?: BomMapping;
  lines?: readonly BomLine[];
  repairs?: readonly Repair[];
  settings?: BomSettings;
  source?: BomFile;
  /** Keeps this version in the history. It needs a user. */
  saved?: boolean;
}

/** The fields of a call that stores a bill of materials. Empty texts and lists are left out. */
export function savePayload({ name, mapping, lines, repairs, settings, source, saved }: BomContent): SavePayload {
  return {
    ...(name === undefined ? {} : { name }),
    ...(mapping ? { mapping: wireMapping(mapping) } : {}),
    ...(lines ? { lines: lines.map(wireLine) } : {}),
    ...(repairs ? { repairs: repairs.map(({ undone, ...repair }) => ({ ...repair, ...(undone ? { undone: 'T' as const } : {}) })) } : {}),
    ...(settings ? { settings } : {}),
    ...(source ? { source: wireSource(source) } : {}),
    ...(saved ? { saved: 'T' } : {}),
  };
}

export function wirePart({ productId: goodsId, unitPrice, ...part }: SharedPart): Payload<typeof shareBom>['parts'][number] {
  return { ...part, goodsId, ...(unitPrice === null ? {} : { unitPrice }) };
}

function wireSource({ kind, sheets, ...rest }: BomFile): NonNullable<SavePayload['source']> {
  return { kind, sheets, ...filled(rest) };
}

function wireMapping({ header, columns, ...mapping }: BomMapping): NonNullable<SavePayload['mapping']> {
  return { ...mapping, columns: columns.map(({ name, ...column }) => ({ ...column, ...filled({ name }) })), ...(header ? { header } : {}) };
}

function wireLine({ line, row, quantity, skip, ordered, alternates, choice, ...rest }: BomLine): NonNullable<SavePayload['lines']>[number] {
  return {
    line, row, ...filled({ ...rest, alternates: alternates.map(filled) }),
    ...(quantity === null ? {} : { quantity }), ...(skip === null ? {} : { skip }), ...(ordered === null ? {} : { ordered }),
    ...(choice === null ? {} : { goodsId: choice }),
  };
}

/** A record without its empty texts and lists. */
function filled<T extends object>(record: T): Partial<T>;
function filled(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)));
}

/** A line to match. Texts that are too long are cut. @param chosen - product that a person chose for the line */
function wantedPayload(line: WantedLine, chosen: string | undefined): WireWanted {
  const cut = (text: string) => text.slice(0, MATCHED.text);
  const stated = (part: Pick<WantedLine, 'mpn' | 'brand' | 'code'>) => filled({ mpn: cut(part.mpn), brand: cut(part.brand), code: cut(part.code) });
  return {
    line: line.line, ...stated(line),
    ...filled({
      value: cut(line.value), package: cut(line.package), text: cut(line.text),
      designators: line.designators.map((one) => one.slice(0, MATCHED.designator)),
      alternates: line.alternates.slice(0, MATCHED.alternates).map(stated),
    }),
    ...(line.quantity === null ? {} : { quantity: line.quantity }), ...(chosen === undefined ? {} : { goodsId: chosen }),
  };
}

/** The bytes that a call needs beside its lines and choices. */
const BESIDES = 1000;

/** The lines of one call, and the choices that were made for such lines. */
type Block = Required<Pick<Payload<typeof matchBom>, 'lines' | 'choices'>>;

/**
 * Puts lines into blocks of at most 1,000 lines, none of them too large for a call.
 * @param choices - what the user chose before
 * @param chosen - products that a person chose, by number of the line
 */
export function blocksOf(
  lines: readonly WantedLine[], choices: ReadonlyArray<{ from: string; productId: string }>, chosen: ReadonlyMap<number, string>,
): Block[] {
  const remembered = new Map(choices.map(({ from, productId }) => [from, productId]));
  const blocks: Block[] = [];
  let left = 0;
  for (const line of lines) {
    const wanted = wantedPayload(line, chosen.get(line.line));
    const from = choiceKey(line);
    const goodsId = remembered.get(from);
    const made = goodsId === undefined ? [] : [{ from, goodsId }];
    const bytes = bytesOf([wanted, made]);
    let block = blocks.at(-1);
    if (!block || block.lines.length === MATCHED.lines || bytes > left) {
      block = { lines: [], choices: [] };
      blocks.push(block);
      left = MATCHED.bytes - BESIDES;
    }
    block.lines.push(wanted);
    block.choices.push(...made);
    left -= bytes;
  }
  return blocks;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
