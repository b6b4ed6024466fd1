import { OK, readEnvelope, readRefusalData } from '../contract/base/envelope';
import type { WireFailure } from '../failures/upstream-error';
import { AnswerTooLong } from './exchange';

/** Classifies a failed response by its status, or the code of its envelope; `undefined` where it is good. */
export function readFailure(response: Response, body: unknown): WireFailure | undefined {
  if (!response.ok) {
    return {
      kind: 'status', status: response.status, statusText: response.statusText, message: serverMessage(body),
    };
  }
  const read = readEnvelope(body);
  if (!read) return { kind: 'malformed', detail: 'not an envelope of code, data and message' };
  if (read.code === OK) return undefined;
  return { kind: 'refused', code: read.code, message: read.message ?? undefined, ...readRefusalData(read) };
}

/** The server's `msg` or `message`. */
function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('msg' in body && typeof body.msg === 'string' && body.msg) return body.msg;
  if ('message' in body && typeof body.message === 'string' && body.message) return body.message;
  return undefined;
}

/** Classifies a call without a response. @param visitor aborted if the visitor has left */
export function transportFailure(thrown: unknown, visitor: AbortSignal | undefined): WireFailure {
  if (visitor?.aborted) return { kind: 'canceled' };
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return { kind: 'timeout' };
  if (thrown instanceof AnswerTooLong) return { kind: 'malformed', detail: thrown.message };
  return { kind: 'network' };
}
