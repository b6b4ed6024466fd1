/** Bytes that are read of a body nobody wants. */
const DISCARD_LIMIT = 1024 * 1024;

/**
 * Reads what is left of a request's body: a connection on which a body stays unread is closed under the next request.
 * Who sends more than a form can be loses the connection.
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
