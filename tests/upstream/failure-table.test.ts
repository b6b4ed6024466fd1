import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CODES } from '~/upstream/contract/base/envelope';
import { meaningOfCode, meaningOfSilence, meaningOfStatus } from '~/upstream/failures/failure-table';

const USUAL = { status: 422, told: true };
const PASSING = { status: 503, told: true, passing: true };

/** The codes of app/upstream/README.md, "Errors", and those of the mall. */
const ROWS: Record<string, object> = {
  'ERR-COM-0002': { told: false }, 'ERR-TMS-0041': { told: false },
  'ERR-TMS-0034': { told: false, signIn: 'prompt' }, 'ERR-TMS-00-0001': { signIn: 'prompt' },
  [CODES.badPayload]: {}, [CODES.credentials]: { status: 401 }, [CODES.weakPassword]: { field: 'password' }, [CODES.full]: {},
  [CODES.captcha]: { field: 'imgCode' }, [CODES.noKey]: { status: 503 }, [CODES.notFound]: { missing: 'record' }, [CODES.outdated]: { status: 409, outdated: true }, [CODES.tooMany]: { status: 429 }, [CODES.internal]: {},
  [CODES.quantity]: { ofQuantity: true }, [CODES.nothing]: { startOver: true }, [CODES.changed]: { status: 409 },
  [CODES.state]: { status: 409 }, [CODES.credit]: { field: 'paymentMethod' }, [CODES.keyReused]: { startOver: true },
  [CODES.busy]: { status: 409 }, [CODES.refund]: { field: 'qty' }, [CODES.callback]: {},
  404: { missing: 'address' },
};

describe('the table', () => {
  test.each(Object.entries(ROWS))('%s', (code, row) => {
    expect(meaningOfCode(code)).toEqual({ ...USUAL, ...row });
  });

  test('has a row for every code of the mall', () => {
    expect(Object.keys(ROWS)).toEqual(expect.arrayContaining(Object.values(CODES)));
  });

  test.each(['ERR-X-1', '', 'constructor', '__proto__', '401'])('has defaults for any other code: %j', (code) => {
    expect(meaningOfCode(code)).toEqual(USUAL);
  });

  test.each<[number, object]>([
    [401, { ...USUAL, signIn: 'page' }], [404, { ...USUAL, missing: 'address' }], [408, PASSING], [429, PASSING],
    [400, USUAL], [403, USUAL], [422, USUAL], [499, USUAL], [199, PASSING], [302, PASSING], [500, PASSING], [502, PASSING], [599, PASSING],
  ])('HTTP %i', (status, meaning) => {
    expect(meaningOfStatus(status)).toEqual(meaning);
  });

  test('a missing answer is temporary; a call that the visitor left is silent', () => {
    for (const kind of ['timeout', 'network', 'malformed'] as const) expect(meaningOfSilence(kind)).toEqual(PASSING);
    expect(meaningOfSilence('canceled')).toEqual({ ...PASSING, told: false });
  });
});

describe('the sources', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = execFileSync('git', ['ls-files', 'app', 'functions', 'scripts'], { cwd: root, encoding: 'utf8' }).split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file)).map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));
  const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  test('contain codes in the table and in the list of the mall only', () => {
    expect(filesWith(/ERR(?:-[A-Z]+)?-\d/)).toEqual(['app/upstream/contract/base/envelope.ts', 'app/upstream/failures/failure-table.ts']);
  });

  test('of the storefront compare codes in the table only', () => {
    const looking = filesWith(/\bCODES\b/).filter((file) => file.startsWith('app/') && !file.startsWith('app/upstream/contract/'));
    expect(looking).toEqual(['app/upstream/failures/failure-table.ts']);
  });
});
