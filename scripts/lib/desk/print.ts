/** What the operator's commands print. */

/**
 * Characters that a terminal carries out instead of showing them: control characters, which begin escape sequences, and those that change the direction of text or
 * cannot be seen. Text of visitors may hold them to forge lines.
 */
const HIDDEN = /[\p{C}\u2028\u2029]/gu;

/** A text that changes nothing in a terminal: each hidden character is written as its code, such as `\u001b`. Line ends and tabs too. */
export function safeText(text: string): string {
  return text.replace(HIDDEN, escaped);
}

/** A text of several lines, each of them safe. */
export function safeLines(text: string): string[] {
  return text.split(/\r\n|[\r\n]/).map((line) => safeText(line.replaceAll('\t', '  ')));
}

/** A value as JSON in one line, in which hidden characters are escaped too. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(HIDDEN, escaped);
}

/** JSON has four digits for each half of a character. */
function escaped(sign: string): string {
  return Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
}

/** The widest cell of a table, in columns of a terminal. */
const WIDEST = 48;

/** A table in columns, with a head. Each row is one line; cells that are too wide end with `…`. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const lines = [head, ...rows].map((row) => row.map((cell) => shortened(safeText(cell.replace(/\s+/g, ' ').trim()))));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  return lines.map((line) => line.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join('  ').trimEnd()).join('\n');
}

/** Fields with their values, one below the other. Fields without a value are left out. */
export function fields(pairs: ReadonlyArray<readonly [name: string, value: string | undefined]>): string {
  const given = pairs.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const width = Math.max(0, ...given.map(([name]) => name.length));
  return given.map(([name, value]) => safeLines(value).map((line, at) => `${(at === 0 ? name : '').padEnd(width)}  ${line}`.trimEnd()).join('\n')).join('\n');
}

function shortened(text: string): string {
  if (widthOf(text) <= WIDEST) return text;
  let kept = '';
  let width = 0;
  for (const sign of text) {
    width += widthOf(sign);
    if (width >= WIDEST) break;
    kept += sign;
  }
  return `${kept}…`;
}

/** How many columns a text takes in a terminal. Chinese signs take two, marks none. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += /\p{Mn}/u.test(sign) ? 0 : /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(sign) ? 2 : 1;
  return width;
}
