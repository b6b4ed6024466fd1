import type * as v from 'valibot';
import * as contract from '~/upstream/contract/address';
import { CODES } from '~/upstream/contract/envelope';
import { badPayload, notFound, Refusal } from '../refusal';
import { wrongRegion, type RegionPath } from '../region/store';
import { handle } from '../route';
import { signedIn } from '../user/signed-in';
import { addAddress, addressesOf, changeAddress, removeAddress, setDefaultAddress, type AddressFields, type AddressRow } from './store';

/** The same for one that does not exist and one of somebody else (security promise 14). */
const NO_ADDRESS = { cn: '没有这个收货地址，它可能已被删除。', en: 'There is no such address; it may have been removed.' };
const FULL = {
  cn: `最多可以保存 ${contract.MOST_ADDRESSES} 个收货地址，请先删除不用的地址。`,
  en: `You can keep up to ${contract.MOST_ADDRESSES} addresses. Remove one you no longer need first.`,
};
const BLANK = { cn: '不能为空。', en: 'must not be blank.' };
const WRONG_REGION: Record<keyof RegionPath, { cn: string; en: string }> = {
  province: { cn: '没有这个省份。', en: 'there is no such province.' },
  city: { cn: '所选省份没有这个城市。', en: 'there is no such city in the province.' },
  district: { cn: '所选城市没有这个区县。', en: 'there is no such district in the city.' },
};

type Address = v.InferInput<typeof contract.address>;

export const addressRoutes = [
  handle(contract.listAddresses, async (_, context) => {
    const { user_code } = await signedIn(context);
    return { rows: (await addressesOf(context.queries, user_code)).map(toWire) };
  }),
  handle(contract.saveAddress, async ({ addressId, isDefault, ...given }, context) => {
    const { queries } = context;
    const { user_code } = await signedIn(context);
    const fields = tidy(given);
    const wrong = await wrongRegion(queries, fields);
    if (wrong) throw badPayload(wrong, WRONG_REGION[wrong]);
    if (addressId !== undefined) {
      if (!(await changeAddress(queries, user_code, addressId, fields, isDefault === 'T'))) throw notFound(NO_ADDRESS);
      return { addressId };
    }
    const added = crypto.randomUUID();
    if (!(await addAddress(queries, user_code, added, fields, isDefault === 'T'))) throw new Refusal(CODES.full, FULL);
    return { addressId: added };
  }),
  handle(contract.removeAddress, async ({ addressId }, context) => {
    const { user_code } = await signedIn(context);
    if (!(await removeAddress(context.queries, user_code, addressId))) throw notFound(NO_ADDRESS);
    return null;
  }),
  handle(contract.setDefaultAddress, async ({ addressId }, context) => {
    const { user_code } = await signedIn(context);
    if (!(await setDefaultAddress(context.queries, user_code, addressId))) throw notFound(NO_ADDRESS);
    return null;
  }),
];

/** Without outer blanks. @throws Refusal that names a field in which there is nothing else */
function tidy(fields: AddressFields): AddressFields {
  const [name, phone, detail] = [fields.name.trim(), fields.phone.trim(), fields.detail.trim()];
  for (const [field, value] of Object.entries({ name, phone, detail })) if (value === '') throw badPayload(field, BLANK);
  return { ...fields, name, phone, detail };
}

function toWire({ provinceNameCn, provinceNameEn, cityNameCn, cityNameEn, districtNameCn, districtNameEn, ...row }: AddressRow): Address {
  return {
    ...row,
    ...(provinceNameCn === null ? {} : { provinceNameCn }), ...(provinceNameEn === null ? {} : { provinceNameEn }),
    ...(cityNameCn === null ? {} : { cityNameCn }), ...(cityNameEn === null ? {} : { cityNameEn }),
    ...(districtNameCn === null ? {} : { districtNameCn }), ...(districtNameEn === null ? {} : { districtNameEn }),
  };
}
