import * as v from 'valibot';
import { BOM_GOALS } from '../../../domain/bom/bom';
import { BOM_STORE, MATCHED } from '../../../domain/bom/bom-policies';
import { BOM_LIMITS } from '../../../domain/bom/build/settings';
import { LONGEST_CHOICE_KEY } from '../../../domain/bom/match/choice-key';
import { DOUBT, MATCH_STATE, RUNGS, TICK } from '../../../domain/bom/match/match-records';
import { call, nothing } from '../base/call';
import { count, flag, optionalText, rows, rowsOf, text } from '../base/fields';
import { goodsId } from './cart';
import { goods } from './goods';

/** The number of a line, from 1. */
export const lineNumber = v.pipe(count, v.minValue(1), v.maxValue(BOM_STORE.lines));
/** Pieces of a line in one set, which are whole. */
export const piecesOfSet = v.pipe(count, v.maxValue(BOM_STORE.pieces));

const stated = v.optional(v.pipe(text, v.maxLength(MATCHED.text)));

/** A line to match. A text that the line does not state is absent or empty. */
const wantedLine = v.object({
  line: lineNumber,
  designators: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(MATCHED.designator))), v.maxLength(BOM_STORE.designators))),
  /** Absent if it is neither stated nor countable. */
  quantity: v.optional(piecesOfSet),
  code: stated, mpn: stated, brand: stated, value: stated, package: stated, text: stated,
  alternates: v.optional(v.pipe(v.array(v.object({ mpn: stated, brand: stated, code: stated })), v.maxLength(MATCHED.alternates))),
  /** The product that a person chose for this line. */
  goodsId: v.optional(goodsId),
});

/** A remembered choice: what lines ask for, spelt in one way, and the product that a person chose for it. */
const choice = v.object({ from: v.pipe(text, v.minLength(1), v.maxLength(LONGEST_CHOICE_KEY)), goodsId });

const rung = v.picklist(RUNGS);

/** How a candidate compares with the line in one respect. Without `asked` the line does not state it, without `has` the product's data do not. */
const tick = v.object({
  field: text, tick: v.picklist(Object.values(TICK)), asked: optionalText, has: optionalText,
  /** `T`: `asked` was assumed, because the line does not state it. */
  assumed: v.optional(flag),
});

/** `reason` says in a sentence why the product is a candidate, in the language of the request. */
const candidate = v.object({ goods, rung, ticks: v.array(tick), reason: optionalText });

const lineMatch = v.object({
  line: lineNumber, state: v.picklist(Object.values(MATCH_STATE)),
  /** By what the first candidate was found; absent without candidates. */
  rung: v.optional(rung),
  doubts: v.optional(v.array(v.picklist(Object.values(DOUBT)))),
  /** The proposed product comes first. */
  candidates: v.array(candidate),
});

export const matchBom = call({
  name: 'bom/match', group: 'bom', method: 'POST', path: 'bom/match', policy: 'live', optional: true,
  bodyLimit: MATCHED.bytes, answerLimit: 8 * MATCHED.bytes,
  payload: v.object({
    lines: v.pipe(v.array(wantedLine), v.minLength(1), v.maxLength(MATCHED.lines)),
    sets: v.optional(v.pipe(count, v.minValue(1), v.maxValue(BOM_LIMITS.sets))),
    goal: v.optional(v.picklist(BOM_GOALS)),
    choices: v.optional(v.pipe(v.array(choice), v.maxLength(BOM_STORE.choices))),
  }),
  data: v.object({ rows: rowsOf(lineMatch) }),
  summary: 'Products for lines of a bill of materials, each with how it compares with its line; one row for each line',
});

export const rememberChoice = call({
  name: 'bom/rememberChoice', group: 'bom', method: 'POST', path: 'bom/rememberChoice', policy: 'never', optional: true,
  payload: choice, data: v.nullish(v.unknown()), summary: 'Remembers the product that the signed-in user chose; a new choice takes the place of the old one',
});

export const listChoices = call({
  name: 'bom/qryChoices', group: 'bom', method: 'POST', path: 'bom/qryChoices', policy: 'never', optional: true,
  payload: nothing, data: rows(choice), summary: 'Remembered choices of the signed-in user, newest first',
});
