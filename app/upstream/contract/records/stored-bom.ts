import * as v from 'valibot';
import { BOM_FIELDS, BOM_GOALS, EDITABLE_FIELDS, FILE_KIND, type BomFile, type Repair, type SkipReason } from '../../../domain/bom/bom';
import { BOM_STORE } from '../../../domain/bom/bom-policies';
import { BOM_LIMITS } from '../../../domain/bom/build/settings';
import { call } from '../base/call';
import { count, decimal, flag, moment, rows, text } from '../base/fields';
import { lineNumber, piecesOfSet } from './bom-match';
import { goodsId, pieces } from './cart';

export const bomNo = v.pipe(text, v.regex(/^[\w-]{1,40}$/));
/** The key of the bills of materials of an anonymous visitor, 256 random bits. It is the only proof that the visitor may use them. */
export const bomKey = v.pipe(text, v.regex(/^[\w-]{32,64}$/));
/** The key of a read-only link, at least 128 random bits. */
export const shareKey = v.pipe(text, v.regex(/^[\w-]{22,64}$/));
const version = v.pipe(count, v.minValue(1));
/** With a token, the call is about the user's bills of materials. If it also sends a `bomKey`, those under the key become the user's. */
const owner = { bomKey: v.optional(bomKey) };
/** In answers: the key of the bills of materials that are still under a key. Absent if there are none. */
const held = owner;

const cell = v.pipe(text, v.maxLength(BOM_STORE.cell));
const optionalCell = v.optional(cell);
const rowNumber = v.pipe(count, v.minValue(1));
const cells = v.pipe(v.array(cell), v.maxLength(BOM_STORE.columns));
const bomField = v.picklist(BOM_FIELDS);
const fileName = v.pipe(text, v.maxLength(BOM_STORE.fileName));

const DELIMITERS: ReadonlyArray<BomFile['delimiter']> = ['', ',', ';', '\t', '|', 'fixed', 'lines'];
const REPAIRS: ReadonlyArray<Repair['kind']> = ['leadingZero', 'exponent', 'date', 'joinedNumber', 'wholeNumber'];
const SKIPS: readonly SkipReason[] = ['dnp', 'mechanical', 'person'];

/** A sheet of the file. In answers it has its rows only if they are asked for, and the file is stored. */
const sheet = v.object({ name: fileName, rows: v.optional(v.array(v.object({ row: rowNumber, cells }))) });

/** The file. Workbooks have neither encoding nor delimiter. */
export const bomSource = v.object({
  name: v.optional(fileName), kind: v.picklist(Object.values(FILE_KIND)), encoding: v.optional(v.pipe(text, v.maxLength(40))),
  delimiter: v.optional(v.picklist(DELIMITERS)),
  sheets: v.pipe(v.array(sheet), v.maxLength(BOM_STORE.sheets)),
  /** The bytes of the file in base 64, if its encoding is a guess. */
  bytes: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
});

const mapping = v.object({
  sheet: fileName,
  /** Numbers of the first and last header row; absent without a header. */
  header: v.optional(v.object({ first: rowNumber, last: rowNumber })),
  columns: v.pipe(
    v.array(v.object({ index: count, name: optionalCell, field: bomField, confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
    v.maxLength(BOM_STORE.columns),
  ),
});

const warning = v.variant('code', [
  v.object({ code: v.literal('quantityDiffers'), quantity: v.number(), designators: count }),
  v.object({ code: v.literal('quantityUnreadable'), text: cell }),
  v.object({ code: v.literal('duplicateDesignator'), designator: cell, other: lineNumber }),
  v.object({ code: v.literal('rangeTooLong'), text: cell }),
]);

/** A line. A text that the file does not state is absent. */
export const bomLine = v.object({
  line: lineNumber, row: rowNumber,
  designators: v.optional(v.pipe(v.array(cell), v.maxLength(BOM_STORE.designators))),
  quantity: v.optional(piecesOfSet),
  code: optionalCell, mpn: optionalCell, brand: optionalCell, value: optionalCell, package: optionalCell, text: optionalCell,
  alternates: v.optional(v.pipe(v.array(v.object({ mpn: optionalCell, brand: optionalCell, code: optionalCell })), v.maxLength(BOM_STORE.alternates))),
  skip: v.optional(v.picklist(SKIPS)),
  warnings: v.optional(v.array(warning)),
  cells: v.optional(cells),
  edited: v.optional(v.array(v.picklist(EDITABLE_FIELDS))),
  /** The product that a person chose. */
  goodsId: v.optional(goodsId),
  /** The order quantity that a person typed. */
  ordered: v.optional(pieces),
});

export const repair = v.object({
  id: cell, row: rowNumber, field: bomField, before: cell, after: cell, kind: v.picklist(REPAIRS),
  /** `T`: a person has taken the repair back. */
  undone: v.optional(flag),
});

const leastExtra = v.pipe(count, v.maxValue(BOM_LIMITS.minLoss));
const settings = v.object({
  sets: v.pipe(count, v.minValue(1), v.maxValue(BOM_LIMITS.sets)),
  /** Percent. */
  loss: decimal,
  minLoss: v.object({ tiny: leastExtra, small: leastExtra, large: leastExtra }),
  goal: v.picklist(BOM_GOALS),
});

/** The parts of a bill of materials that change with its versions. */
export const BOM_CONTENT = {
  mapping, settings, lines: v.pipe(v.array(bomLine), v.maxLength(BOM_STORE.lines)), repairs: v.array(repair),
} as const;

export const sharedPart = v.object({ line: lineNumber, goodsId, mpn: text, quantity: count, unitPrice: v.optional(decimal), stock: count });

const bom = v.object({
  bomNo, name: text, version, updateTime: moment,
  source: v.object({
    ...bomSource.entries,
    /** For the owner, without the rows: how many bytes the file takes in an answer with them; 0 if it is not stored. The shop waits so long before it asks for it. */
    storedBytes: v.optional(count),
  }),
  ...BOM_CONTENT, saved: flag,
  /** In a brief answer: how many repairs there are, and how many characters were read for it. */
  repaired: v.optional(count), readCharacters: v.optional(count),
  /** For the owner: the key of the read-only link, if there is one. */
  shareKey: v.optional(shareKey),
  /** For a reader by the link: what was shared, and when. */
  shared: v.optional(v.object({ time: moment, parts: v.array(sharedPart) })),
  ...held,
});

const bomVersion = v.object({ version, name: text, lines: count, updateTime: moment });

const stored = v.object({ bomNo, version, ...held });

/** The bytes of an answer beside what is stored. */
const BESIDES = 1024 * 1024;

export const saveBom = call({
  name: 'bom/saveBom', group: 'bom', method: 'POST', path: 'bom/saveBom', policy: 'never', optional: true, bodyLimit: BOM_STORE.bytes,
  payload: v.object({
    ...owner, bomNo: v.optional(bomNo), version: v.optional(version), name: v.optional(v.pipe(text, v.maxLength(BOM_STORE.name))),
    ...v.partial(v.object(BOM_CONTENT)).entries, source: v.optional(bomSource), saved: v.optional(flag),
  }),
  data: stored,
  summary: 'Stores a bill of materials, or changes the fields that are sent of that of bomNo, whose version must be sent; saved T keeps this version and needs a user',
});

export const getBom = call({
  name: 'bom/qryBom', group: 'bom', method: 'POST', path: 'bom/qryBom', policy: 'never', optional: true, answerLimit: BOM_STORE.bytes + BESIDES,
  payload: v.object({ ...owner, bomNo: v.optional(bomNo), shareKey: v.optional(shareKey), version: v.optional(version), withSource: v.optional(flag), withPreview: v.optional(flag), brief: v.optional(flag) }),
  data: bom, summary: 'A bill of materials by its number, or by the key of its read-only link; with version a saved version; for the owner withSource the file, withPreview its first rows; brief leaves out cells and repairs that no page shows',
});

export const listBoms = call({
  name: 'bom/qryBomList', group: 'bom', method: 'POST', path: 'bom/qryBomList', policy: 'never', optional: true,
  payload: v.object(owner),
  data: v.object({
    ...rows(v.object({ bomNo, name: text, version, lines: count, updateTime: moment, saved: flag, shared: flag })).entries, ...held,
  }),
  summary: 'Bills of materials of the signed-in user, changed last first',
});

export const listBomVersions = call({
  name: 'bom/qryBomHistory', group: 'bom', method: 'POST', path: 'bom/qryBomHistory', policy: 'never', optional: true,
  payload: v.object({ bomNo }), data: rows(bomVersion), summary: 'Saved versions of a bill of materials of the signed-in user, newest first',
});

export const copyBom = call({
  name: 'bom/copyBom', group: 'bom', method: 'POST', path: 'bom/copyBom', policy: 'never', optional: true,
  payload: v.object({ ...owner, bomNo: v.optional(bomNo), shareKey: v.optional(shareKey), version: v.optional(version) }),
  data: stored, summary: 'Copies a bill of materials of the visitor, or that of a read-only link, without its file then',
});

export const removeBom = call({
  name: 'bom/removeBom', group: 'bom', method: 'POST', path: 'bom/removeBom', policy: 'never', optional: true,
  payload: v.object({ ...owner, bomNo }), data: v.nullish(v.object(held)), summary: 'Removes a bill of materials with its history and its link',
});

export const shareBom = call({
  name: 'bom/shareBom', group: 'bom', method: 'POST', path: 'bom/shareBom', policy: 'never', optional: true, bodyLimit: BOM_STORE.bytes / 4,
  payload: v.object({ ...owner, bomNo, parts: v.pipe(v.array(sharedPart), v.maxLength(BOM_STORE.lines)) }),
  data: v.object({ shareKey }), summary: 'Makes the read-only link of a bill of materials of the signed-in user, or renews its parts; the bill of materials counts as saved',
});

export const revokeShare = call({
  name: 'bom/revokeShare', group: 'bom', method: 'POST', path: 'bom/revokeShare', policy: 'never', optional: true,
  payload: v.object({ bomNo }), data: v.nullish(v.unknown()), summary: 'Ends the read-only link; one that is not there changes nothing',
});
