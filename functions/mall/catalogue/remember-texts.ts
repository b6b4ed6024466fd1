/** How many texts an isolate remembers of each function, about 5 MB. */
const MOST = 20_000;

/**
 * Remembers the texts that a function makes of numbers, since each list writes hundreds of the same ones. When there are too many, it forgets all.
 * @param make - must give the same text for the same number and details
 */
export function rememberTexts<Details extends readonly string[]>(make: (value: number, ...details: Details) => string): (value: number, ...details: Details) => string {
  const known = new Map<string, string>();
  return (value, ...details) => {
    const name = `${value} ${details.join('\n')}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const text = make(value, ...details);
    if (known.size === MOST) known.clear();
    known.set(name, text);
    return text;
  };
}
