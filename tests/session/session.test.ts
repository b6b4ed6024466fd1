import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '~/domain/account/account-records';
import { STORED_USER_LIFETIME_MS } from '~/domain/account/stored-user';
import { readCookies } from '~/session/cookies';
import { openCredentials } from '~/session/credentials';
import { createSealer } from '~/session/seal';
import { openSession, type Session } from '~/session/session';
import { ID_LIMIT, QUEUE_LIMIT, STATE_LIMIT, type QueuedAction } from '~/session/visit-state';
import { describeFailure, UpstreamError, type WireFailure } from '~/upstream/failures/upstream-error';
import type { TokenJar } from '~/upstream/client/exchange';
import { RUNS, RUNS_OF_LARGE } from '../domain/property';

const LIN: User = { userCode: 'U1', name: 'Lin Wei' };
const START = Date.parse('2026-11-20T04:00:00Z');
const SECRETS = ['a key for tests only of more than 32 signs'];

/** A browser with cookies, and a storefront with the test's clock and upstream. */
class Browser {
  cookies = '';
  now = START;
  /** The number of calls that read the user. */
  asked = 0;
  /** The answer of that call. */
  answer: () => Promise<User | null> = async () => LIN;

  /** One request: uses the session, then commits it. */
  async visit<T>(act: (session: Session, jar: TokenJar) => T | Promise<T>, secrets = SECRETS, shown = true): Promise<T> {
    const cookies = readCookies(this.cookies, true);
    const sealer = createSealer(secrets);
    const credentials = await openCredentials(cookies, sealer, true);
    const session = await openSession({
      cookies, sealer, secure: true, credentials, now: () => this.now,
      fetchUser: () => {
        this.asked += 1;
        return this.answer();
      },
    });
    const result = await act(session, credentials.jar);
    for (const line of await session.commit(shown)) this.take(line);
    return result;
  }

  /** Signs in like the route `/login`. */
  async signIn(user = LIN): Promise<void> {
    await this.visit((session, jar) => {
      jar.accessToken = 'token-1';
      session.signedIn(user);
    });
  }

  take(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = ''] = pair.split('=');
    const others = this.cookies.split('; ').filter((one) => one && !one.startsWith(`${name}=`));
    this.cookies = [...others, ...(attributes.includes('Max-Age=0') ? [] : [pair])].join('; ');
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const who = () => browser.visit((session) => session.user());
const draft = () => browser.visit((session) => session.orderDraft);
const failing = (failure: WireFailure, onMembershipCentre = false) => async () => {
  throw new UpstreamError(describeFailure(failure, 'user/getLoginInfo', 'en', onMembershipCentre));
};

describe('the stored user', () => {
  test('is missing without a token, without a call', async () => {
    expect([await who(), browser.asked]).toEqual([null, 0]);
  });

  test('is missing without a token, and the upstream’s session stays', async () => {
    await browser.visit((_, jar) => {
      jar.session = 'session-1';
    });
    await who();
    expect(await browser.visit((_, { session }) => session)).toBe('session-1');
  });

  test('is valid for six hours to the millisecond, then is fetched once and valid again', async () => {
    await browser.signIn();
    browser.now = START + STORED_USER_LIFETIME_MS;
    expect([await who(), browser.asked]).toMatchObject([LIN, 0]);
    browser.now += 1;
    // Several reads in one request make one call.
    const found = await browser.visit((session) => Promise.all([session.user(), session.user(), session.user()]));
    expect([found, browser.asked]).toEqual([[LIN, LIN, LIN], 1]);
    browser.now += STORED_USER_LIFETIME_MS;
    expect([await who(), browser.asked]).toMatchObject([LIN, 1]);
  });

  test('with a time in the future has expired', async () => {
    browser.now = START + 1;
    await browser.signIn();
    browser.now = START;
    expect([await who(), browser.asked]).toEqual([LIN, 1]);
  });

  test('is dropped with its token if the upstream answers no user', async () => {
    await browser.signIn();
    browser.now += STORED_USER_LIFETIME_MS + 1;
    browser.answer = async () => null;
    expect(await who()).toBeNull();
    // The rest says which user a queue would belong to.
    expect(browser.cookies).toMatch(/^__Host-state=[^;]*$/);
    expect([await who(), browser.asked]).toEqual([null, 1]);
  });

  test('is unknown for the request if the upstream fails, and the token stays', async () => {
    await browser.signIn();
    browser.now += STORED_USER_LIFETIME_MS + 1;
    browser.answer = failing({ kind: 'timeout' });
    expect(await browser.visit(async (session) => [await session.user(), session.failure?.kind, session.failure?.signIn])).toEqual([null, 'timeout', undefined]);
    browser.answer = async () => LIN;
    expect(await who()).toEqual(LIN);
    expect(browser.asked).toBe(2);
  });

  test.each<[string, WireFailure, boolean, boolean]>([
    ['401', { kind: 'status', status: 401 }, false, true],
    ['0034 on the membership centre', { kind: 'refused', code: 'ERR-TMS-0034' }, true, true],
    ['0034 elsewhere', { kind: 'refused', code: 'ERR-TMS-0034' }, false, false],
    ['0001 elsewhere', { kind: 'refused', code: 'ERR-TMS-00-0001' }, false, false],
  ])('is missing after %s, and the token is dropped', async (_, failure, onMembershipCentre, prompts) => {
    await browser.signIn();
    browser.now += STORED_USER_LIFETIME_MS + 1;
    browser.answer = failing(failure, onMembershipCentre);
    expect(await browser.visit(async (session) => [await session.user(), session.failure?.signIn !== undefined, session.failure?.leadsToSignIn])).toEqual([null, true, prompts]);
    expect(browser.cookies).not.toContain('access-token');
  });

  test('ends with the browser session, and its token lives 7 days, also after it is replaced', async () => {
    const lines: string[] = [];
    const take = browser.take.bind(browser);
    browser.take = (line) => {
      lines.push(line);
      take(line);
    };
    await browser.signIn();
    await browser.visit((_, jar) => {
      jar.accessToken = 'token-2';
    });
    const life = (name: string) => lines.filter((line) => line.startsWith(`__Host-${name}=`)).map((line) => /Max-Age=\d+/.exec(line)?.[0]);
    expect([life('access-token'), life('user')]).toEqual([['Max-Age=604800', 'Max-Age=604800'], [undefined]]);
  });

  test('is opened by any key of the list, and signed by the first', async () => {
    await browser.signIn();
    const rotated = ['another key for tests only of more than 32', ...SECRETS];
    expect(await browser.visit((session) => session.user(), rotated)).toMatchObject(LIN);
    expect(await browser.visit((session) => session.user(), rotated.slice(0, 1))).toBeNull();
  });
});

describe('the queue of actions', () => {
  const save = (goodsId: string): QueuedAction => ({ action: 'saved_parts', fields: { intent: 'add', goodsId } });

  test('keeps its order and is taken once', async () => {
    await browser.visit((session) => [save('A'), save('B')].map((action) => session.enqueue(action)));
    await browser.visit((session) => session.enqueue(save('C')));
    await browser.signIn();
    expect(await browser.visit((session) => session.takeQueue())).toEqual([save('A'), save('B'), save('C')]);
    expect(await browser.visit((session) => session.takeQueue())).toEqual([]);
  });

  test('has at most twenty actions; a further one is refused and the others stay', async () => {
    const kept = await browser.visit((session) => Array.from({ length: QUEUE_LIMIT + 1 }, (_, index) => session.enqueue(save(`F${index}`))));
    expect(kept).toEqual([...Array<boolean>(QUEUE_LIMIT).fill(true), false]);
    expect(await browser.visit((session) => session.takeQueue())).toHaveLength(QUEUE_LIMIT);
  });

  test('has equal actions once', async () => {
    expect(await browser.visit((session) => [save('A'), save('B'), save('A')].map((action) => session.enqueue(action)))).toEqual([true, true, true]);
    expect(await browser.visit((session) => session.takeQueue())).toEqual([save('A'), save('B')]);
  });

  test('drops the action of a closed prompt only', async () => {
    const prompted = (goodsId: string, promptId: string) => ({ ...save(goodsId), promptId });
    await browser.visit((session) => [save('A'), save('B'), prompted('A', 'p1'), prompted('C', 'p2')].map((action) => session.enqueue(action)));
    await browser.visit((session) => session.dequeue('p1'));
    await browser.visit((session) => session.dequeue(''));
    expect(await browser.visit((session) => session.takeQueue())).toEqual([save('B'), prompted('C', 'p2')]);
    await browser.visit((session) => session.enqueue(prompted('A', 'p3')));
    await browser.visit((session) => session.dequeue('p3'));
    expect(browser.cookies).toBe('');
  });

  test('is dropped at sign-out, but not with an invalid token', async () => {
    await browser.visit((session) => session.enqueue(save('A')));
    await browser.signIn();
    await browser.visit((session) => session.forget());
    expect(await browser.visit((session) => session.takeQueue().length)).toBe(1);
    await browser.visit((session) => session.enqueue(save('A')));
    await browser.visit((session) => session.end());
    expect(browser.cookies).toBe('');
  });

  describe('the queue after an expired session', () => {
    const NOT_DONE = { kind: 'notice', key: 'account:message.queueOfAnother' };
    const KIM: User = { userCode: 'U2', name: 'Kim' };
    const enter = async (user: User) => {
      await browser.signIn(user);
      return browser.visit((session) => [session.takeQueue(), session.takeMessages()]);
    };
    beforeEach(async () => {
      await browser.signIn();
      await browser.visit((session) => {
        session.forget();
        session.enqueue(save('A'));
      });
    });

    test('is for the same user', async () => {
      expect(await enter(LIN)).toEqual([[save('A')], []]);
    });

    test('is dropped for another user, with a message', async () => {
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
    });

    test('belongs to that user, also if later requests add to it', async () => {
      await browser.visit((session) => session.takeQueue());
      await browser.visit((session) => session.enqueue(save('B')));
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
    });

    test('belongs to that user if the token is gone but the stored user is not', async () => {
      browser.cookies = '';
      await browser.signIn();
      browser.cookies = browser.cookies.replace(/__Host-access-token=[^;]*; /, '');
      await browser.visit(async (session) => {
        await session.user();
        session.enqueue(save('A'));
      });
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
    });

    test('has no owner after the next sign-in: later actions are for any user', async () => {
      await enter(KIM);
      await browser.visit((session) => session.end());
      await browser.visit((session) => session.enqueue(save('C')));
      expect(await enter(LIN)).toEqual([[save('C')], []]);
    });

    test('is dropped together with the draft of an order', async () => {
      await browser.visit((session) => session.reopenOrder({ remark: 'canary' }));
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
      expect(await draft()).toBeUndefined();
    });
  });

  test('messages for a user who signed out, or whose session expired, are not shown to another user', async () => {
    const canary = { kind: 'result', key: 'order:message.placed', values: { orderNo: 'canary' } } as const;
    await browser.visit((session) => session.flash(canary));
    await browser.visit((session) => session.end());
    expect(await browser.visit((session) => session.takeMessages())).toEqual([]);
    await browser.signIn({ userCode: 'U1', name: 'Kim' });
    await browser.visit((session) => {
      session.flash(canary);
      session.forget();
    });
    await browser.signIn({ userCode: 'U2', name: 'Lin' });
    expect(await browser.visit((session) => session.takeMessages())).toEqual([]);
  });

  describe('the draft of an order', () => {
    const KIM: User = { userCode: 'U2', name: 'Kim' };
    beforeEach(async () => {
      await browser.signIn();
      await browser.visit(async (session) => {
        await session.user();
        session.reopenOrder({ remark: 'x' });
      });
    });

    test('is kept until the order is placed', async () => {
      expect([await draft(), await draft()]).toEqual([{ remark: 'x' }, { remark: 'x' }]);
      await browser.visit((session) => session.dropOrderDraft());
      expect(await draft()).toBeUndefined();
      expect(browser.cookies).not.toContain('__Host-state');
    });

    test('is dropped at sign-out', async () => {
      await browser.visit((session) => session.end());
      expect(browser.cookies).toBe('');
    });

    test('is kept for the same user after an expired session, and dropped for another', async () => {
      await browser.visit((session) => session.forget());
      await browser.signIn();
      expect(await draft()).toEqual({ remark: 'x' });
      await browser.signIn(KIM);
      expect(await draft()).toBeUndefined();
    });

    test('is dropped for another user when the browser was closed', async () => {
      browser.cookies = browser.cookies.split('; ').filter((one) => !one.startsWith('__Host-user=')).join('; ');
      browser.answer = async () => null;
      await who();
      await browser.signIn(KIM);
      expect(await draft()).toBeUndefined();
    });

    test('is replaced by an order that is posted after the session expired, for the same user', async () => {
      await browser.visit((session) => {
        session.forget();
        session.dropOrderDraft();
        session.enqueue(save('A'));
      });
      await browser.signIn(KIM);
      expect(await browser.visit((session) => session.takeQueue())).toEqual([]);
    });
  });

  test('fits in the cookie with any queue and messages', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' });
    const several = fc.array(text, { maxLength: 30, size: 'max' });
    const id = fc.string({ unit: 'grapheme-ascii', maxLength: ID_LIMIT + 1, size: 'max' });
    await fc.assert(fc.asyncProperty(several, several, fc.tuple(id, id, id), text, async (goods, texts, [captcha, login, register], userCode) => {
      const visitor = new Browser();
      await visitor.signIn({ userCode: `U${userCode}`, name: '' });
      await visitor.visit((session) => session.forget());
      const kept = await visitor.visit((session) => [...new Set(goods)].filter((one) => session.enqueue(save(one))).length);
      await visitor.visit((session) => {
        session.setPendingId('captcha', captcha);
        session.setPendingId('login', login);
        session.setPendingId('register', register);
      });
      await visitor.visit((session) => texts.forEach((one) => session.flash({ kind: 'error', text: one })));
      const state = /__Host-state=([^;]*)/.exec(visitor.cookies)?.[1] ?? '';
      expect(state.length).toBeLessThanOrEqual(STATE_LIMIT);
      const [queue, messages] = await visitor.visit((session) => [session.takeQueue(), session.takeMessages()]);
      expect(queue).toHaveLength(kept);
      // The last message is there, shortened if necessary.
      const last = messages.at(-1);
      const lastTold = texts.at(-1);
      if (lastTold !== undefined) expect(last && 'text' in last && lastTold.startsWith(last.text.replace(/…$/, ''))).toBe(true);
    }), { numRuns: RUNS / 10 });
  });

  test('leaves room for twenty saves and their results', async () => {
    await browser.visit((session) => Array.from({ length: QUEUE_LIMIT }, (_, index) => session.enqueue(save(`F10000${index}`))));
    const told = await browser.visit((session) => {
      const queue = session.takeQueue();
      for (const { fields } of queue) session.flash({ kind: 'result', key: 'account:message.saved', values: { mpn: `${fields.goodsId} of some length` } });
      return queue.length;
    });
    expect(told).toBe(QUEUE_LIMIT);
    expect(await browser.visit((session) => session.takeMessages().length)).toBe(QUEUE_LIMIT);
  });
});

describe('a message', () => {
  test('is shown once if an error and a notice have the same text', async () => {
    const told = await browser.visit((session) => {
      session.flash({ kind: 'error', text: 'x' });
      session.flash({ kind: 'notice', text: 'x' });
      return session.takeMessages();
    });
    expect(told).toEqual([{ kind: 'notice', text: 'x' }]);
  });

  test('is shown once after a redirect', async () => {
    await browser.visit((session) => session.flash({ kind: 'result', key: 'account:message.saved', values: { mpn: 'LM358' } }));
    expect(await browser.visit((session) => session.takeMessages())).toEqual([{ kind: 'result', key: 'account:message.saved', values: { mpn: 'LM358' } }]);
    expect(await browser.visit((session) => session.takeMessages())).toEqual([]);
    expect(browser.cookies).toBe('');
  });
});

test('that a page took but did not show is shown on the next one', async () => {
  await browser.visit((session) => session.flash({ kind: 'error', text: 'first' }));
  await browser.visit((session) => {
    session.takeMessages();
    session.flash({ kind: 'notice', text: 'second' });
  }, SECRETS, false);
  expect(await browser.visit((session) => session.takeMessages())).toEqual([{ kind: 'error', text: 'first' }, { kind: 'notice', text: 'second' }]);
});

describe('S5: a changed cookie', () => {
  test('means signed out, never another user, and is deleted', async () => {
    await browser.signIn();
    await browser.visit((session) => session.flash({ kind: 'error', text: 'x' }));
    const whole = browser.cookies;
    await fc.assert(fc.asyncProperty(fc.nat(whole.length - 1), fc.string({ minLength: 1, maxLength: 3 }), async (at, put) => {
      const visitor = new Browser();
      visitor.cookies = whole.slice(0, at) + put + whole.slice(at + 1);
      const found = await visitor.visit((session) => session.user());
      expect(found === null || found.userCode === LIN.userCode).toBe(true);
    }), { numRuns: RUNS_OF_LARGE });
  });

  test.each(['access-token', 'user', 'state'])('%s under another name is not opened', async (name) => {
    await browser.signIn();
    await browser.visit((session) => session.flash({ kind: 'error', text: 'x' }));
    const value = new RegExp(`__Host-${name}=([^;]*)`).exec(browser.cookies)?.[1] ?? '';
    for (const other of ['access-token', 'user', 'state', 'SESSION'].filter((one) => one !== name)) {
      const visitor = new Browser();
      visitor.cookies = `__Host-${other}=${value}`;
      expect(await visitor.visit(async (session) => [await session.user(), session.takeMessages()])).toEqual([null, []]);
    }
  });
});
