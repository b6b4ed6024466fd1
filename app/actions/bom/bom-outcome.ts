import type { Bom, BomFile } from '../../domain/bom/bom';
import type { BomAnswer } from '../../domain/bom/address/bom-answer';
import type { FormAnswer, FormFields } from '../../domain/text/form-answer';
import type { Message, Words } from '../../domain/text/message';
import type { MappedColumns } from '../../session/choices/columns-cookie';
import type { Boms } from '../../upstream/boms';
import type { CartVisit } from '../cart/change-cart';
import type { Session } from '../../session/session';
import type { MatchingVisit } from './match-lines';

/** What the forms of bills of materials need of a request. */
export interface BomVisit extends CartVisit {
  session: Session;
  boms: Boms;
  shop: CartVisit['shop'] & MatchingVisit['shop'];
  columnsCookie: MappedColumns;
  timeZone: string;
  waitToRead: WaitToRead;
}

/**
 * Waits until there is time to read a file.
 * @returns whether it has come: `others` and `own` if not, because too many files are waiting, or too many of the visitor's network
 */
export type WaitToRead = (bytes: number) => Promise<'now' | 'others' | 'own'>;

/** A bill of materials that a form is about. */
export interface OpenBom {
  bom: Bom;
  /** The file, if the bill is not stored: then it travels in the form. */
  file?: BomFile;
}

/** The result of a posted form. */
export type BomOutcome =
  /** The form was carried out. `bomNo`: the bill to show, `path`: another page. `calm`: nothing on the page has changed. */
  | { kind: 'done'; bomNo?: string; path?: string; message?: Message; calm?: true }
  /** The page for uploads is shown again. */
  | { kind: 'upload'; status: number; answer: FormAnswer }
  /** There is no time to read the bill that the form brings. `fields`: the form, to be sent again. */
  | { kind: 'again'; fields: FormFields }
  /** The bill is shown with an answer. `query`: what to show of a bill that is not stored. */
  | { kind: 'bom'; status: number; open: OpenBom; answer?: BomAnswer; query?: string }
  /** No bill was recognised. The file is shown, so that a person can choose sheet, header and columns. */
  | { kind: 'columns'; status: number; open: OpenBom; file: BomFile; answer?: BomAnswer; /** The pasted text. */ text?: string }
  /** Somebody must sign in. `fields`: the form that waits; `null` if it may not wait. */
  | { kind: 'signIn'; fields: Record<string, string> | null; words?: Words; toLogin?: boolean };
