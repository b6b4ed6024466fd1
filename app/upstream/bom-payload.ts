import type { BomFile, BomLine, BomMapping, BomSettings, Repair, SharedPart } from '../domain/bom/bom';
import { choiceKey } from '../domain/bom/match/choice-key';
import { matchBlocks } from '../domain/bom/match/match-blocks';
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

/** A line to match. @param chosen - product that a person chose for the line */
function wantedPayload({ line, quantity, alternates, ...stated }: WantedLine, chosen: string | undefined): WireWanted {
  return {
    line, ...filled({ ...stated, designators: [...stated.designators], alternates: alternates.map(filled) }),
    ...(quantity === null ? {} : { quantity }), ...(chosen === undefined ? {} : { goodsId: chosen }),
  };
}

/** The lines of one call, and the choices that were made for such lines. */
type Block = Required<Pick<Payload<typeof matchBom>, 'lines' | 'choices'>>;

/**
 * Puts lines into the blocks of {@link matchBlocks}.
 * @param choices - what the user chose before
 * @param chosen - products that a person chose, by number of the line
 */
export function blocksOf(
  lines: readonly WantedLine[], choices: ReadonlyArray<{ from: string; productId: string }>, chosen: ReadonlyMap<number, string>,
): Block[] {
  const remembered = new Map(choices.map(({ from, productId }) => [from, productId]));
  return matchBlocks(lines).map((block) => ({
    lines: block.map((line) => wantedPayload(line, chosen.get(line.line))),
    choices: block.flatMap((line) => {
      const from = choiceKey(line);
      const goodsId = remembered.get(from);
      return goodsId === undefined ? [] : [{ from, goodsId }];
    }),
  }));
}
