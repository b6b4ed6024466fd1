/** What XML cannot hold: control characters, noncharacters, half surrogate pairs. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What programs that open a CSV may take for the beginning of a formula, and their full-width forms (SECURITY, "Input and files"). */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** Text as every file can hold it: line ends are line feeds, and what cannot be written is `\ufffd`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '\ufffd');
}

/** Whether a program may run the text instead of showing it. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
