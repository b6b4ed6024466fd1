import { createContext, type ReactNode, useContext } from 'react';
import type { TradeNames } from '~/domain/dictionary';
import type { OrderStatus, RefundStatus } from '~/domain/order/states';
import { Tag, type TagKind } from '~/ui/tag';

type Type = keyof TradeNames;

const Context = createContext<Partial<TradeNames>>({});

/** The names of codes for everything inside. */
export function NamesProvider({ names, children }: { names: TradeNames; children: ReactNode }) {
  return <Context.Provider value={names}>{children}</Context.Provider>;
}

/** Names codes; one that nobody knows stands for itself. */
export function useNames(): (type: Type, code: string) => string {
  const names = useContext(Context);
  return (type, code) => names[type]?.[code] ?? code;
}

const ORDER_KIND: Partial<Record<OrderStatus, TagKind>> = { P0C: 'warn', P0A: 'info', P0D: 'info', P0R: 'info', P0W: 'ok' };
const REFUND_KIND: Partial<Record<RefundStatus, TagKind>> = { S01: 'info', S02: 'warn', S03: 'info', S04: 'info', S05: 'ok', S07: 'err' };

export function OrderTag({ status }: { status: OrderStatus }) {
  return <Tag kind={ORDER_KIND[status]}>{useNames()('orderFilter', status)}</Tag>;
}

export function RefundTag({ status }: { status: RefundStatus }) {
  return <Tag kind={REFUND_KIND[status]}>{useNames()('refundStatus', status)}</Tag>;
}
