import { useNames } from '~/components/shell/names';
import { ORDER_STATUS, REFUND_STATUS, type OrderStatus, type RefundStatus } from '~/domain/order/states';
import { Tag, type TagKind } from '~/ui/tag/tag';

const ORDER_KIND: Partial<Record<OrderStatus, TagKind>> = {
  [ORDER_STATUS.pendingPayment]: 'warn',
  [ORDER_STATUS.awaitingApproval]: 'info',
  [ORDER_STATUS.preparing]: 'info',
  [ORDER_STATUS.shipped]: 'info',
  [ORDER_STATUS.complete]: 'ok',
};
const REFUND_KIND: Partial<Record<RefundStatus, TagKind>> = {
  [REFUND_STATUS.awaitingApproval]: 'info',
  [REFUND_STATUS.awaitingReturn]: 'warn',
  [REFUND_STATUS.awaitingReceipt]: 'info',
  [REFUND_STATUS.refunding]: 'info',
  [REFUND_STATUS.complete]: 'ok',
  [REFUND_STATUS.rejected]: 'err',
};

export function OrderTag({ status }: { status: OrderStatus }) {
  return <Tag kind={ORDER_KIND[status]}>{useNames()('orderStatus', status)}</Tag>;
}

export function RefundTag({ status }: { status: RefundStatus }) {
  return <Tag kind={REFUND_KIND[status]}>{useNames()('refundStatus', status)}</Tag>;
}
