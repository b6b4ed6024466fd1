import { useNames } from '~/components/shell/names';
import type { OrderStatus, RefundStatus } from '~/domain/order/states';
import { Tag, type TagKind } from '~/ui/tag/tag';

const ORDER_KIND: Partial<Record<OrderStatus, TagKind>> = { P0C: 'warn', P0A: 'info', P0D: 'info', P0R: 'info', P0W: 'ok' };
const REFUND_KIND: Partial<Record<RefundStatus, TagKind>> = { S01: 'info', S02: 'warn', S03: 'info', S04: 'info', S05: 'ok', S07: 'err' };

export function OrderTag({ status }: { status: OrderStatus }) {
  return <Tag kind={ORDER_KIND[status]}>{useNames()('orderStatus', status)}</Tag>;
}

export function RefundTag({ status }: { status: RefundStatus }) {
  return <Tag kind={REFUND_KIND[status]}>{useNames()('refundStatus', status)}</Tag>;
}
