import * as contract from '~/upstream/contract/records/address';
import { CODES } from '~/upstream/contract/base/envelope';
import { notFound, Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { signedIn } from '../user/signed-in';
import { checkedAddress } from './checked';
import { MESSAGES } from './messages';
import { addAddress, addressesOf, changeAddress, removeAddress, setDefaultAddress } from './store';
import { toWire } from './wire';

export const addressRoutes = [
  handle(contract.listAddresses, async (_, context) => {
    const { user_code } = await signedIn(context);
    return { rows: (await addressesOf(context.queries, user_code)).map(toWire) };
  }),
  handle(contract.saveAddress, async ({ addressId, isDefault, ...given }, context) => {
    const { queries } = context;
    const { user_code } = await signedIn(context);
    const fields = await checkedAddress(queries, given);
    if (addressId !== undefined) {
      if (!(await changeAddress(queries, user_code, addressId, fields, isDefault === 'T'))) throw notFound(MESSAGES.noAddress);
      return { addressId };
    }
    const added = crypto.randomUUID();
    if (!(await addAddress(queries, user_code, added, fields, isDefault === 'T'))) throw new Refusal(CODES.full, MESSAGES.full(contract.MOST_ADDRESSES));
    return { addressId: added };
  }),
  handle(contract.removeAddress, async ({ addressId }, context) => {
    const { user_code } = await signedIn(context);
    if (!(await removeAddress(context.queries, user_code, addressId))) throw notFound(MESSAGES.noAddress);
    return null;
  }),
  handle(contract.setDefaultAddress, async ({ addressId }, context) => {
    const { user_code } = await signedIn(context);
    if (!(await setDefaultAddress(context.queries, user_code, addressId))) throw notFound(MESSAGES.noAddress);
    return null;
  }),
];
