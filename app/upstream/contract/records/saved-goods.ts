import * as v from 'valibot';
import { call, nothing } from '../base/call';
import { moment, optionalText, rows } from '../base/fields';
import { goodsId } from './cart';
import { goods } from './goods';

const one = v.object({ goodsId });

/** The part number of the product that was saved or removed. */
export const changedProduct = v.object({ mpn: optionalText });
/** Any other answer is accepted too. It has no part number. */
const changed = v.nullish(v.union([changedProduct, v.unknown()]));

/** The maximum number of saved products of a user. */
export const SAVED_LIMIT = 200;

export const listSavedGoods = call({
  name: 'savedGoods/qrySavedGoodsList', group: 'user', method: 'POST', path: 'savedGoods/qrySavedGoodsList', policy: 'never',
  payload: nothing, data: rows(v.object({ goods, createTime: moment })),
  summary: 'Parts the signed-in user saved for later, newest first, with their figures of now',
});

export const addSavedGoods = call({
  name: 'savedGoods/addSavedGoods', group: 'user', method: 'POST', path: 'savedGoods/addSavedGoods', policy: 'never',
  payload: one, data: changed, summary: 'Saves a part for later; saved twice it is saved once',
});

export const removeSavedGoods = call({
  name: 'savedGoods/removeSavedGoods', group: 'user', method: 'POST', path: 'savedGoods/removeSavedGoods', policy: 'never',
  payload: one, data: changed, summary: 'Removes a saved part; one that is not there changes nothing',
});
