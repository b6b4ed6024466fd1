/**
 * Reads what is left of a request's body to its end: a connection on which a body stays unread is closed under the
 * next request.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed) return;
  const reader = request.body?.getReader();
  try {
    while (reader && !(await reader.read()).done) continue;
  } catch {
    return;
  }
}
