import * as v from 'valibot';
import { edit, idle, put, raise, rows, type Mutation } from './mutation-tools';

const CART = 'cart/qryCart';
const ADD = 'cart/addCart';
const OTHER_KEY = 'another-key-of-nobody-another-key-of-nobody';

/** Edits the cart in all answers of the call that reads it. */
function editCart(title: string, change: (cart: EditableCart) => void, ...kinds: string[]): Mutation {
  return edit(CART, title, (text) => {
    const body = v.parse(v.looseObject({ data: v.nullable(editableCart) }), JSON.parse(text));
    if (body.data) change(body.data);
    return JSON.stringify(body);
  }, ...kinds);
}

const editableCart = v.looseObject({
  lines: v.array(v.looseObject({ goodsId: v.string(), goods: v.optional(v.looseObject({ id: v.string() })) })),
  totals: v.looseObject({ sellers: v.array(v.looseObject({ amount: v.string() })) }),
});
type EditableCart = v.InferOutput<typeof editableCart>;

const NOTHING = { lines: 0, total: '0', eligible: '0', saving: '0', payable: '0', feeType: 'FP1', sellers: [] };
const more = (amount: unknown) => (Number(amount) + 1).toFixed(2).replace(/(?<=[1-9])0+$|\.0+$/, '');

function ofCart(mutation: Mutation): Mutation {
  return { ...mutation, group: 'cart' };
}

export const CART_MUTATIONS = [
  {
    ...editCart('a line twice', (cart) => cart.lines.push(...cart.lines.slice(0, 1).map((line) => ({ ...line, selected: 'F' })))),
    faults: [`${CART}: unique lines.goodsId`, 'cart/selectCart: listed'],
  },
  editCart('a part that is not the line’s', ({ lines }) => lines.forEach(({ goods }) => goods && (goods.id = 'X')), 'goods.id'),
  editCart('lines without a brand', ({ lines }) => lines.forEach((line) => Object.assign(line, { brandNameCn: '', brandNameEn: '' })), 'text lines[].brandName'),
  editCart('a price of another tier', ({ lines }) => lines.forEach((line) => (line['unitPrice'] = more(line['unitPrice']))), 'unitPrice'),
  editCart('an amount alone', ({ lines }) => lines.forEach((line) => delete line['unitPrice']), 'priced'),
  editCart('a discount that no tier gives', ({ lines }) => lines.forEach((line) => (line['discountAmount'] = '0.01')), 'discountAmount', 'totals.payable'),
  editCart('a price of a part that is not sold', ({ lines, totals }) => {
    lines.forEach((line) => delete line.goods);
    Object.assign(totals, { eligible: '0', next: undefined });
  }, 'amounts without goods'),
  editCart('a flag that is true', ({ lines }) => lines.forEach((line) => (line['selected'] = true)), 'data lines[].selected'),
  editCart('a wrong count of lines', ({ totals }) => (totals['lines'] = 7), 'totals.lines'),
  editCart('a total above its lines', ({ totals }) => (totals['total'] = more(totals['total'])), 'totals.total', 'totals.saving'),
  editCart('less to pay than the lines', ({ totals }) => (totals['payable'] = '0.01'), 'totals.payable', 'totals.saving'),
  editCart('a saving without a discount', ({ totals }) => (totals['saving'] = '1'), 'totals.saving'),
  editCart('an eligible amount above the lines', ({ totals }) => Object.assign(totals, { eligible: more(totals['eligible']), next: undefined }), 'totals.eligible'),
  editCart('a seller’s amount above the lines', ({ totals }) => totals.sellers.forEach((seller) => (seller.amount = more(seller.amount))), 'totals.sellers'),
  editCart('shipments of other parts', (cart) => (cart['shipments'] = [{ date: '2026-12-01', lines: [{ goodsId: 'X', qty: 1 }] }]), 'shipments'),
  editCart('no sellers', ({ totals }) => (totals.sellers = []), 'totals.sellers'),
  editCart('the same key for everybody', (cart) => (cart['cartKey'] = OTHER_KEY), 'cartKey', 'cartKey of an unknown cart', 'cartKey of a user', 'cartKey used up'),
  {
    ...editCart('an empty cart', (cart) => Object.assign(cart, { lines: [], totals: NOTHING, shipments: [] })),
    faults: [`${CART}: lines`, `${CART}: merged`, `${CART}: merged twice`, 'cart/setCartNum: listed', 'cart/setPartRef: listed', 'cart/quickOrder: listed', 'cart/addBatch: listed', 'cart/removeCart: lines'],
  },
  edit(
    ADD, 'success for any payload', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse payload without goodsId', 'refuse cartNum 0', 'refuse cartNum 1.5', 'refuse cartNum "all"',
    'refuse unknown goodsId', 'refuse quantity that cannot be bought',
  ),
  edit(ADD, 'no key', put(/"cartKey":"[^"]*",/, ''), 'cartKey'),
  edit(ADD, 'another key each time', put(/"cartKey":".{4}/, '"cartKey":"____'), 'same cartKey', 'sum'),
  edit(ADD, 'accepts any key', put(/"cartKey":"[^"]*"/, '"cartKey":"no-such-key-7791-no-such-key-7791-no-such-k"'), 'new cartKey', 'sum'),
  edit(ADD, 'a key for users', put(/"data":\{"lines"/, `"data":{"cartKey":"${OTHER_KEY}","lines"`), 'cartKey of a user'),
  edit(ADD, 'one piece more', raise(/("cartNum":)(\d+)/), 'cartNum', 'sum'),
  edit(ADD, 'one line more', raise(/("lines":)(\d+)/), 'lines'),
].map(ofCart);

/** Independent of each other. */
export const CART_CHANGE_MUTATIONS = [
  idle('cart/setCartNum', '{"lines":1}', 'refuse cartNum 0', 'refuse missing line', 'refuse quantity that cannot be bought', 'cartKey', 'listed'),
  idle('cart/setPartRef', '{"lines":1}', 'refuse partRef ""', 'refuse partRef " 7"', `refuse partRef "${'x'.repeat(41)}"`, 'refuse missing line', 'cartKey', 'listed'),
  idle('cart/selectCart', '{"lines":0}', 'refuse payload without goodsIds', 'listed'),
  edit('cart/selectCart', 'other lines have changed', put(/"changed":\d+/, '"changed":7'), 'changed'),
  edit('cart/selectCart', 'a key for an unknown cart', put(/"data":\{"lines":0/, `"data":{"cartKey":"${OTHER_KEY}","lines":0`), 'unknown cart'),
  edit('cart/quickOrder', 'every line is added', put(/"outcome":"unknown"/g, '"outcome":"added"'), 'outcome', 'candidates'),
  edit('cart/quickOrder', 'without a reason', put(/,"reason":"[^"]*"/g, ''), 'reason'),
  edit('cart/quickOrder', 'a missing row', rows((all) => all.slice(1)), 'rows', 'outcome'),
  edit('cart/quickOrder', 'another part', put(/("candidates":\[\{"goodsId":")/g, '$1X'), 'listed'),
  edit('cart/addBatch', 'every line is added', put(/"outcome":"(?:unknown|quantity)"/g, '"outcome":"added"'), 'outcome', 'rows'),
  edit('cart/addBatch', 'without a reason', put(/,"reason":"[^"]*"/g, ''), 'reason'),
  edit('cart/addBatch', 'without the part number', put(/"mpn":"[^"]*","candidates":/g, '"candidates":'), 'mpn'),
  idle('cart/addBatch', '{"lines":1,"rows":[]}', 'refuse no lines', 'refuse cartNum 0', 'outcome', 'rows', 'mpn', 'listed'),
  idle('cart/removeCart', '{"lines":0}', 'refuse goodsIds that are not a list', 'listed', 'lines'),
  idle('cart/clearCart', '{"lines":0}', 'listed'),
  edit('cart/clearCart', 'a count of one line', raise(/("lines":)(\d+)/), 'lines', 'unknown cart'),
].map(ofCart);
