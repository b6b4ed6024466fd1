import type { InferOutput } from 'valibot';
import type { Alternate, Bom, BomFile, BomLine, BomMapping, BomSummary, BomVersion, Repair } from '../../domain/bom/bom';
import { momentText } from '../../domain/time/moment';
import type { Data } from '../contract/base/call';
import type { bomSource, getBom, listBoms, listBomVersions } from '../contract/records/stored-bom';

type WireBom = Data<typeof getBom>;
type WireLine = WireBom['lines'][number];

/** A stored bill of materials. Its file has the names of its sheets only. @param timeZone - IANA zone of its times */
export function toBom(wire: WireBom, timeZone: string): Bom {
  const { bomNo, name, version, updateTime, source, settings, saved, shareKey, shared, repaired } = wire;
  return {
    bomNo, name, version, settings,
    updateTime: timeIn(timeZone, updateTime),
    source: { ...fileHead(source), sheets: source.sheets.map((sheet) => sheet.name), ...(source.storedBytes === undefined ? {} : { storedBytes: source.storedBytes }) },
    mapping: toMapping(wire.mapping), repairs: wire.repairs.map(toRepair), lines: wire.lines.map(toLine),
    ...(repaired === undefined ? {} : { repaired }),
    saved: saved === 'T',
    ...(shareKey === undefined ? {} : { shareKey }),
    ...(shared ? { shared: { time: timeIn(timeZone, shared.time), parts: shared.parts.map(({ goodsId: productId, unitPrice = null, ...part }) => ({ ...part, productId, unitPrice })) } } : {}),
  };
}

/** The file of a bill of materials; `null` if its rows are not stored, as in the copy of a shared one. */
export function toBomFile(source: InferOutput<typeof bomSource>): BomFile | null {
  const sheets = source.sheets.flatMap(({ name, rows }) => (rows ? [{ name, rows }] : []));
  if (sheets.length < source.sheets.length) return null;
  return { ...fileHead(source), sheets, ...(source.bytes === undefined ? {} : { bytes: source.bytes }) };
}

export function toBomSummary(row: Data<typeof listBoms>['rows'][number], timeZone: string): BomSummary {
  const { saved, shared, updateTime, ...rest } = row;
  return { ...rest, saved: saved === 'T', shared: shared === 'T', updateTime: timeIn(timeZone, updateTime) };
}

export function toBomVersion({ updateTime, ...rest }: Data<typeof listBomVersions>['rows'][number], timeZone: string): BomVersion {
  return { ...rest, updateTime: timeIn(timeZone, updateTime) };
}

function fileHead({ name = '', kind, encoding = '', delimiter = '' }: WireBom['source']): Pick<BomFile, 'name' | 'kind' | 'encoding' | 'delimiter'> {
  return { name, kind, encoding, delimiter };
}

function toMapping({ sheet, header, columns }: WireBom['mapping']): BomMapping {
  return { sheet, header: header ?? null, columns: columns.map(({ name = '', ...column }) => ({ ...column, name })) };
}

function toRepair({ undone, ...repair }: WireBom['repairs'][number]): Repair {
  return { ...repair, undone: undone === 'T' };
}

function toLine(wire: WireLine): BomLine {
  const { line, row, designators = [], quantity = null, skip = null, warnings = [], cells = [], edited = [], goodsId: choice = null, ordered = null } = wire;
  const { code = '', mpn = '', brand = '', value = '', package: packageName = '', text = '', alternates = [] } = wire;
  return {
    line, row, designators, quantity, code, mpn, brand, value, package: packageName, text, skip, warnings, cells, edited, choice, ordered,
    alternates: alternates.map(toAlternate),
  };
}

function toAlternate({ mpn = '', brand = '', code = '' }: NonNullable<WireLine['alternates']>[number]): Alternate {
  return { mpn, brand, code };
}

function timeIn(timeZone: string, time: string): string {
  return momentText(Date.parse(time), timeZone);
}
