/** Which orders a list shows: reads and writes the parameters of its address. */

import { centrePath } from '../account/centre-path';
import { readCount } from '../numbers/reading';
import { ORDER_TABS, TIME_FILTERS, type OrderTab, type TimeFilter } from './order-records';

export interface OrderListQuery {
  status: OrderTab;
  time: TimeFilter;
  /** Part of an order number, or the beginning of a part number; empty for all orders. */
  keyword: string;
  pageNo: number;
  pageSize: number;
}

/** How many lines of each order a list shows, the first ones. */
export const LISTED_LINES = 3;

/** The possible numbers of orders on a page. */
export const ORDER_PAGE_SIZES = [10, 20, 50] as const;

const FIRST: OrderListQuery = { status: 'ALL', time: '3m', keyword: '', pageNo: 1, pageSize: ORDER_PAGE_SIZES[0] };
const LONGEST = 100;
const LAST_PAGE = 1_000_000;

/** Reads the parameters of an address. Invalid values count as missing. */
export function readOrderList(params: URLSearchParams): OrderListQuery {
  const size = readCount(params.get('size'));
  return {
    status: ORDER_TABS.find((tab) => tab === params.get('status')) ?? FIRST.status,
    time: TIME_FILTERS.find((time) => time === params.get('time')) ?? FIRST.time,
    keyword: (params.get('keyword') ?? '').trim().slice(0, LONGEST),
    pageNo: Math.min(Math.max(1, readCount(params.get('page')) ?? 1), LAST_PAGE),
    pageSize: ORDER_PAGE_SIZES.find((one) => one === size) ?? FIRST.pageSize,
  };
}

/** The parameters of a list of orders, except the tab of the membership centre. Defaults are left out. */
export function orderListFields({ status, time, keyword, pageNo, pageSize }: OrderListQuery): Array<[name: string, value: string]> {
  return [
    ...(status === FIRST.status ? [] : [['status', status] as [string, string]]),
    ...(time === FIRST.time ? [] : [['time', time] as [string, string]]),
    ...(keyword === FIRST.keyword ? [] : [['keyword', keyword] as [string, string]]),
    ...(pageSize === FIRST.pageSize ? [] : [['size', String(pageSize)] as [string, string]]),
    ...(pageNo === FIRST.pageNo ? [] : [['page', String(pageNo)] as [string, string]]),
  ];
}

/** The address of a list of orders after a change. The list starts at page 1, unless `change` contains a page. */
export function orderListPath(query: OrderListQuery, change: Partial<OrderListQuery> = {}): string {
  const fields = orderListFields({ ...query, pageNo: 1, ...change });
  const search = new URLSearchParams(fields).toString();
  return search ? `${centrePath('orders')}&${search}` : centrePath('orders');
}
