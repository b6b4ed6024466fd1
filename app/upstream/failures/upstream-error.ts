import type { Language } from '../../domain/text/language';
import type { Words } from '../../domain/text/message';
import { meaningOfCode, meaningOfSilence, meaningOfStatus, type Meaning } from './failure-table';
import { FALLBACK_TEXT, NO_ANSWER_TEXTS, SIGN_IN_TEXT, STATUS_TEXTS } from './status-texts';

/** What went wrong with one call, as seen on the wire. */
export type WireFailure =
  /** The HTTP status is good, but the code is not `'0'`. */
  | { kind: 'refused'; code: string; message?: string | undefined; nearest?: number[] | undefined }
  /** The HTTP status is outside 200–299. */
  | { kind: 'status'; status: number; statusText?: string | undefined; message?: string | undefined }
  | { kind: 'timeout' }
  | { kind: 'network' }
  /** The call was not sent, because the upstream has just failed several times. */
  | { kind: 'resting' }
  /** The call was not sent, because no address can be made of what it asks for. */
  | { kind: 'nowhere' }
  /** The call was not made, because the shop has too many visitors at the moment. */
  | { kind: 'busy' }
  | { kind: 'canceled' }
  /** The answer is not an envelope, or its data breaks the contract. */
  | { kind: 'malformed'; detail: string };

/** A failed call: its details, and its row in the table of failures. All code that reacts to failures reads this record. */
export interface Failure extends Meaning {
  kind: WireFailure['kind'];
  /** The code that the upstream sent; for an HTTP error, the status; otherwise the kind. */
  code: string;
  /** The message in the visitor's language. */
  message: string;
  /** The cause for the log, in the words of an HTTP client. */
  cause: string;
  /** Whether every page redirects to the sign-in page because of this failure. */
  leadsToSignIn: boolean;
  /** The quantities that the upstream would accept instead; absent if it does not name any. */
  nearest?: number[] | undefined;
  /** The message to show to the visitor; absent if no message is shown. */
  words?: Words;
  /** The message to show in a form: in `fields` if it is about a field, otherwise in `summary`. */
  fields: Record<string, Words>;
  summary?: Words;
}

const TRACKING_CALL = 'userActionLog/addActionLog';
const USER_CALL = 'user/getLoginInfo';

/**
 * Makes the record of a failed call (README, "Errors").
 * @param callName - name of the call in the contract. Failures of the tracking call are never shown
 * @param onMembershipCentre - whether the page is the membership centre. If `getLoginInfo` fails with the sign-in code, only this page redirects to
 *   the sign-in page
 */
export function describeFailure(wire: WireFailure, callName: string, language: Language, onMembershipCentre = false): Failure {
  const read = readFailed(wire, language);
  const { signIn, field, told, message, ...rest } = read;
  if (callName === TRACKING_CALL) return { ...rest, message, cause: 'report failed', told: false, leadsToSignIn: false, fields: {} };
  const words = { text: message };
  return {
    ...read,
    leadsToSignIn: signIn === 'page' || (signIn === 'prompt' && (callName !== USER_CALL || onMembershipCentre)),
    fields: field ? { [field]: words } : {},
    ...(told ? { words } : {}),
    ...(told && !field ? { summary: words } : {}),
  };
}

type Read = Meaning & Pick<Failure, 'kind' | 'code' | 'message' | 'cause' | 'nearest'>;

function readFailed(wire: WireFailure, language: Language): Read {
  const { kind } = wire;
  switch (kind) {
    case 'refused': {
      const { code, message, nearest } = wire;
      return { kind, ...meaningOfCode(code), code, message: message || FALLBACK_TEXT[language], cause: `code ${code}`, ...(nearest ? { nearest } : {}) };
    }
    case 'status':
      return { kind, ...readStatus(wire, language), cause: `Request failed with status code ${wire.status}` };
    case 'malformed':
      return { kind, ...meaningOfSilence(kind), code: kind, message: NO_ANSWER_TEXTS[kind][language], cause: wire.detail };
    case 'canceled':
      return { kind, ...meaningOfSilence(kind), code: kind, message: FALLBACK_TEXT[language], cause: kind };
    default:
      return { kind, ...meaningOfSilence(kind), code: kind, message: NO_ANSWER_TEXTS[kind][language], cause: kind };
  }
}

/** If the message of an HTTP error contains `&`, the error counts as 401, and the text after the `&` is the message. */
function readStatus({ status, statusText, message }: WireFailure & { kind: 'status' }, language: Language): Meaning & { code: string; message: string } {
  const ampersand = message?.indexOf('&') ?? -1;
  if (message && ampersand >= 0) {
    const { status: answered, passing } = meaningOfStatus(status);
    const meaning = { ...meaningOfStatus(UNAUTHORIZED), status: answered, ...(passing ? { passing } : {}) };
    return { ...meaning, code: '401', message: message.slice(ampersand + 1) || SIGN_IN_TEXT[language] };
  }
  if (status === UNAUTHORIZED) return { ...meaningOfStatus(status), code: '401', message: SIGN_IN_TEXT[language] };
  return { ...meaningOfStatus(status), code: String(status), message: message || STATUS_TEXTS[status]?.[language] || statusText || FALLBACK_TEXT[language] };
}

const UNAUTHORIZED = 401;

/** Codes of a server that does not know a call, beside 404. */
const UNKNOWN_CALL: ReadonlySet<string> = new Set(['405', '501']);

/** Whether a call failed because the upstream does not know it. Then it is of no use to make the other calls of its kind. */
export function isUnsupported({ kind, missing, code }: Failure): boolean {
  return missing === 'address' || (kind === 'status' && UNKNOWN_CALL.has(code));
}

/** A failed call, thrown by the client and caught by pages and forms. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.cause);
    this.failure = failure;
  }
}

/**
 * Whether a thrown value is a failed call. Worker and pages are two bundles, each with its own class, so `instanceof` does not work.
 */
export function isUpstreamError(thrown: unknown): thrown is UpstreamError {
  return thrown instanceof Error && thrown.name === 'UpstreamError' && 'failure' in thrown;
}

/** Waits for an answer. @returns `null` if the upstream does not know the call @throws UpstreamError if it failed otherwise */
export async function ifSupported<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isUpstreamError(error) && isUnsupported(error.failure)) return null;
    throw error;
  }
}
