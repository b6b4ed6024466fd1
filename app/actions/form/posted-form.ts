/** Reads posted forms. Every action begins here. */
import { readBody } from './read-body';

/** Most bytes of a form. */
const FORM_LIMIT = 64 * 1024;

/** One posted form. */
export interface PostedForm {
  /** The text of a field; empty if it is missing, given more than once, or a file. */
  text(name: string): string;
  /** All texts of a field that may be given more than once, in their order. */
  all(name: string): string[];
  /** Whether the form had such a field, filled in or not. */
  has(name: string): boolean;
}

/**
 * Reads a posted form. What is no form has no fields.
 * @throws Response 413 where there are more than 64 KiB
 */
export async function readForm(request: Request): Promise<PostedForm> {
  const fields = await parse(request, await readBody(request.body, FORM_LIMIT));
  return {
    text(name) {
      const [value, ...others] = fields?.getAll(name) ?? [];
      return typeof value === 'string' && others.length === 0 ? value : '';
    },
    all: (name) => (fields?.getAll(name) ?? []).filter((value) => typeof value === 'string'),
    has: (name) => fields?.has(name) ?? false,
  };
}

/** A form from fields that were kept. */
export function keptForm(fields: Readonly<Record<string, string | undefined>>): PostedForm {
  const all = (name: string) => [fields[name] ?? []].flat();
  return { text: (name) => all(name).join(''), all, has: (name) => fields[name] !== undefined };
}

/** The form of a request that must be a post. @throws Response 405 for another method, 413 for an overlong form */
export async function postedForm(request: Request): Promise<PostedForm> {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  return readForm(request);
}

async function parse({ headers }: Request, body: Blob): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();
  } catch {
    return undefined;
  }
}
