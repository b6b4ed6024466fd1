/** Reads posted forms, which is the first step of every action. */

/** The maximum size of a form, in bytes. */
const FORM_LIMIT = 64 * 1024;
/** The maximum size of a form that names all lines of a cart, in bytes. */
export const LINES_FORM_LIMIT = 1024 * 1024;
/** Reading stops after this many bytes. A form that is too large is read up to here, because an unread body breaks the connection for the next request. */
const READ_LIMIT = 1024 * 1024;
/** The same limits for forms with files. A file that is somewhat too large is still read, so that the other fields of its form are kept. */
const FILE_FORM = { limit: 12 * 1024 * 1024, read: 32 * 1024 * 1024 } as const;

/** One posted form. */
export interface PostedForm {
  /** The text of a field; empty if it is missing, given more than once, or a file. */
  text(name: string): string;
  /** All texts of a field, in the order of the form, if the field may be given more than once. */
  all(name: string): string[];
  /** Whether the form has the field, filled in or empty. */
  has(name: string): boolean;
}

/** A posted form that may have files. */
export interface PostedFileForm extends PostedForm {
  /** The names of all fields. */
  names(): string[];
  /** The file of a field; `null` if the field is missing, or if nobody has chosen a file. */
  file(name: string): File | null;
}

/**
 * Reads a posted form. A body that is not a form has no fields.
 * @throws Response 413 if the body has more bytes than `limit`, by default 64 KiB
 */
export async function readForm(request: Request, limit = FORM_LIMIT): Promise<PostedForm> {
  return formOf(await parse(request, await readBody(request.body, limit)));
}

function formOf(fields: FormData | URLSearchParams | undefined): PostedForm {
  // A form may have thousands of fields, and each look-up in form data or a query goes through all of them.
  const byName = new Map<string, Array<string | File>>();
  for (const [name, value] of fields ?? []) {
    const values = byName.get(name);
    if (values) values.push(value);
    else byName.set(name, [value]);
  }
  return {
    text(name) {
      const [value, ...others] = byName.get(name) ?? [];
      return typeof value === 'string' && others.length === 0 ? value : '';
    },
    all: (name) => (byName.get(name) ?? []).filter((value) => typeof value === 'string'),
    has: (name) => byName.has(name),
  };
}

/** Makes a form of fields that were kept until sign-in. */
export function keptForm(fields: Readonly<Record<string, string | undefined>>): PostedForm {
  const all = (name: string) => [fields[name] ?? []].flat();
  return { text: (name) => all(name).join(''), all, has: (name) => fields[name] !== undefined };
}

/** Reads the form of a POST request. @throws Response 405 for another method, 413 for a form that is too large */
export async function postedForm(request: Request, limit = FORM_LIMIT): Promise<PostedForm> {
  onlyPost(request);
  return readForm(request, limit);
}

/** Reads the form of a POST request that may have files. @throws Response 405 for another method, 413 for a body of more than 12 MiB */
export async function postedFileForm(request: Request): Promise<PostedFileForm> {
  onlyPost(request);
  return fileFormOf(await parse(request, await readBody(request.body, FILE_FORM.limit, FILE_FORM.read)));
}

/**
 * Reads the form of a POST request with a small file at its end. Of a body with more bytes than `limit`, the fields that lie within the limit are kept, without the
 * one that is cut off.
 * @throws Response 405 for another method
 */
export async function postedSmallFileForm(request: Request, limit: number): Promise<{ form: PostedFileForm; cut: boolean }> {
  onlyPost(request);
  const { chunks, cut } = await readStart(request.body, limit, FILE_FORM.read);
  const body = new Blob(chunks);
  return { form: fileFormOf(await parse(request, cut ? await wholeParts(request, body) : body)), cut };
}

/** The beginning of a multipart body, up to the end of its last whole part. */
async function wholeParts({ headers }: Request, body: Blob): Promise<Blob> {
  const boundary = /\bboundary="?([^";,]{1,70})/i.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return new Blob();
  // Latin-1 keeps each byte as one character, so positions are those of the bytes.
  const end = new TextDecoder('latin1').decode(await body.arrayBuffer()).lastIndexOf(`\r\n--${boundary}\r\n`);
  return end < 0 ? new Blob() : new Blob([body.slice(0, end), `\r\n--${boundary}--\r\n`]);
}

function fileFormOf(fields: FormData | undefined): PostedFileForm {
  return {
    ...formOf(fields),
    names: () => [...new Set(fields?.keys() ?? [])],
    file(name) {
      const file = fields?.getAll(name).find((value) => typeof value !== 'string');
      // Browsers send an empty file without a name if nobody has chosen one.
      return file && (file.name !== '' || file.size > 0) ? file : null;
    },
  };
}

function onlyPost({ method }: Request): void {
  if (method !== 'POST') throw new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
}

/** The whole body of a request. @throws Response 413 if it has more bytes than `limit` */
export async function readBody(body: ReadableStream<Uint8Array> | null, limit: number, read = READ_LIMIT): Promise<Blob> {
  const { chunks, cut } = await readStart(body, limit, read);
  if (cut) throw new Response(null, { status: 413 });
  return new Blob(chunks);
}

/** The chunks of a body that lie within `limit` bytes, and whether there are more. Reading stops after `read` bytes. */
async function readStart(body: ReadableStream<Uint8Array> | null, limit: number, read: number): Promise<{ chunks: BlobPart[]; cut: boolean }> {
  const chunks: BlobPart[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    if (size < limit) chunks.push(new Uint8Array(next.value.subarray(0, limit - size)));
    size += next.value.byteLength;
    if (size > read) await reader?.cancel();
  }
  return { chunks, cut: size > limit };
}

/** The most fields of a form. Those of the shop have fewer, and a body of many small ones takes long to read. */
const MOST_FIELDS = 10_000;

async function parse({ headers }: Request, body: Blob): Promise<FormData | undefined> {
  const type = headers.get('content-type') ?? '';
  if (hasMore(new TextDecoder('latin1').decode(await body.arrayBuffer()), markOf(type), MOST_FIELDS)) return undefined;
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return undefined;
  }
}

/** Reads a text that is written like a query, such as a field of a form. It has no fields if they are more than a form may have. */
export function queryForm(text: string): PostedForm & Pick<PostedFileForm, 'names'> {
  const fields = new URLSearchParams(hasMore(text, /&/g, MOST_FIELDS) ? '' : text);
  return { ...formOf(fields), names: () => [...new Set(fields.keys())] };
}

/** What each field of a form has once. */
function markOf(type: string): RegExp {
  return /^\s*multipart\//i.test(type) ? /content-disposition/gi : /&/g;
}

/** Whether a text has a mark more than `most` times. */
function hasMore(text: string, mark: RegExp, most: number): boolean {
  let times = 0;
  while (times <= most && mark.test(text)) times += 1;
  return times > most;
}
