import * as v from 'valibot';

/** How many characters of texts an isolate remembers. What is read from them takes a few times as much memory. */
export const REMEMBERED = 2_000_000;

interface Remembered {
  text: string;
  value: unknown;
}

interface Validated {
  schema: v.GenericSchema;
  output: unknown;
}

/**
 * What an isolate has read from the texts of snapshots. Most requests find the same ones, and a text that has not changed is neither parsed nor validated again. All values are
 * frozen, because requests share them.
 */
export class ReadTexts {
  /** By the address of the entry. The one that was used longest ago is the first. */
  readonly #texts = new Map<string, Remembered>();
  #length = 0;
  /** By what was parsed, so it is forgotten together with it. */
  readonly #validated = new WeakMap<object, Validated>();

  /** The value of a JSON text. @param key - the address of the entry that has the text @throws SyntaxError */
  parse(key: string, text: string): unknown {
    const known = this.#texts.get(key);
    const remembered = known?.text === text ? known : { text, value: frozen(JSON.parse(text)) };
    this.#forget(key);
    // One that is too long would drive out all others.
    if (text.length > REMEMBERED) return remembered.value;
    this.#texts.set(key, remembered);
    this.#length += text.length;
    for (const [oldest] of this.#texts) {
      if (this.#length <= REMEMBERED) break;
      this.#forget(oldest);
    }
    return remembered.value;
  }

  /** What a schema makes of data; `undefined` if they do not fit. */
  validate<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> | undefined {
    const known = isObject(data) ? this.#validated.get(data) : undefined;
    if (known?.schema === schema) return known.output;
    const { success, output } = v.safeParse(schema, data);
    if (!success) return undefined;
    if (isObject(data)) this.#validated.set(data, { schema, output: frozen(output) });
    return output;
  }

  #forget(key: string): void {
    this.#length -= this.#texts.get(key)?.text.length ?? 0;
    this.#texts.delete(key);
  }
}

function frozen<T>(value: T): T {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
