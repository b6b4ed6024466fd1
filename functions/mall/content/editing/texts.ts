/** The longest text of one line, and the longest of several, in characters. */
const LONGEST = { line: 200, prose: 20_000 };

/** Control characters without the line feed, and characters that change the direction of the text around them. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
/** The beginning of an HTML tag, comment or declaration. */
const TAG = /<[a-z/!?]/i;

/** What is wrong with a text that people read; `undefined` if nothing is. @param kind - whether it may have several lines */
export function textFault(text: string, kind: 'line' | 'prose'): string | undefined {
  if (text.length > LONGEST[kind]) return `longer than ${LONGEST[kind]} characters`;
  if (kind === 'line' && text.includes('\n')) return 'has more than one line';
  if (CONTROL.test(text)) return 'has a control character';
  if (/\p{Surrogate}/u.test(text)) return 'has half of a character';
  if (TAG.test(text)) return 'has HTML or script; texts are plain';
  return undefined;
}

/** The addresses of the links in a text of several lines: `[text](address)`. */
export function linksIn(text: string): string[] {
  const parts = text.split('](');
  return parts.slice(1).flatMap((part, index) => {
    const before = parts[index] ?? '';
    const end = part.indexOf(')');
    return end !== -1 && before.lastIndexOf('[') > before.lastIndexOf(']') ? [part.slice(0, end)] : [];
  });
}
