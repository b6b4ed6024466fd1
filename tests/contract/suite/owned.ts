import { listAddresses, removeAddress, saveAddress, setDefaultAddress } from '~/upstream/contract/records/address';
import type { Call } from '~/upstream/contract/base/call';
import { searchGoods } from '~/upstream/contract/records/search';
import { addSavedGoods, listSavedGoods, removeSavedGoods } from '~/upstream/contract/records/saved-goods';
import { check } from './check';
import { show, type CallTester } from './call-tester';
import { expectUnique } from './records';
import type { Credentials } from './server';
import { expectRefusal, expectSignIn } from './sign-in';

/** Addresses and saved parts of a user. The suite removes what it adds. */

export const FIELDS = {
  name: 'Contract suite', phone: '+86 755 0000 0000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Suite Road',
};
const NO_ADDRESS = 'no-such-address-7791';
const NO_PART = 'no-such-part-7791';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';

const listAddressesCheck = check(listAddresses, async (tester, { user }) => {
  await expectSignIn(tester, {});
  if (!user) return tester.findings.note(SIGNED_IN);
  const rows = (await tester.expectData({}, user))?.rows;
  if (!rows) return;
  expectUnique(tester.findings, 'addressId', rows.map(({ addressId }) => addressId));
  const defaults = rows.filter(({ isDefault }) => isDefault === 'T').length;
  tester.findings.expect(defaults === Math.min(rows.length, 1), 'default', `rows[].isDefault: expected T once, found ${defaults} times`);
  tester.findings.expect(rows.every(({ isDefault }, index) => (isDefault === 'T') === (index === 0)), 'order', 'rows: expected the default address first');
});

const saveAddressCheck = check(saveAddress, async (tester, known, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, FIELDS);
  const { user } = known;
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ ...FIELDS, district: '1-44-4401-440103' }, user), 'district of another city');
  expectRefusal(tester, await tester.send({ ...FIELDS, province: '1-99' }, user), 'unknown province');
  expectRefusal(tester, await tester.send({ ...FIELDS, addressId: NO_ADDRESS }, user), 'unknown addressId');
  const saved = await tester.expectData(FIELDS, user);
  if (!saved) return;
  known.addressId = saved.addressId;
  const changed = await tester.expectData({ ...FIELDS, addressId: saved.addressId, name: 'Contract suite, changed' }, user);
  findings.expect(changed?.addressId === saved.addressId, 'addressId', `addressId of a changed address: expected ${show(saved.addressId)}, found ${show(changed?.addressId)}`);
  const listed = (await addressesOf(tester, user))?.filter(({ addressId }) => addressId === saved.addressId);
  findings.expect(listed?.length === 1, 'listed', `saved address: expected once in the list, found ${listed?.length ?? 0} times`);
  findings.expect(listed?.[0]?.name === 'Contract suite, changed', 'name', `name of a changed address: expected the new one, found ${show(listed?.[0]?.name)}`);
});

const setDefaultCheck = check(setDefaultAddress, async (tester, { user, addressId }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, { addressId: NO_ADDRESS });
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ addressId: NO_ADDRESS }, user), 'unknown addressId');
  if (addressId === undefined) return findings.note('needs a sound address/saveAddress');
  const before = (await addressesOf(tester, user))?.[0]?.addressId;
  await tester.expectData({ addressId }, user);
  const now = (await addressesOf(tester, user))?.[0]?.addressId;
  findings.expect(now === addressId, 'first', `first address of the list: expected the default ${show(addressId)}, found ${show(now)}`);
  if (before !== undefined && before !== addressId) await tester.expectData({ addressId: before }, user);
});

const removeAddressCheck = check(removeAddress, async (tester, { user, addressId }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, { addressId: NO_ADDRESS });
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ addressId: NO_ADDRESS }, user), 'unknown addressId');
  if (addressId === undefined) return findings.note('needs a sound address/saveAddress');
  await tester.expectData({ addressId }, user);
  const still = (await addressesOf(tester, user))?.some((address) => address.addressId === addressId);
  findings.expect(!still, 'listed', 'removed address: expected to be gone, found it in the list');
});

const listSavedCheck = check(listSavedGoods, async (tester, { user }) => {
  await expectSignIn(tester, {});
  if (!user) return tester.findings.note(SIGNED_IN);
  const rows = (await tester.expectData({}, user))?.rows;
  if (!rows) return;
  expectUnique(tester.findings, 'goods.id', rows.map(({ goods }) => goods.id));
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  const falling = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
  tester.findings.expect(falling, 'order', 'rows[].createTime: expected the newest first');
});

const addSavedCheck = check(addSavedGoods, async (tester, known, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, { goodsId: NO_PART });
  const { user } = known;
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ goodsId: NO_PART }, user), 'unknown goodsId');
  const before = (await savedBy(tester, user)) ?? [];
  const found = (await tester.unreported(searchGoods).expectData({ pageSize: 100 }))?.page.rows ?? [];
  const goodsId = found.find(({ id }) => !before.includes(id))?.id;
  if (goodsId === undefined) return findings.note('needs a part of goods/search that is not saved');
  await tester.expectData({ goodsId }, user);
  await tester.expectData({ goodsId }, user);
  const times = (await savedBy(tester, user))?.filter((id) => id === goodsId).length ?? 0;
  if (findings.expect(times === 1, 'listed', `part saved twice: expected once in the list, found ${times} times`)) known.savedId = goodsId;
});

const removeSavedCheck = check(removeSavedGoods, async (tester, { user, savedId }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, { goodsId: NO_PART });
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  await tester.expectData({ goodsId: NO_PART }, user);
  if (savedId === undefined) return findings.note('needs a sound savedGoods/addSavedGoods');
  await tester.expectData({ goodsId: savedId }, user);
  findings.expect(!(await savedBy(tester, user))?.includes(savedId), 'listed', 'removed part: expected to be gone, found it in the list');
});

async function addressesOf<C extends Call>(tester: CallTester<C>, user: Credentials) {
  return (await tester.unreported(listAddresses).expectData({}, user))?.rows;
}

async function savedBy<C extends Call>(tester: CallTester<C>, user: Credentials): Promise<string[] | undefined> {
  return (await tester.unreported(listSavedGoods).expectData({}, user))?.rows.map(({ goods }) => goods.id);
}

export const OWNED_CHECKS = [
  listAddressesCheck, saveAddressCheck, setDefaultCheck, removeAddressCheck, listSavedCheck, addSavedCheck, removeSavedCheck,
];
