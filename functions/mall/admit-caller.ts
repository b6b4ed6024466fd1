import { CODES } from '~/upstream/contract/base/envelope';
import { languageOf, type Texts } from '~/domain/text/language';
import { Queries } from './db/queries';
import type { MallBindings } from './http/bindings';
import { hasKey } from './http/keys';
import { MESSAGES } from './http/messages';
import { settingsFault } from './http/settings-fault';
import { OPERATOR_KEY_FAILURES } from './user/limits/policies';
import { visitorAddress } from './user/limits/visitor';
import { isSpent, spend } from './user/store/limits';

/** How a request comes in: through a binding, which only Workers of the same account have, or over the network. */
type Way = 'binding' | 'network';

/**
 * Decides who may call the mall's Worker (README, "Callers"): the storefront through its binding, whoever has `MALL_KEY`, and for operators' calls
 * whoever has `OPERATOR_KEY`. The visitor's address that a request names is believed from the first two only.
 * @param now - ms since 1970
 * @returns the request to answer, or the refusal
 */
export async function admitCaller(request: Request, bindings: MallBindings, way: Way, now: number): Promise<Request | Response> {
  const fault = settingsFault(bindings);
  if (fault) return Response.json({ status: 'failing', failing: fault }, { status: 503, headers: HEADERS });
  const trusted = way === 'binding' || hasKey(request, 'mall-key', bindings.MALL_KEY);
  if (request.headers.has('operator-key')) {
    const refused = await refuseOperator(request, bindings, now);
    if (refused) return refused;
    if (!trusted && isOperatorsCall(request, bindings)) return new Request(request, { headers: headersFromItself(request), signal: request.signal });
  }
  return trusted ? request : refusal(request, 403, CODES.noKey, MESSAGES.noKey);
}

/** Checks the operator's key. Wrong ones are counted for the caller's network; above the limit, the right one is refused too. */
async function refuseOperator(request: Request, bindings: MallBindings, now: number): Promise<Response | undefined> {
  const queries = new Queries(bindings.DB);
  const network = visitorAddress(new Request(request.url, { headers: headersFromItself(request) }));
  const failures = [[OPERATOR_KEY_FAILURES, network]] as const;
  const isRight = hasKey(request, 'operator-key', bindings.OPERATOR_KEY);
  // A flood of wrong keys does not reach the database.
  const isFlood = !isRight && bindings.SIGN_IN_SHIELD && !(await bindings.SIGN_IN_SHIELD.limit({ key: network })).success;
  const refused = isFlood || (isRight ? await isSpent(queries, failures, now) : !(await spend(queries, failures, now)));
  if (refused) return refusal(request, 429, CODES.tooMany, MESSAGES.tooManyKeys);
  return isRight ? undefined : refusal(request, 403, CODES.noKey, MESSAGES.noKey);
}

function isOperatorsCall(request: Request, { PRODUCT }: MallBindings): boolean {
  return new URL(request.url).pathname.startsWith(`/api/${PRODUCT}/operator/`);
}

/** The headers of a request with the address of its sender in place of the one that it names. */
function headersFromItself(request: Request): Headers {
  const headers = new Headers(request.headers);
  const address = headers.get('cf-connecting-ip');
  if (address === null) headers.delete('x-visitor-address');
  else headers.set('x-visitor-address', address);
  return headers;
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function refusal(request: Request, status: number, code: string, texts: Texts): Response {
  const language = languageOf(request.headers.get('x-site-variant') === 'PC' ? 'PC' : 'PC_EN');
  return Response.json({ code, data: null, message: texts[language] }, { status, headers: HEADERS });
}
