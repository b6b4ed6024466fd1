import { ORDER_STATUS } from '~/domain/order/states';
import * as v from 'valibot';
import * as contract from '~/upstream/contract/records/order';
import { addWanted } from '../cart/add-products';
import { userCart } from '../cart/owner';
import { handle } from '../http/route';
import { signedIn } from '../user/signed-in';
import { MESSAGES } from './messages';
import { placeOrder } from './place-order';
import { runTransaction } from '../db/transaction';
import { listOrders } from './list-orders';
import { transition } from '../trade/records/transitions';
import { idempotent } from '../trade/idempotent';
import { ownOrder, requireUser, untilDone, wrongState } from '../trade/owned-orders';
import { runDueTransitions } from '../trade/due-transitions';
import { closing } from '../trade/payments/take-payment';
import { readEvents } from '../trade/records/store';
import { toDetail } from '../trade/records/wire';
import { shipmentsOfOrder } from '../trade/shipping/ship-plan';
import { sql } from '../db/queries';

const answer = contract.createOrder.data;

export const orderRoutes = [
  handle(contract.createOrder, async (payload, context) => {
    const account = await signedIn(context);
    await runDueTransitions(context);
    return idempotent(context, account.user_code, 'order', payload, (stored) => v.parse(answer, stored), (record) =>
      placeOrder(context, account, payload, record));
  }),
  handle(contract.listOrders, async (payload, context) => listOrders(context, (await requireUser(context)).userCode, payload)),
  handle(contract.getOrder, async ({ orderNo }, context) => {
    const whole = await ownOrder(context, await requireUser(context), orderNo);
    return { ...toDetail(whole, await readEvents(context.queries, orderNo), context.now, context.bindings.DEMO === '1'), ...shipmentsOfOrder(whole, context) };
  }),
  handle(contract.cancelOrder, async ({ orderNo }, context) => {
    const user = await requireUser(context);
    await untilDone(async () => {
      const { order } = await ownOrder(context, user, orderNo);
      if (order.status !== ORDER_STATUS.pendingPayment) {
        throw wrongState(MESSAGES.notCancellable);
      }
      return runTransaction(context.queries, closing(orderNo, { actor: 'buyer', cause: 'cancelled', at: context.now }));
    });
    return null;
  }),
  handle(contract.confirmReceipt, async ({ orderNo }, context) => {
    const user = await requireUser(context);
    await untilDone(async () => {
      const { order } = await ownOrder(context, user, orderNo);
      if (order.status !== ORDER_STATUS.shipped) throw wrongState(MESSAGES.notOnItsWay);
      return runTransaction(context.queries, [
        ...transition({ machine: 'order', number: orderNo, orderNo }, ORDER_STATUS.shipped, ORDER_STATUS.complete, { actor: 'buyer', cause: 'received', at: context.now }),
        sql('UPDATE trade_order SET received_at = ?2 WHERE order_no = ?1', orderNo, context.now),
      ]);
    });
    return null;
  }),
  handle(contract.buyAgain, async ({ orderNo }, context) => {
    const user = await requireUser(context);
    const { lines } = await ownOrder(context, user, orderNo);
    return addWanted(context, userCart(context, user.userCode), lines.map(({ goods_id: productId, mpn: partNumber, qty: quantity, part_ref: partRef }) => ({
      productId, partNumber, quantity, partRef,
    })));
  }),
];
