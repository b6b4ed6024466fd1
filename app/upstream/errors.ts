import type { Language } from '../domain/text/language';
import type { Words } from '../domain/text/message';
import { FALLBACK_TEXT, NO_ANSWER_TEXTS, SIGN_IN_TEXT, STATUS_TEXTS } from './status-texts';

/** What went wrong with one call, as seen on the wire. */
export type Failure =
  /** A good HTTP status, and a code other than `'0'`. */
  | { kind: 'refused'; code: string; message?: string | undefined }
  /** A status outside 200–299. */
  | { kind: 'status'; status: number; statusText?: string | undefined; message?: string | undefined }
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'canceled' }
  /** Not an envelope, or data against the contract. */
  | { kind: 'malformed'; detail: string };

/** How the visitor hears of it. All false: silence. */
export interface Reaction {
  toast: boolean;
  /** The sign-in dialog, or the page `/login` without JavaScript. */
  loginPrompt: boolean;
  /** Go to `/login`. */
  toLogin: boolean;
}

export interface ErrorDescription {
  code: string;
  /** For the visitor, in their language. */
  message: string;
  /** For the log, as an HTTP client would name it. */
  cause: string;
  reaction: Reaction;
}

const SILENT_CODES: ReadonlySet<string> = new Set(['ERR-COM-0002', 'ERR-TMS-0034', 'ERR-TMS-0041']);
const PROMPT_CODES: ReadonlySet<string> = new Set(['ERR-TMS-0034', 'ERR-TMS-00-0001']);
const TRACKING_CALL = 'userActionLog/addActionLog';
const USER_CALL = 'user/getLoginInfo';

/**
 * What a failed call means for the visitor (README, "Errors").
 * @param callName the call as the contract names it
 * @param onMembershipCentre whether the page shown is the membership centre: only there does a failed
 *   `getLoginInfo` prompt for sign-in
 */
export function describeFailure(
  failure: Failure,
  callName: string,
  language: Language,
  onMembershipCentre = false,
): ErrorDescription {
  const { code, message, cause } = read(failure, language);
  const tracking = callName === TRACKING_CALL;
  const toLogin = failure.kind === 'status' && code === '401';
  return {
    code,
    message,
    cause: tracking ? 'report failed' : cause,
    reaction: {
      toast: !tracking && !toLogin && failure.kind !== 'canceled' && !SILENT_CODES.has(code),
      loginPrompt: !tracking && PROMPT_CODES.has(code) && (callName !== USER_CALL || onMembershipCentre),
      toLogin: toLogin && !tracking,
    },
  };
}

function read(failure: Failure, language: Language): { code: string; message: string; cause: string } {
  switch (failure.kind) {
    case 'refused':
      return {
        code: failure.code,
        message: failure.message || FALLBACK_TEXT[language],
        cause: `code ${failure.code}`,
      };
    case 'status': {
      const cause = `Request failed with status code ${failure.status}`;
      const ampersand = failure.message?.indexOf('&') ?? -1;
      if (failure.message && ampersand >= 0) {
        return { code: '401', message: failure.message.slice(ampersand + 1) || SIGN_IN_TEXT[language], cause };
      }
      if (failure.status === 401) return { code: '401', message: SIGN_IN_TEXT[language], cause };
      const message =
        failure.message || STATUS_TEXTS[failure.status]?.[language] || failure.statusText || FALLBACK_TEXT[language];
      return { code: String(failure.status), message, cause };
    }
    case 'timeout':
      return { code: 'timeout', message: NO_ANSWER_TEXTS.timeout[language], cause: 'timeout' };
    case 'network':
      return { code: 'network', message: NO_ANSWER_TEXTS.network[language], cause: 'network' };
    case 'canceled':
      return { code: 'canceled', message: FALLBACK_TEXT[language], cause: 'canceled' };
    case 'malformed':
      return { code: 'malformed', message: NO_ANSWER_TEXTS.malformed[language], cause: failure.detail };
  }
}

/** A failed call, thrown by the client and caught by routes and live blocks. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly failure: Failure;
  readonly description: ErrorDescription;

  constructor(failure: Failure, description: ErrorDescription) {
    super(description.cause);
    this.failure = failure;
    this.description = description;
  }

  /** True where nobody is signed in, or no more: a token that the call went with is dead. */
  get asksForSignIn(): boolean {
    const { code, reaction } = this.description;
    return reaction.toLogin || PROMPT_CODES.has(code);
  }

  /** True where the visitor is led to sign in at once. */
  get leadsToSignIn(): boolean {
    const { toLogin, loginPrompt } = this.description.reaction;
    return toLogin || loginPrompt;
  }

  /** What the visitor is told; nothing where silence is due. */
  get words(): Words | undefined {
    const { reaction: { toast, toLogin }, message } = this.description;
    return toast || toLogin ? { text: message } : undefined;
  }

  /** True where trying again later may help. */
  get passing(): boolean {
    const { failure } = this;
    if (failure.kind === 'status') return !/^4(?!08|29)/.test(String(failure.status));
    return failure.kind !== 'refused';
  }
}

/**
 * Whether something thrown is a failed call. The Worker and the pages are two bundles, each with a class of its
 * own, so that `instanceof` cannot tell.
 */
export function isUpstreamError(thrown: unknown): thrown is UpstreamError {
  return thrown instanceof Error && thrown.name === 'UpstreamError' && 'failure' in thrown && 'description' in thrown;
}
