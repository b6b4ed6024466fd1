/** What XML cannot hold: control characters, noncharacters, half surrogate pairs. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters at which a spreadsheet may begin a formula, in full width too (SECURITY, "Input and files"). */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** Text that every file can hold: line ends become line feeds, and unwritable characters become `\ufffd`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '\ufffd');
}

/** Whether a spreadsheet may run the text as a formula. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
