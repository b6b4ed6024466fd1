/** What the form `POST /bom` answers (app/routes/README.md, "Forms"). */

import type { Words } from '../../text/message';

/** A part that was not added to the cart. */
export interface NotAdded {
  /** The first line that it was meant for, and all of them. */
  line: number;
  lines: number[];
  /** The designators of the first line, in short. */
  designators: string;
  words: Words;
}

/** What a form has to say on the page of its bill of materials. */
export interface BomAnswer {
  kind: 'err' | 'warn';
  /** What happened to the form as a whole. */
  summary?: Words;
  /** The errors by field, and what was typed there. */
  fields: Record<string, Words>;
  values: Record<string, string>;
  /** After adding to the cart: how many parts were added, and which were not. */
  cart?: { added: number; left: NotAdded[] };
}

/** An answer to a form as a whole. */
export function saying(summary: Words, kind: BomAnswer['kind'] = 'err'): BomAnswer {
  return { kind, summary, fields: {}, values: {} };
}
