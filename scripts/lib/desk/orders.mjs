import { listPage } from './list-page.mjs';

const HEAD = ['NUMBER', 'TIME', 'STATUS', 'PAYMENT', 'PAYABLE', 'LINES', 'REFUNDS', 'ACCOUNT'];
const PICK_HEAD = ['ID', 'PART NUMBER', 'MANUFACTURER', 'FROM STOCK', 'ORDERED IN'];
/** The head of the column with the buyer's own part numbers, for the labels of the bags. */
const OWN_HEAD = 'BUYER’S NUMBER';

/** What buyers want if pieces are missing. */
const WISHES = { ship: 'ship the others, pay back what is missing', wait: 'wait for all pieces', drop: 'leave out the part, pay it back' };

/** The commands about orders. */
export const ORDER_COMMANDS = {
  list: { arguments: [], run: list },
  pick: { arguments: ['NUMBER'], run: pick },
  ship: { arguments: ['NUMBER'], changes: true, run: ship },
};

async function list(desk, _, options) {
  const status = options.all ? undefined : statusOf(desk.tools.ORDER_STATUS, options.status ?? 'preparing');
  await listPage(desk, options, {
    path: 'operator/qryOrders', wanted: { ...(status ? { status } : {}), ...(options.account ? { account: options.account } : {}) },
    none: 'There is no such order', head: HEAD,
    cellsOf: (row) => [
      row.orderNo, desk.timeText(row.createTime), desk.nameOf('orderStatus', row.orderStatus), desk.nameOf('paymentStatus', row.payStatus), row.payable,
      String(row.lineNum), row.openRefunds > 0 ? `${row.openRefunds} to decide` : '-', row.account ?? row.userCode,
    ],
  });
}

/** @param {Record<string, string>} statuses - codes by name @param {string} given - a name such as pending-payment */
function statusOf(statuses, given) {
  const names = Object.keys(statuses).map((name) => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`));
  const code = Object.values(statuses)[names.indexOf(given)];
  if (code === undefined) throw new Error(`--status ${given} is none of ${names.join(', ')}`);
  return code;
}

async function pick({ call, tools, nameOf, timeText, print }, [orderNo], { json }) {
  const order = await call('operator/qryOrder', { orderNo });
  if (json) return print(tools.safeJson(order));
  if (order.picks.length === 0) throw new Error(`${tools.safeText(orderNo)} has the status “${nameOf('orderStatus', order.orderStatus)}”, so there is nothing to pick`);
  const { address } = order;
  const place = tools.placeLines(tools.placeOf(address, (field) => address[`${field}En`] ?? ''), 'en');
  print(tools.fields([
    ['order', `${order.orderNo}, placed ${timeText(order.createTime)}`], ['their order', order.customerOrderNo], ['to', `${address.name}, ${address.phone}`], ['address', place.filter(Boolean).join(', ')],
    ['remark', order.remark], ['short', WISHES[order.shortage]],
    ['refunds', order.refunds.some(({ refundStatus }) => refundStatus === tools.REFUND_STATUS.awaitingApproval) ? 'decide on them first: npm run desk -- refunds list' : undefined],
  ]));
  const lineOf = new Map(order.lines.map((line) => [line.goodsId, line]));
  const own = order.picks.some(({ goodsId }) => lineOf.get(goodsId)?.partRef);
  print(`\n${tools.table(own ? [...PICK_HEAD, OWN_HEAD] : PICK_HEAD, order.picks.map(({ goodsId, mpn, stockNum, orderNum }) => [
    goodsId, mpn, lineOf.get(goodsId)?.brandNameEn ?? lineOf.get(goodsId)?.brandName ?? '-', String(stockNum), String(orderNum),
    ...(own ? [lineOf.get(goodsId)?.partRef ?? '-'] : []),
  ]))}`);
}

async function ship({ call, tools, print, confirm }, [orderNo], { carrier, tracking, found = [], json }) {
  if (!carrier || !tracking) throw new Error('How is it shipped? --carrier NAME --tracking NUMBER');
  const short = found.map(foundOf);
  const no = tools.safeText(orderNo);
  await call('operator/qryOrder', { orderNo });
  await confirm(`Ship ${no} by ${tools.safeText(carrier)}, number ${tools.safeText(tracking)}${short.length > 0 ? `, with ${short.length} parts short` : ''}?`);
  await call('operator/shipOrder', { orderNo, carrier, trackingNo: tracking, ...(short.length > 0 ? { found: short } : {}) });
  const { orderStatus, refunds } = await call('operator/qryOrder', { orderNo });
  if (json) return print(tools.safeJson({ orderNo, orderStatus, carrier, trackingNo: tracking }));
  const shipped = orderStatus === tools.ORDER_STATUS.shipped;
  const paidBack = short.length > 0 && refunds.length > 0 ? '; what is missing is paid back' : '';
  print(shipped ? `${no} is shipped${paidBack}` : `${no} has nothing left to ship${paidBack}`);
}

/** @param {string} given - such as F0000000012=5: of this part, 5 pieces were found */
function foundOf(given) {
  const [, goodsId, qty] = /^(.+)=(\d+)$/.exec(given) ?? [];
  if (goodsId === undefined) throw new Error(`--found ${given} is not like --found F0000000012=5`);
  return { goodsId, qty: Number(qty) };
}
