/** What a visitor posts, read at one place: every action begins here. */

/** Bytes of a form at most. */
const FORM_LIMIT = 64 * 1024;
/** Bytes that are read of an overlong one. */
const READ_LIMIT = 1024 * 1024;

/** One posted form. */
export interface PostedForm {
  /** The field as it was typed; empty where it is missing, given more than once, or a file. */
  text(name: string): string;
  /** Whether the form had such a field, filled in or not. */
  has(name: string): boolean;
}

/**
 * Reads a posted form. What is no form, in whatever way, is one without fields.
 * @throws Response 413 where there are more than 64 KiB
 */
export async function readForm(request: Request): Promise<PostedForm> {
  const fields = await parse(request, await readBytes(request.body));
  return {
    text(name) {
      const [value, ...others] = fields?.getAll(name) ?? [];
      return typeof value === 'string' && others.length === 0 ? value : '';
    },
    has: (name) => fields?.has(name) ?? false,
  };
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

/** Beyond the limit too: a body left unread breaks the connection for the next request. */
async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size <= FORM_LIMIT) chunks.push(new Uint8Array(next.value));
    if (size > READ_LIMIT) await reader?.cancel();
  }
  if (size > FORM_LIMIT) throw new Response(null, { status: 413 });
  return new Blob(chunks);
}
