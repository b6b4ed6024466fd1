/** Most bytes that are read of an overlong body. An unread body breaks the connection for the next request. */
const READ_LIMIT = 1024 * 1024;

/** The whole body of a request. @throws Response 413 if it has more bytes than `limit` */
export async function readBody(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size <= limit) chunks.push(new Uint8Array(next.value));
    if (size > READ_LIMIT) await reader?.cancel();
  }
  if (size > limit) throw new Response(null, { status: 413 });
  return new Blob(chunks);
}
