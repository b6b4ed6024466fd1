/** The maximum number of bytes that are read of an unwanted body. */
const DISCARD_LIMIT = 1024 * 1024;

/**
 * Reads the rest of a request's body, because a connection with an unread body would be closed during the next request. If the body is larger
 * than the limit, it is not read to its end, and the connection closes.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed) return;
  try {
    const reader = request.body?.getReader();
    let size = 0;
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > DISCARD_LIMIT) return await reader?.cancel();
    }
  } catch {
    return;
  }
}
