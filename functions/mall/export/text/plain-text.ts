/** Characters that XML cannot contain: control characters, noncharacters, and halves of surrogate pairs. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The first characters with which a spreadsheet may read a text as a formula, also in full width (SECURITY, "Input and files"). */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** What follows a separator of other countries, a tab, or a line end, also behind spaces and quotes: a spreadsheet that splits there may read it as a formula. A sign alone, as of `-55 °C`, runs nothing. */
const FORMULA_INSIDE = /(?<=[;\t\n])(?=["' \u00a0\u3000]*(?:[=@＝＠]|[+\-＋－][^;\t\n|(!]*[|(!]))/g;

/** Changes a text so that every file can contain it: line ends become line feeds, and characters that XML forbids become `\ufffd`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '\ufffd');
}

/** Marks what a spreadsheet may read as a formula inside a text, as it marks a text that begins with one. */
export function markedInside(text: string): string {
  return text.replace(FORMULA_INSIDE, "'");
}

/** Whether a spreadsheet may run the text as a formula. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
