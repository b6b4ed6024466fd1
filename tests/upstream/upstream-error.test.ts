import { describe, expect, test } from 'vitest';
import { describeFailure, type WireFailure } from '~/upstream/failures/upstream-error';
import { STATUS_TEXTS } from '~/upstream/failures/status-texts';

const SEARCH = 'goods/search';
const TRACKING = 'userActionLog/addActionLog';
const USER = 'user/getLoginInfo';
/** No message and no redirect. */
const SILENCE = { told: false, leadsToSignIn: false };
const SIGN_IN = { en: 'please log in to get more information', cn: '请登录以获取更多信息' };

const refusal = (code: string, message?: string): WireFailure => ({ kind: 'refused', code, message });
const status = (code: number, message?: string, statusText?: string): WireFailure => ({
  kind: 'status', status: code, message, statusText,
});

describe('a code other than 0', () => {
  test('shows its message as a toast', () => {
    expect(describeFailure(refusal('ERR-X-1', 'Too many'), SEARCH, 'en')).toEqual({
      kind: 'refused', code: 'ERR-X-1', message: 'Too many', cause: 'code ERR-X-1',
      status: 422, told: true, leadsToSignIn: false, words: { text: 'Too many' }, fields: {}, summary: { text: 'Too many' },
    });
  });

  test.each(['', undefined])('without a message has a fallback (%j)', (message) => {
    expect(describeFailure(refusal('ERR-X-1', message), SEARCH, 'en').message).toBe('system exception');
    expect(describeFailure(refusal('ERR-X-1', message), SEARCH, 'cn').message).toBe('系统异常');
  });

  test('of 401 is a code of the envelope and not a status', () => {
    const failure = describeFailure(refusal('401', 'x'), SEARCH, 'en');
    expect(failure).toMatchObject({ told: true, leadsToSignIn: false });
    expect(failure.signIn).toBeUndefined();
  });

  test('with an ampersand keeps its code and message: the rule is for HTTP errors', () => {
    expect(describeFailure(refusal('ERR-X-1', 'C & D'), SEARCH, 'en')).toMatchObject({ code: 'ERR-X-1', message: 'C & D' });
  });
});

describe('the reaction to a code', () => {
  test.each([
    ['ERR-COM-0002', SEARCH, false, false, false],
    ['ERR-TMS-0034', SEARCH, false, false, true],
    ['ERR-TMS-0041', SEARCH, false, false, false],
    ['ERR-TMS-00-0001', SEARCH, false, true, true],
    ['ERR-COM-0003', SEARCH, false, true, false],
    ['ERR-TMS-0034', USER, false, false, false],
    ['ERR-TMS-0034', USER, true, false, true],
    ['ERR-TMS-00-0001', USER, false, true, false],
    ['ERR-TMS-00-0001', USER, true, true, true],
    ['ERR-COM-0003', TRACKING, false, false, false],
    ['ERR-TMS-0034', TRACKING, true, false, false],
    ['ERR-TMS-00-0001', TRACKING, true, false, false],
  ])('%s of %s, on the membership centre %s: message %s, prompt %s', (code, call, onCentre, told, prompts) => {
    const failure = describeFailure(refusal(code, 'm'), call, 'en', onCentre);
    expect(failure).toMatchObject({ told, leadsToSignIn: prompts });
    expect(failure.signIn).not.toBe('page');
  });
});

describe('the message of a failed call', () => {
  const words = (failure: WireFailure, call = SEARCH) => describeFailure(failure, call, 'en').words;

  test.each<[string, WireFailure]>([
    ['a refusal', refusal('ERR-X-1', 'Too many')],
    ['a refusal that asks for sign-in and has words', refusal('ERR-TMS-00-0001', 'Too many')],
    ['an HTTP error that asks for sign-in', status(500, '401&Too many')],
  ])('is that of %s', (_, failure) => {
    expect(words(failure)).toEqual({ text: 'Too many' });
  });

  test.each<[string, WireFailure, string?]>([
    ['a silent refusal that asks for sign-in', refusal('ERR-TMS-0034', 'secret')],
    ['a silent refusal', refusal('ERR-COM-0002', 'secret')],
    ['a cancelled call', { kind: 'canceled' }],
    ['tracking', refusal('ERR-X-1', 'secret'), TRACKING],
  ])('is missing for %s', (_, failure, call) => {
    expect(words(failure, call)).toBeUndefined();
  });
});

describe('tracking', () => {
  test.each<WireFailure>([
    refusal('ERR-TMS-0034'), status(500, 'x'), status(401), status(400, 'a&b'),
    { kind: 'timeout' }, { kind: 'network' }, { kind: 'canceled' }, { kind: 'malformed', detail: 'x' },
  ])('fails silently: %j', (failure) => {
    expect(describeFailure(failure, TRACKING, 'en', true)).toMatchObject({ cause: 'report failed', ...SILENCE });
  });
});

describe('HTTP errors', () => {
  test.each(['en', 'cn'] as const)('401 leads to sign-in with a message (%s)', (language) => {
    expect(describeFailure(status(401, 'token expired'), SEARCH, language)).toMatchObject({
      code: '401', message: SIGN_IN[language], cause: 'Request failed with status code 401',
      signIn: 'page', leadsToSignIn: true, words: { text: SIGN_IN[language] },
    });
  });

  test.each([
    [500, 'ERR&Please sign in again', 'Please sign in again'],
    [400, 'a&b&c', 'b&c'],
    [502, '&only', 'only'],
    [500, 'ERR&', 'please log in to get more information'],
    [401, 'ERR&Another device signed in', 'Another device signed in'],
  ])('%i with "%s" counts as 401 with the message "%s"', (code, message, shown) => {
    expect(describeFailure(status(code, message), SEARCH, 'en')).toMatchObject({
      code: '401', message: shown, cause: `Request failed with status code ${code}`, signIn: 'page', leadsToSignIn: true,
    });
  });

  test('the message is the server’s, else that of the table, the status or the fallback', () => {
    const text = (failure: WireFailure) => describeFailure(failure, SEARCH, 'en').message;
    expect(text(status(500, 'Stock system down', 'Internal Server Error'))).toBe('Stock system down');
    expect(text(status(500, undefined, 'Internal Server Error'))).toBe(STATUS_TEXTS[500]?.en);
    expect(text(status(418, undefined, 'I am a teapot'))).toBe('I am a teapot');
    expect(text(status(418))).toBe('system exception');
  });

  const TABLE = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504];

  test('the table has exactly the statuses that the shop knows', () => {
    expect(Object.keys(STATUS_TEXTS).map(Number)).toEqual(TABLE);
    expect(STATUS_TEXTS[502]?.en).toBe('system upgrading, please retry later');
  });

  test.each(TABLE)('%i has a text in each language', (code) => {
    const en = describeFailure(status(code), SEARCH, 'en').message;
    const cn = describeFailure(status(code), SEARCH, 'cn').message;
    expect(en).toMatch(/^[ -~]{10,}$/);
    expect(cn).toMatch(/\p{Script=Han}{3}/u);
  });

  test.each([100, 199, 300, 302, 404, 500, 599])('%i has the name that HTTP clients use', (code) => {
    expect(describeFailure(status(code), SEARCH, 'en').cause).toBe(`Request failed with status code ${code}`);
  });
});

describe('no answer', () => {
  test('a canceled call has no message', () => {
    expect(describeFailure({ kind: 'canceled' }, SEARCH, 'en')).toMatchObject({ cause: 'canceled', ...SILENCE });
  });

  test.each<WireFailure>([{ kind: 'timeout' }, { kind: 'network' }, { kind: 'malformed', detail: 'x' }])(
    '$kind is a toast: “system exception” in the visitor’s language, then what to do', (failure) => {
      const en = describeFailure(failure, SEARCH, 'en');
      const cn = describeFailure(failure, SEARCH, 'cn');
      expect(en).toMatchObject({ told: true, leadsToSignIn: false });
      expect(en.signIn).toBeUndefined();
      expect(en.message).toMatch(/^system exception\. [A-Z].+ try again later$/);
      expect(cn.message).toMatch(/^系统异常。.+请稍后重试$/);
    },
  );

  test('a malformed answer has its details for the log', () => {
    const described = describeFailure({ kind: 'malformed', detail: 'page.total: expected number' }, SEARCH, 'en');
    expect(described.cause).toBe('page.total: expected number');
    expect(described.message).not.toContain('page.total');
  });
});

test.each<[WireFailure, boolean]>([
  [{ kind: 'timeout' }, true], [{ kind: 'network' }, true], [{ kind: 'malformed', detail: '' }, true],
  [status(500), true], [status(503), true], [status(302), true], [status(408), true], [status(429), true],
  [status(404), false], [status(400), false], [status(401), false], [refusal('ERR-X-1'), false],
])('a retry of %j may help: %s', (failure, passing) => {
  expect(describeFailure(failure, SEARCH, 'en').passing ?? false).toBe(passing);
});
