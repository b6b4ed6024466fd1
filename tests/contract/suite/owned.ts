import { listAddresses, removeAddress, saveAddress, setDefaultAddress } from '~/upstream/contract/records/address';
import type { Call } from '~/upstream/contract/base/call';
import { searchGoods } from '~/upstream/contract/records/goods';
import { addSavedGoods, listSavedGoods, removeSavedGoods } from '~/upstream/contract/records/saved-goods';
import { check } from './check';
import { show, type Exam } from './exam';
import { expectUnique } from './records';
import type { Credentials } from './server';
import { expectRefused, expectSignIn } from './sign-in';

/** What a user owns: addresses and saved parts. What is added is removed again. */

export const FIELDS = {
  name: 'Contract suite', phone: '+86 755 0000 0000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Suite Road',
};
const NO_ADDRESS = 'no-such-address-7791';
const NO_PART = 'no-such-part-7791';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';

const listAddressesCheck = check(listAddresses, async (exam, { user }) => {
  await expectSignIn(exam, {});
  if (!user) return exam.findings.note(SIGNED_IN);
  const rows = (await exam.good({}, user))?.rows;
  if (!rows) return;
  expectUnique(exam.findings, 'addressId', rows.map(({ addressId }) => addressId));
  const defaults = rows.filter(({ isDefault }) => isDefault === 'T').length;
  exam.findings.expect(defaults === Math.min(rows.length, 1), 'default', `rows[].isDefault: expected T once, found ${defaults} times`);
  exam.findings.expect(rows.every(({ isDefault }, index) => (isDefault === 'T') === (index === 0)), 'order', 'rows: expected the default address first');
});

const saveAddressCheck = check(saveAddress, async (exam, known, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, FIELDS);
  const { user } = known;
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefused(exam, await exam.envelope({ ...FIELDS, district: '1-44-4401-440103' }, user), 'district of another city');
  expectRefused(exam, await exam.envelope({ ...FIELDS, province: '1-99' }, user), 'unknown province');
  expectRefused(exam, await exam.envelope({ ...FIELDS, addressId: NO_ADDRESS }, user), 'unknown addressId');
  const saved = await exam.good(FIELDS, user);
  if (!saved) return;
  known.addressId = saved.addressId;
  const changed = await exam.good({ ...FIELDS, addressId: saved.addressId, name: 'Contract suite, changed' }, user);
  findings.expect(changed?.addressId === saved.addressId, 'addressId', `addressId of a changed address: expected ${show(saved.addressId)}, found ${show(changed?.addressId)}`);
  const listed = (await addressesOf(exam, user))?.filter(({ addressId }) => addressId === saved.addressId);
  findings.expect(listed?.length === 1, 'listed', `saved address: expected once in the list, found ${listed?.length ?? 0} times`);
  findings.expect(listed?.[0]?.name === 'Contract suite, changed', 'name', `name of a changed address: expected the new one, found ${show(listed?.[0]?.name)}`);
});

const setDefaultCheck = check(setDefaultAddress, async (exam, { user, addressId }, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, { addressId: NO_ADDRESS });
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefused(exam, await exam.envelope({ addressId: NO_ADDRESS }, user), 'unknown addressId');
  if (addressId === undefined) return findings.note('needs a sound address/saveAddress');
  const before = (await addressesOf(exam, user))?.[0]?.addressId;
  await exam.good({ addressId }, user);
  const now = (await addressesOf(exam, user))?.[0]?.addressId;
  findings.expect(now === addressId, 'first', `first address of the list: expected the default ${show(addressId)}, found ${show(now)}`);
  if (before !== undefined && before !== addressId) await exam.good({ addressId: before }, user);
});

const removeAddressCheck = check(removeAddress, async (exam, { user, addressId }, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, { addressId: NO_ADDRESS });
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefused(exam, await exam.envelope({ addressId: NO_ADDRESS }, user), 'unknown addressId');
  if (addressId === undefined) return findings.note('needs a sound address/saveAddress');
  await exam.good({ addressId }, user);
  const still = (await addressesOf(exam, user))?.some((address) => address.addressId === addressId);
  findings.expect(!still, 'listed', 'removed address: expected to be gone, found it in the list');
});

const listSavedCheck = check(listSavedGoods, async (exam, { user }) => {
  await expectSignIn(exam, {});
  if (!user) return exam.findings.note(SIGNED_IN);
  const rows = (await exam.good({}, user))?.rows;
  if (!rows) return;
  expectUnique(exam.findings, 'goods.id', rows.map(({ goods }) => goods.id));
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  const falling = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
  exam.findings.expect(falling, 'order', 'rows[].createTime: expected the newest first');
});

const addSavedCheck = check(addSavedGoods, async (exam, known, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, { goodsId: NO_PART });
  const { user } = known;
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  expectRefused(exam, await exam.envelope({ goodsId: NO_PART }, user), 'unknown goodsId');
  const before = (await savedBy(exam, user)) ?? [];
  const found = (await exam.aside(searchGoods).good({ pageSize: 100 }))?.page.rows ?? [];
  const goodsId = found.find(({ id }) => !before.includes(id))?.id;
  if (goodsId === undefined) return findings.note('needs a part of goods/search that is not saved');
  await exam.good({ goodsId }, user);
  await exam.good({ goodsId }, user);
  const times = (await savedBy(exam, user))?.filter((id) => id === goodsId).length ?? 0;
  if (findings.expect(times === 1, 'listed', `part saved twice: expected once in the list, found ${times} times`)) known.savedId = goodsId;
});

const removeSavedCheck = check(removeSavedGoods, async (exam, { user, savedId }, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, { goodsId: NO_PART });
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  await exam.good({ goodsId: NO_PART }, user);
  if (savedId === undefined) return findings.note('needs a sound savedGoods/addSavedGoods');
  await exam.good({ goodsId: savedId }, user);
  findings.expect(!(await savedBy(exam, user))?.includes(savedId), 'listed', 'removed part: expected to be gone, found it in the list');
});

async function addressesOf<C extends Call>(exam: Exam<C>, user: Credentials) {
  return (await exam.aside(listAddresses).good({}, user))?.rows;
}

async function savedBy<C extends Call>(exam: Exam<C>, user: Credentials): Promise<string[] | undefined> {
  return (await exam.aside(listSavedGoods).good({}, user))?.rows.map(({ goods }) => goods.id);
}

export const OWNED_CHECKS = [
  listAddressesCheck, saveAddressCheck, setDefaultCheck, removeAddressCheck, listSavedCheck, addSavedCheck, removeSavedCheck,
];
