import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../app/upstream/contract/records/address';
import type { Payload } from '../../../app/upstream/contract/base/call';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { seedReference } from '../../../functions/mall/reference/seed-reference';
import { ask, migrate, sendCall } from '../../fixtures/mall/mall';
import { as, signUp, type TestUser } from '../../fixtures/visitors/mall-users';

type Fields = Payload<typeof contract.saveAddress>;

const SHENZHEN = { province: '1-44', city: '1-44-4403', district: '1-44-4403-440305' };
/** The labels of the fields. */
const NAMES = { name: 'Recipient', phone: 'Phone', province: 'Province', city: 'City', district: 'District', detail: 'Street and house number' } as const;
const FIELDS: Fields = { name: '李雷', phone: '+86 138-0000-0000', ...SHENZHEN, detail: '科技园 1 号' };
/** Number of sequences that the property runs against the database. */
const SEQUENCES = env.SOAK === '1' ? 400 : 15;

let li: TestUser;
let han: TestUser;

beforeAll(async () => {
  await migrate();
  await seedReference(env.DB, 'tests');
  [li, han] = [await signUp(), await signUp()];
});
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM address').run();
});

async function list(user: TestUser) {
  return (await ask(contract.listAddresses, {}, as(user))).data.rows;
}

async function save(user: TestUser, fields: Partial<Fields> = {}): Promise<string> {
  return (await ask(contract.saveAddress, { ...FIELDS, ...fields }, as(user))).data.addressId;
}

async function refusal(user: TestUser, fields: Partial<Fields>) {
  const { status, envelope: { code, message, data } } = await sendCall(contract.saveAddress, { ...FIELDS, ...fields }, as(user));
  return { status, code, message, data };
}

describe('the list', () => {
  test('has every field and the names of the regions in both languages', async () => {
    const addressId = await save(li);
    expect(await list(li)).toEqual([{
      addressId, ...FIELDS, isDefault: 'T',
      provinceNameCn: '广东省', provinceNameEn: 'Guangdong', cityNameCn: '深圳市', cityNameEn: 'Shenzhen',
      districtNameCn: '南山区', districtNameEn: 'Nanshan District',
    }]);
  });

  test('begins with the default address, then the newest', async () => {
    const ids = [await save(li), await save(li), await save(li)];
    expect((await list(li)).map(({ addressId }) => addressId)).toEqual([ids[0], ids[2], ids[1]]);
    await ask(contract.setDefaultAddress, { addressId: ids[1] ?? '' }, as(li));
    expect((await list(li)).map(({ addressId }) => addressId)).toEqual([ids[1], ids[2], ids[0]]);
  });

  test('keeps an address whose district no longer exists, without the district’s name', async () => {
    const addressId = await save(li);
    await env.DB.prepare('UPDATE address SET district = ?1').bind('1-44-4403-440399').run();
    const [row] = await list(li);
    expect(row).toMatchObject({ addressId, cityNameCn: '深圳市' });
    expect(row).not.toHaveProperty('districtNameCn');
  });

  test('takes one statement beside the sign-in', async () => {
    await save(li);
    expect((await ask(contract.listAddresses, {}, as(li))).statements).toHaveLength(2);
  });
});

describe('saving', () => {
  test.each([
    ['a province that is its own city and district', { province: '1-81', city: '1-81', district: '1-81' }, ['香港特别行政区', '香港特别行政区']],
    ['a city that is its own district', { province: '1-44', city: '1-44-4419', district: '1-44-4419' }, ['东莞市', '东莞市']],
    ['a city under a province', { province: '1-42', city: '1-42-4290', district: '1-42-4290-429004' }, ['省直辖县级行政区划', '仙桃市']],
  ])('accepts %s', async (_, regions, [city, district]) => {
    await save(li, regions);
    expect(await list(li)).toMatchObject([{ cityNameCn: city, districtNameCn: district }]);
  });

  test.each([
    ['province', { province: '1-99' }],
    ['province', { province: '1' }],
    ['province', { province: '1-44-4403' }],
    ['city', { city: '1-44-4499' }],
    ['city', { city: '1-43-4301' }],
    ['city', { city: '1-44' }],
    ['city', { province: '1-81' }],
    ['district', { district: '1-44-4401-440103' }],
    ['district', { district: '1-44-4403' }],
    ['district', { city: '1-44-4401' }],
    ['district', { province: '1-81', city: '1-81' }],
    ['district', { city: '1-44-4419', district: '1-44-4419-441900' }],
  ] as const)('refuses a wrong %s: %j', async (field, regions) => {
    const found = await refusal(li, regions);
    expect(found).toMatchObject({ status: 200, code: CODES.badPayload, message: expect.stringMatching(new RegExp(`^${NAMES[field]}: there is no such`)) });
    expect(await list(li)).toEqual([]);
  });

  test.each([
    ['name', ''], ['name', '  '], ['name', 'x'.repeat(51)], ['phone', '12'], ['phone', 'call me'], ['phone', '     '], ['detail', '\n\t'], ['detail', 'x'.repeat(201)],
    ['province', 'Guangdong'],
  ] as const)('refuses %s %j', async (field, value) => {
    expect(await refusal(li, { [field]: value })).toMatchObject({ code: CODES.badPayload, message: expect.stringContaining(`${NAMES[field]}: `) });
    expect(await list(li)).toEqual([]);
  });

  test('keeps the input, trimmed', async () => {
    const detail = "'; DROP TABLE address; -- <b>🏠</b>";
    await save(li, { name: '  韩梅梅 ', detail: ` ${detail}\n` });
    expect(await list(li)).toMatchObject([{ name: '韩梅梅', detail }]);
  });

  test('changes an address of the user, and makes it the default on request', async () => {
    const [first, second] = [await save(li), await save(li)];
    expect(await save(li, { addressId: second, name: '韩梅梅', province: '1-11', city: '1-11', district: '1-11' })).toBe(second);
    expect(await list(li)).toMatchObject([{ addressId: first, name: '李雷' }, { addressId: second, name: '韩梅梅', provinceNameEn: 'Beijing' }]);
    await save(li, { addressId: second, isDefault: 'T' });
    expect((await list(li)).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([[second, 'T'], [first, 'F']]);
    await save(li, { addressId: second, isDefault: 'F' });
    expect(await list(li)).toMatchObject([{ addressId: second, isDefault: 'T' }, { isDefault: 'F' }]);
  });

  test('is limited to 20 addresses; removing one makes room, and changes are always possible', async () => {
    const ids: string[] = [];
    for (let one = 0; one < contract.MOST_ADDRESSES; one++) ids.push(await save(li));
    expect(new Set(ids).size).toBe(contract.MOST_ADDRESSES);
    expect(await refusal(li, { isDefault: 'T' })).toMatchObject({ status: 200, code: CODES.full, message: expect.stringContaining('20') });
    expect(await list(li)).toMatchObject([{ addressId: ids[0], isDefault: 'T' }, ...ids.slice(1).map(() => ({ isDefault: 'F' }))]);
    await save(li, { addressId: ids[3] ?? '', name: 'x' });
    expect(await save(han)).not.toBe('');
    await ask(contract.removeAddress, { addressId: ids[7] ?? '' }, as(li));
    await save(li);
    expect(await list(li)).toHaveLength(contract.MOST_ADDRESSES);
  });
});

describe('ownership', () => {
  test('S14: another user’s address is answered exactly as an unknown one, and does not change', async () => {
    const hers = await save(han, { name: '韩梅梅' });
    await save(li);
    const before = await list(han);
    const absent = crypto.randomUUID();
    for (const language of ['cn', 'en'] as const) {
      // The first call in another language notes it.
      await ask(contract.listAddresses, {}, as(li, { language }));
      for (const call of [contract.removeAddress, contract.setDefaultAddress]) {
        const [other, none] = [await sendCall(call, { addressId: hers }, as(li, { language })), await sendCall(call, { addressId: absent }, as(li, { language }))];
        expect(other.envelope).toEqual(none.envelope);
        expect(other.envelope.code).toBe(CODES.notFound);
        expect(other.statements.map(({ sql }) => sql)).toEqual(none.statements.map(({ sql }) => sql));
      }
    }
    for (const more of [{}, { isDefault: 'T' }, { city: '1-99-9999' }] as const) {
      expect(await refusal(li, { addressId: hers, ...more })).toEqual(await refusal(li, { addressId: absent, ...more }));
    }
    expect(await list(han)).toEqual(before);
    expect(await list(li)).toHaveLength(1);
  });

  test('an anonymous visitor gets the code for sign-in, whatever is sent', async () => {
    const addressId = await save(han);
    for (const call of [contract.listAddresses, contract.saveAddress, contract.removeAddress, contract.setDefaultAddress]) {
      for (const headers of [{}, { 'access-token': 'guessed' }] as Array<Record<string, string>>) {
        const { status, envelope } = await sendCall(call, { ...FIELDS, addressId }, { headers });
        expect([status, envelope.code, envelope.data]).toEqual([200, CODES.signIn, null]);
      }
    }
    expect(await list(han)).toHaveLength(1);
  });

  test('ids are random', async () => {
    const ids = [await save(li), await save(li), await save(han)];
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('removing', () => {
  test('the default address makes the newest one the default; another one does not', async () => {
    const ids = [await save(li), await save(li), await save(li), await save(li)];
    await ask(contract.removeAddress, { addressId: ids[2] ?? '' }, as(li));
    expect((await list(li))[0]?.addressId).toBe(ids[0]);
    await ask(contract.removeAddress, { addressId: ids[0] ?? '' }, as(li));
    expect((await list(li)).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([[ids[3], 'T'], [ids[1], 'F']]);
    const again = await sendCall(contract.removeAddress, { addressId: ids[0] }, as(li));
    expect(again.envelope.code).toBe(CODES.notFound);
  });
});

interface Model {
  /** Oldest first. */
  ids: string[];
  standard: string | undefined;
}

type Step = { kind: 'add' | 'change' | 'remove' | 'default'; which: number; isDefault: boolean };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'add', 'change', 'remove', 'default'), which: fc.nat(30), isDefault: fc.boolean(),
});

describe('there is exactly one default address while there are addresses', () => {
  test('in random sequences, as a simple model predicts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        await env.DB.prepare('DELETE FROM address').run();
        const model: Model = { ids: [], standard: undefined };
        for (const one of steps) await take(model, one);
        const rows = await list(li);
        const rest = model.ids.filter((id) => id !== model.standard).toReversed();
        expect(rows.map(({ addressId }) => addressId)).toEqual([...(model.standard === undefined ? [] : [model.standard]), ...rest]);
        expect(rows.filter(({ isDefault }) => isDefault === 'T')).toHaveLength(rows.length > 0 ? 1 : 0);
      }),
      { numRuns: SEQUENCES },
    );
  });

  async function take(model: Model, { kind, which, isDefault }: Step): Promise<void> {
    if (kind === 'add') {
      const answer = await sendCall(contract.saveAddress, { ...FIELDS, isDefault: isDefault ? 'T' : 'F' }, as(li));
      if (model.ids.length === contract.MOST_ADDRESSES) {
        expect(answer.envelope.code).toBe(CODES.full);
        return;
      }
      const known = new Set(model.ids);
      const added = (await list(li)).map(({ addressId }) => addressId).find((id) => !known.has(id)) ?? '';
      model.ids.push(added);
      if (isDefault || model.standard === undefined) model.standard = added;
      return;
    }
    // One more than there are: an unknown id.
    const chosen = model.ids[which % (model.ids.length + 1)];
    const addressId = chosen ?? crypto.randomUUID();
    const code = chosen === undefined ? CODES.notFound : '0';
    if (kind === 'change') {
      const answer = await sendCall(contract.saveAddress, { ...FIELDS, addressId, isDefault: isDefault ? 'T' : 'F' }, as(li));
      expect(answer.envelope.code).toBe(code);
      if (isDefault && chosen !== undefined) model.standard = chosen;
    } else if (kind === 'default') {
      expect((await sendCall(contract.setDefaultAddress, { addressId }, as(li))).envelope.code).toBe(code);
      if (chosen !== undefined) model.standard = chosen;
    } else {
      expect((await sendCall(contract.removeAddress, { addressId }, as(li))).envelope.code).toBe(code);
      model.ids = model.ids.filter((id) => id !== chosen);
      if (model.standard === chosen) model.standard = model.ids.at(-1);
    }
  }

  test('after 50 concurrent saves: 20 addresses, one default', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendCall(contract.saveAddress, { ...FIELDS, isDefault: index % 2 === 0 ? 'T' : 'F' }, as(li))),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0')).toHaveLength(contract.MOST_ADDRESSES);
    expect(codes.filter((code) => code === CODES.full)).toHaveLength(50 - contract.MOST_ADDRESSES);
    const rows = await list(li);
    expect(rows).toHaveLength(contract.MOST_ADDRESSES);
    expect(rows.filter(({ isDefault }) => isDefault === 'T')).toHaveLength(1);
  });

  test('after 50 concurrent changes of all kinds: one default, and none after the last removal', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => save(li)));
    await Promise.all(ids.flatMap((addressId, index) => [
      sendCall(contract.setDefaultAddress, { addressId }, as(li)),
      ...(index < 8 ? [sendCall(contract.removeAddress, { addressId }, as(li))] : []),
      sendCall(contract.saveAddress, { ...FIELDS, addressId, isDefault: 'T' }, as(li)),
      sendCall(contract.saveAddress, { ...FIELDS, isDefault: 'T' }, as(li)),
      sendCall(contract.listAddresses, {}, as(li)),
    ]));
    const rows = await list(li);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ isDefault }) => isDefault === 'T')).toHaveLength(1);
    await Promise.all(rows.map(({ addressId }) => ask(contract.removeAddress, { addressId }, as(li))));
    expect(await list(li)).toEqual([]);
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM default_address').first('n')).toBe(0);
  });
});
