/** The maximum number of bytes that are read of an unwanted body. */
const DISCARD_LIMIT = 1024 * 1024;

/**
 * Reads the rest of a request's body. A connection with an unread body would be closed during the next request. A body that is larger than any
 * form loses the connection.
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
