import type { Bom, BomLine } from '../../domain/bom/bom';
import { choiceKey } from '../../domain/bom/match/choice-key';
import { PRODUCT_ID_LIMIT } from '../../domain/product/product';
import type { BomForm } from './bom-form';

/** The intents that change lines. `line` may be given more than once. */
export const LINE_CHANGES: Readonly<Record<string, (line: BomLine, form: BomForm) => BomLine>> = {
  /** What was typed is in the lines already. */
  settings: (line) => line,
  edit: (line) => line,
  choose: (line, form) => ({ ...line, choice: form.text('goodsId').slice(0, PRODUCT_ID_LIMIT) || null }),
  skip: (line) => ({ ...line, skip: 'person' }),
  unskip: (line) => ({ ...line, skip: null }),
};

/** Changes the lines that a form names. */
export function changeLines(lines: readonly BomLine[], intent: string, form: BomForm): BomLine[] {
  const change = Object.hasOwn(LINE_CHANGES, intent) ? LINE_CHANGES[intent] : undefined;
  const named = linesNamed(form);
  return lines.map((line) => (change && named.has(line.line) ? change(line, form) : line));
}

/** The numbers of the lines that a form names. */
export function linesNamed(form: BomForm): ReadonlySet<number> {
  return new Set(form.all('line').map(Number).filter(Number.isInteger));
}

/** What a choice is remembered for, and the chosen product; `null` if the form chooses nothing, or the line says too little. */
export function choiceOf({ lines }: Pick<Bom, 'lines'>, form: BomForm): { from: string; productId: string } | null {
  const [number] = linesNamed(form);
  const line = lines.find((one) => one.line === number);
  const from = line ? choiceKey(line) : '';
  return line?.choice && from ? { from, productId: line.choice } : null;
}
