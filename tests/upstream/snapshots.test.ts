import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snapshotKey, type SnapshotScope } from '~/upstream/client/snapshots/snapshots';
import { getArticle } from '~/upstream/contract/records/portal/article';
import { getPopup } from '~/upstream/contract/records/content';
import { getGoods, getRecommended } from '~/upstream/contract/records/goods';
import { searchGoods } from '~/upstream/contract/records/search';
import { SCOPE } from './fake-upstream';

const PAYLOAD = { keyword: 'LM358', pageNo: 1, attributes: [{ key: 'tolerance', values: ['1%', '5%'] }] };
const key = (scope: Partial<SnapshotScope> = {}, name = 'goods/search', payload: unknown = PAYLOAD) =>
  snapshotKey({ ...SCOPE, ...scope }, { name, policy: 'search' }, payload);

describe('the key of a snapshot', () => {
  test('is an address that does not reveal the payload', async () => {
    expect(await key()).toMatch(/^https:\/\/snapshot\.invalid\/[0-9a-f]{64}$/);
  });

  test.each([
    ['contract', { contractVersion: '2' }], ['upstream', { upstream: 'https://other.example' }],
    ['catalogue', { catalogueVersion: 'c2' }], ['product', { product: 'mall' }], ['site variant', { variant: 'PC' }],
  ])('differs by %s', async (_, scope) => {
    expect(await key(scope)).not.toBe(await key());
  });

  test('differs by the version of content for calls that answer with content, and for no others', async () => {
    const differs = async (call: Parameters<typeof snapshotKey>[1]) =>
      (await snapshotKey(SCOPE, call, {})) !== (await snapshotKey({ ...SCOPE, contentVersion: '2' }, call, {}));
    expect(await Promise.all([getPopup, getArticle, getRecommended, getGoods, searchGoods].map(differs))).toEqual([true, true, true, false, false]);
  });

  test('differs by call and by payload', async () => {
    const keys = await Promise.all([
      key(), key({}, 'goods/thdSearch'), key({}, 'goods/search', { ...PAYLOAD, pageNo: 2 }),
      key({}, 'goods/search', { ...PAYLOAD, keyword: 'lm358' }), key({}, 'goods/search', {}),
      key({}, 'goods/search', { ...PAYLOAD, attributes: [{ key: 'tolerance', values: ['5%', '1%'] }] }),
      key({}, 'goods/search', { ...PAYLOAD, pageNo: '1' }),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('separates its components', async () => {
    expect(await key({ product: 'ab', variant: 'c' })).not.toBe(await key({ product: 'a', variant: 'bc' }));
    expect(await key({}, 'a', 'b')).not.toBe(await key({}, 'ab', ''));
  });

  test('is equal for payloads with another order of fields, and for absent and undefined', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 6 }), async (payload) => {
        const turned = { ...turn(payload), absent: undefined };
        expect(await key({}, 'goods/search', turned)).toBe(await key({}, 'goods/search', payload));
      }),
      { numRuns: 100 },
    );
  });
});

/** The same record with its keys in reverse order at every depth. */
function turn(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, isRecord(inner) ? turn(inner) : inner]),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
