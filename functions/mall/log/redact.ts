import { foldAccount } from '~/domain/account/account-rules';
import { PAGE_KINDS } from '~/domain/tracking/reported-page';
import type { Hasher } from './hasher';

/** The maximum number of characters of a text in a line. */
const LONGEST = 500;

/** Numbers of orders, payments, refunds, invoices and feedback; codes of users. */
const NUMBER = /[A-Z]\d{8}-\d{8}|\bU\d{12}\b/g;
const WORD = /[^\s"'<>(),:;]+/g;
/** Digits with blanks or dashes between them. */
const DIGITS = /\+?\d(?:[ -]?\d)+/g;
/** The fewest digits of a telephone. */
const TELEPHONE = 11;
/** Control characters, line ends too, and characters that cannot be seen. */
const HIDDEN = /[\p{C}\u2028\u2029]+/gu;

/** A text for a line: in one line, with hashes in place of numbers of records, accounts and telephones. */
export function redact(text: string, hash: Hasher): string {
  return text.slice(0, LONGEST).replace(HIDDEN, ' ')
    .replace(WORD, (word) => (word.includes('@') ? hash(foldAccount(word.replace(/\.$/, ''))) : word))
    .replace(NUMBER, (number) => hash(number))
    .replace(DIGITS, (number, at: number, whole: string) => (isTelephone(number, at, whole) ? hash(number.replace(/\D/g, '')) : number));
}

/** Whether digits are as many as those of a telephone, and neither a part of a word nor a moment. */
function isTelephone(number: string, at: number, whole: string): boolean {
  const beside = [whole[at - 1] ?? '', whole[at + number.length] ?? ''];
  return number.replace(/\D/g, '').length >= TELEPHONE && !/^\d{4}-\d\d-\d\d /.test(number) && !beside.some((sign) => /[\w-]/.test(sign));
}

/** From the first quotation mark of a kind to the last: what a message quotes may have such marks itself. */
const QUOTED = [/".*"/s, /`.*`/s, /'(?<!\(reading ').*'/s];

/** The place where an error was thrown, below its message in its stack. */
const FRAME = /^ {4}at /;
/** How many lines of a stack are searched for it. */
const MOST_FRAMES = 20;

/** What is written of something thrown: its name and message without quoted texts, since those are often what a visitor sent, and where it was thrown. */
export function reasonOf(error: unknown): { error: string; at?: string } {
  if (!(error instanceof Error)) return { error: unquoted(String(error)) };
  // A syntax error tells the text that could not be parsed.
  const message = error instanceof SyntaxError ? '' : `: ${unquoted(error.message)}`;
  const at = error.stack?.replace(error.message, '').split('\n', MOST_FRAMES).find((line) => FRAME.test(line))?.replace(FRAME, '');
  return { error: `${error.name}${message}`, ...(at === undefined ? {} : { at: at.replace(/(?<![^\s(])[^\s(]*\//g, '') }) };
}

/** A text is cut last: a quotation that lost its end would stay. Each expression reads a text a few times at most, however long it is. */
function unquoted(text: string): string {
  return QUOTED.reduce((rest, quoted) => rest.replace(quoted, '…'), text).slice(0, LONGEST);
}

/** The first parts of paths that are not pages. */
const RESOURCES = [
  'search', 'suggest', 'logout', 'saved_parts', 'export', 'action_log', 'privacy', 'captcha', 'challenge', 'region', 'popup', 'currency', 'popular', 'package', 'robots.txt', 'sitemap.xml', 'sitemap', 'healthz',
];
const PLACES: ReadonlySet<string> = new Set([...PAGE_KINDS, ...PAGE_KINDS.map((kind) => kind.split('/')[0] ?? ''), ...RESOURCES]);

/** A path for a line: the name of the page or of the call. What else it has may be what a visitor typed, and is left out. */
export function placeOf(pathname: string): string {
  const [, call] = /^\/api\/[\w-]{1,40}(\/[A-Za-z]{1,40}\/[A-Za-z]{1,40})$/.exec(pathname) ?? [];
  if (call !== undefined) return `/api/*${call}`;
  const [, first = '', second = ''] = pathname.replace(/\.data$/, '').split('/');
  if (PLACES.has(`${first}/${second}`)) return `/${first}/${second}${hasMore(pathname, 3)}`;
  if (first === '' || first === '_root') return '/';
  return PLACES.has(first) ? `/${first}${hasMore(pathname, 2)}` : '/*';
}

function hasMore(pathname: string, parts: number): string {
  return pathname.split('/').length > parts ? '/*' : '';
}
