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
import { RUNS } from '../domain/property';

const LIN: User = { userCode: 'U1', name: 'Lin Wei' };
const START = Date.parse('2026-11-20T04:00:00Z');
const SECRETS = ['a key for tests only of more than 32 signs'];

/** One browser with its cookies before a storefront whose clock and upstream are the test's. */
class Browser {
  cookies = '';
  now = START;
  /** How often the upstream was asked who this is. */
  asked = 0;
  /** What it answers. */
  answer: () => Promise<User | null> = async () => LIN;

  /** One request: what it does with its session, then the commit. */
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

  /** Signs in as the login route does. */
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
  test('is nobody, and nobody is asked for, without a token', async () => {
    expect([await who(), browser.asked]).toEqual([null, 0]);
  });

  test('is nobody without a token, and the upstream’s session stays', async () => {
    await browser.visit((_, jar) => {
      jar.session = 'session-1';
    });
    await who();
    expect(await browser.visit((_, { session }) => session)).toBe('session-1');
  });

  test('counts for six hours to the millisecond, then is fetched once and counts anew', async () => {
    await browser.signIn();
    browser.now = START + STORED_USER_LIFETIME_MS;
    expect([await who(), browser.asked]).toMatchObject([LIN, 0]);
    browser.now += 1;
    // However often a request asks, the upstream is asked once.
    const found = await browser.visit((session) => Promise.all([session.user(), session.user(), session.user()]));
    expect([found, browser.asked]).toEqual([[LIN, LIN, LIN], 1]);
    browser.now += STORED_USER_LIFETIME_MS;
    expect([await who(), browser.asked]).toMatchObject([LIN, 1]);
  });

  test('of the future has expired', async () => {
    browser.now = START + 1;
    await browser.signIn();
    browser.now = START;
    expect([await who(), browser.asked]).toEqual([LIN, 1]);
  });

  test('goes with its token where the upstream knows nobody', async () => {
    await browser.signIn();
    browser.now += STORED_USER_LIFETIME_MS + 1;
    browser.answer = async () => null;
    expect(await who()).toBeNull();
    // What remains says for whom alone a queue would be filled.
    expect(browser.cookies).toMatch(/^__Host-state=[^;]*$/);
    expect([await who(), browser.asked]).toEqual([null, 1]);
  });

  test('stays unknown for the request where the upstream fails, and its token stays', async () => {
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
  ])('is nobody after %s, and the token goes', async (_, failure, onMembershipCentre, prompts) => {
    await browser.signIn();
    browser.now += STORED_USER_LIFETIME_MS + 1;
    browser.answer = failing(failure, onMembershipCentre);
    expect(await browser.visit(async (session) => [await session.user(), session.failure?.signIn !== undefined, session.failure?.leadsToSignIn])).toEqual([null, true, prompts]);
    expect(browser.cookies).not.toContain('access-token');
  });

  test('goes with the browser session, and its token is kept for 7 days, after a rotation too', async () => {
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

  test('is opened by any key of the list, and sealed by the first', async () => {
    await browser.signIn();
    const rotated = ['another key for tests only of more than 32', ...SECRETS];
    expect(await browser.visit((session) => session.user(), rotated)).toMatchObject(LIN);
    expect(await browser.visit((session) => session.user(), rotated.slice(0, 1))).toBeNull();
  });
});

describe('what waits for sign-in', () => {
  const save = (goodsId: string): QueuedAction => ({ action: 'saved_parts', fields: { intent: 'add', goodsId } });

  test('is kept in its order and taken once', async () => {
    await browser.visit((session) => [save('A'), save('B')].map((action) => session.enqueue(action)));
    await browser.visit((session) => session.enqueue(save('C')));
    await browser.signIn();
    expect(await browser.visit((session) => session.takeQueue())).toEqual([save('A'), save('B'), save('C')]);
    expect(await browser.visit((session) => session.takeQueue())).toEqual([]);
  });

  test('is twenty actions at most; the next is refused and the others stay', async () => {
    const kept = await browser.visit((session) => Array.from({ length: QUEUE_LIMIT + 1 }, (_, index) => session.enqueue(save(`F${index}`))));
    expect(kept).toEqual([...Array<boolean>(QUEUE_LIMIT).fill(true), false]);
    expect(await browser.visit((session) => session.takeQueue())).toHaveLength(QUEUE_LIMIT);
  });

  test('is kept once, however often it was asked for', async () => {
    expect(await browser.visit((session) => [save('A'), save('B'), save('A')].map((action) => session.enqueue(action)))).toEqual([true, true, true]);
    expect(await browser.visit((session) => session.takeQueue())).toEqual([save('A'), save('B')]);
  });

  test('is forgotten where it was not meant, and only that', async () => {
    const prompted = (goodsId: string, promptId: string) => ({ ...save(goodsId), promptId });
    await browser.visit((session) => [save('A'), save('B'), prompted('A', 'p1'), prompted('C', 'p2')].map((action) => session.enqueue(action)));
    await browser.visit((session) => session.dequeue('p1'));
    await browser.visit((session) => session.dequeue(''));
    expect(await browser.visit((session) => session.takeQueue())).toEqual([save('B'), prompted('C', 'p2')]);
    await browser.visit((session) => session.enqueue(prompted('A', 'p3')));
    await browser.visit((session) => session.dequeue('p3'));
    expect(browser.cookies).toBe('');
  });

  test('dies with sign-out, and outlives a token that counts no more', async () => {
    await browser.visit((session) => session.enqueue(save('A')));
    await browser.signIn();
    await browser.visit((session) => session.forget());
    expect(await browser.visit((session) => session.takeQueue().length)).toBe(1);
    await browser.visit((session) => session.enqueue(save('A')));
    await browser.visit((session) => session.end());
    expect(browser.cookies).toBe('');
  });

  describe('after a session that ended', () => {
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

    test('is dropped for another user, who is told', async () => {
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
    });

    test('is for that user only where it is added to later, on other requests', async () => {
      await browser.visit((session) => session.takeQueue());
      await browser.visit((session) => session.enqueue(save('B')));
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
    });

    test('is for that user only where the token is gone and the user is not', async () => {
      browser.cookies = '';
      await browser.signIn();
      browser.cookies = browser.cookies.replace(/__Host-access-token=[^;]*; /, '');
      await browser.visit(async (session) => {
        await session.user();
        session.enqueue(save('A'));
      });
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
    });

    test('is nobody’s after the next sign-in: what waits then is for whoever signs in', async () => {
      await enter(KIM);
      await browser.visit((session) => session.end());
      await browser.visit((session) => session.enqueue(save('C')));
      expect(await enter(LIN)).toEqual([[save('C')], []]);
    });

    test('drops an order that was to be seen again with it', async () => {
      await browser.visit((session) => session.reopenOrder({ remark: 'canary' }));
      expect(await enter(KIM)).toEqual([[], [NOT_DONE]]);
      expect(await draft()).toBeUndefined();
    });
  });

  test('what was to be told to one who signed out, or whose session ended, is told to nobody else', async () => {
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

  describe('an order that is opened again', () => {
    const KIM: User = { userCode: 'U2', name: 'Kim' };
    beforeEach(async () => {
      await browser.signIn();
      await browser.visit(async (session) => {
        await session.user();
        session.reopenOrder({ remark: 'x' });
      });
    });

    test('is there on each visit, until it is placed', async () => {
      expect([await draft(), await draft()]).toEqual([{ remark: 'x' }, { remark: 'x' }]);
      await browser.visit((session) => session.dropOrderDraft());
      expect(await draft()).toBeUndefined();
      expect(browser.cookies).not.toContain('__Host-state');
    });

    test('dies with sign-out', async () => {
      await browser.visit((session) => session.end());
      expect(browser.cookies).toBe('');
    });

    test('is there for the same user after the session ended, and for no other', async () => {
      await browser.visit((session) => session.forget());
      await browser.signIn();
      expect(await draft()).toEqual({ remark: 'x' });
      await browser.signIn(KIM);
      expect(await draft()).toBeUndefined();
    });

    test('is for no other user where the stored user is gone with the browser', async () => {
      browser.cookies = browser.cookies.split('; ').filter((one) => !one.startsWith('__Host-user=')).join('; ');
      browser.answer = async () => null;
      await who();
      await browser.signIn(KIM);
      expect(await draft()).toBeUndefined();
    });

    test('makes room for the order that is sent after the session ended, and its user stays known', async () => {
      await browser.visit((session) => {
        session.forget();
        session.dropOrderDraft();
        session.enqueue(save('A'));
      });
      await browser.signIn(KIM);
      expect(await browser.visit((session) => session.takeQueue())).toEqual([]);
    });
  });

  test('fits the cookie with all else, whatever waits and is told', async () => {
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
      // What was told last is there, if need be in its first words.
      const last = messages.at(-1);
      const lastTold = texts.at(-1);
      if (lastTold !== undefined) expect(last && 'text' in last && lastTold.startsWith(last.text.replace(/…$/, ''))).toBe(true);
    }), { numRuns: RUNS / 10 });
  });

  test('leaves room for twenty saves and as many results of them', async () => {
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

describe('what is to be told', () => {
  test('is told once where an error and a notice have the same words', async () => {
    const told = await browser.visit((session) => {
      session.flash({ kind: 'error', text: 'x' });
      session.flash({ kind: 'notice', text: 'x' });
      return session.takeMessages();
    });
    expect(told).toEqual([{ kind: 'notice', text: 'x' }]);
  });

  test('is told once, after a redirect', async () => {
    await browser.visit((session) => session.flash({ kind: 'result', key: 'account:message.saved', values: { mpn: 'LM358' } }));
    expect(await browser.visit((session) => session.takeMessages())).toEqual([{ kind: 'result', key: 'account:message.saved', values: { mpn: 'LM358' } }]);
    expect(await browser.visit((session) => session.takeMessages())).toEqual([]);
    expect(browser.cookies).toBe('');
  });
});

test('what a page took to tell, and then did not show, is told on the next', async () => {
  await browser.visit((session) => session.flash({ kind: 'error', text: 'first' }));
  await browser.visit((session) => {
    session.takeMessages();
    session.flash({ kind: 'notice', text: 'second' });
  }, SECRETS, false);
  expect(await browser.visit((session) => session.takeMessages())).toEqual([{ kind: 'error', text: 'first' }, { kind: 'notice', text: 'second' }]);
});

describe('S5: a changed cookie', () => {
  test('is signed out, never another user, and is cleared away', async () => {
    await browser.signIn();
    await browser.visit((session) => session.flash({ kind: 'error', text: 'x' }));
    const whole = browser.cookies;
    await fc.assert(fc.asyncProperty(fc.nat(whole.length - 1), fc.string({ minLength: 1, maxLength: 3 }), async (at, put) => {
      const visitor = new Browser();
      visitor.cookies = whole.slice(0, at) + put + whole.slice(at + 1);
      const found = await visitor.visit((session) => session.user());
      expect(found === null || found.userCode === LIN.userCode).toBe(true);
    }), { numRuns: RUNS });
  });

  test.each(['access-token', 'user', 'state'])('%s of another name is not opened', async (name) => {
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
