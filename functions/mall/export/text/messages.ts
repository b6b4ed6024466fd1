import type { SkipReason } from '~/domain/bom/bom';
import type { PurchaseProblem } from '~/domain/bom/build/purchase';
import type { Language } from '~/domain/text/language';
import type { ExportKind } from '~/domain/order/export-kinds';

/** The words of downloaded files. */
export interface Words {
  /** The first word of each file name. */
  file: Record<ExportKind, string>;
  sheet: Record<'cart' | 'orders' | 'bom', string>;
  confirmation: string;
  invoice: string;
  column: {
    orderNo: string; customerOrderNo: string; ordered: string; status: string; method: string; payment: string; invoice: string;
    mpn: string; partRef: string; brand: string; description: string; partner: string; quantity: string; unitPrice: string; amount: string; discounted: string;
    freight: string; payable: string; refunded: string; selected: string; note: string;
  };
  yes: string;
  no: string;
  withdrawn: string;
  notInQuantity: string;
  /** Sentences about lines of a bill of materials. */
  bom: {
    skipped: Record<SkipReason, string>;
    out: Record<'undecided' | 'noQuantity' | 'refused' | PurchaseProblem, string>;
    boughtWith(line: number): string;
    space: string;
  };
  fact: {
    orderNo: string; customerOrderNo: string; ordered: string; status: string; method: string; payment: string; payBy: string; paid: string; due: string; paymentNo: string; shipped: string; parcel: string;
    invoiceNo: string; issued: string;
  };
  deliverTo: string;
  invoiceTo: string;
  seller: string;
  buyer: string;
  taxNo(no: string): string;
  partner(supplier: string): string;
  partRef(number: string): string;
  orderedIn(pieces: string, day: string | undefined): string;
  total: string;
  discount(name: string): string;
  refunds: string;
  freight: string;
  shipping: string;
  orderTotal: string;
  invoiceAmount: string;
  inWords: string;
  remark: string;
  shortage: string;
  shortageWish: Record<'ship' | 'wait' | 'drop', string>;
  currency: string;
  pageOf(page: number, pages: number): string;
  printed(moment: string, zone: string): string;
  comma: string;
}

const en: Words = {
  file: { cart: 'cart', orders: 'orders', order: 'order', invoice: 'invoice', bom: 'bom' },
  sheet: { cart: 'Cart', orders: 'Orders', bom: 'BOM' },
  confirmation: 'Order confirmation',
  invoice: 'Invoice',
  column: {
    orderNo: 'Order number', customerOrderNo: 'Your order number', ordered: 'Ordered', status: 'Order status', method: 'Payment method', payment: 'Payment', invoice: 'Invoice',
    mpn: 'Part number', partRef: 'Your part number', brand: 'Manufacturer', description: 'Description', partner: 'Partner', quantity: 'Quantity', unitPrice: 'Unit price (CNY)', amount: 'Amount (CNY)',
    discounted: 'After discount (CNY)', freight: 'Order freight (CNY)', payable: 'Order total (CNY)', refunded: 'Order refunded (CNY)', selected: 'Selected', note: 'Note',
  },
  yes: 'Yes',
  no: 'No',
  withdrawn: 'No longer sold',
  notInQuantity: 'Cannot be ordered in this quantity',
  bom: {
    skipped: { dnp: 'Skipped: marked as not fitted.', mechanical: 'Skipped: not a part to buy.', person: 'Left out by hand.' },
    out: {
      undecided: 'Not bought: choose a part first.', noQuantity: 'Not bought: no quantity is stated.', refused: 'Not bought: it cannot be bought in the quantity that was typed.',
      noPrice: 'Not bought: it has no price at present.', noStock: 'Not bought: there is not enough in stock.', tooMany: 'Not bought: one order cannot hold as many.',
    },
    boughtWith: (line) => `Bought with line ${line}.`,
    space: ' ',
  },
  fact: {
    orderNo: 'Order number', customerOrderNo: 'Your order number', ordered: 'Ordered', status: 'Status', method: 'Payment method', payment: 'Payment', payBy: 'Pay by', paid: 'Paid on', due: 'Payment due',
    paymentNo: 'Payment number', shipped: 'Shipped', parcel: 'Parcel', invoiceNo: 'Invoice number', issued: 'Issued on',
  },
  deliverTo: 'Deliver to',
  invoiceTo: 'Invoice to',
  seller: 'Seller',
  buyer: 'Buyer',
  taxNo: (no) => `Tax number ${no}`,
  partner: (supplier) => `Sold by partner ${supplier}`,
  partRef: (number) => `Your part number ${number}`,
  orderedIn: (pieces, day) => `${pieces} of them to order${day ? `, ships by ${day}` : ''}`,
  total: 'Total of the lines',
  discount: (name) => `Discount, ${name}`,
  refunds: 'Refunded',
  freight: 'Freight',
  shipping: 'Shipping',
  orderTotal: 'Order total',
  invoiceAmount: 'Invoice amount',
  inWords: '',
  remark: 'Your remark',
  shortage: 'If a part runs short',
  shortageWish: { ship: 'Ship what is in stock', wait: 'Ship when complete', drop: 'Leave the part out' },
  currency: 'All amounts in CNY',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  printed: (moment, zone) => `Printed ${moment}\u2003Times in ${zone}`,
  comma: ', ',
};

const cn: Words = {
  file: { cart: '购物车', orders: '订单列表', order: '订单', invoice: '发票', bom: 'BOM' },
  sheet: { cart: '购物车', orders: '订单', bom: 'BOM' },
  confirmation: '订单确认书',
  invoice: '发票',
  column: {
    orderNo: '订单号', customerOrderNo: '您的采购单号', ordered: '下单时间', status: '订单状态', method: '付款方式', payment: '付款状态', invoice: '开票状态',
    mpn: '型号', partRef: '您的料号', brand: '品牌', description: '描述', partner: '第三方供应商', quantity: '数量', unitPrice: '单价（元）', amount: '金额（元）',
    discounted: '优惠后金额（元）', freight: '订单运费（元）', payable: '订单应付（元）', refunded: '订单已退（元）', selected: '已选', note: '备注',
  },
  yes: '是',
  no: '否',
  withdrawn: '已停售',
  notInQuantity: '该数量无法订购',
  bom: {
    skipped: { dnp: '已跳过：标为不贴装。', mechanical: '已跳过：不是要采购的元器件。', person: '已手动排除。' },
    out: {
      undecided: '未采购：请先选定型号。', noQuantity: '未采购：未写明数量。', refused: '未采购：填写的数量无法购买。',
      noPrice: '未采购：暂无价格。', noStock: '未采购：库存不足。', tooMany: '未采购：超出单笔订单上限。',
    },
    boughtWith: (line) => `与第 ${line} 行一并采购。`,
    space: '',
  },
  fact: {
    orderNo: '订单号', customerOrderNo: '您的采购单号', ordered: '下单时间', status: '订单状态', method: '付款方式', payment: '付款状态', payBy: '付款截止', paid: '付款时间', due: '账期到期',
    paymentNo: '付款编号', shipped: '发货时间', parcel: '运单号', invoiceNo: '发票号码', issued: '开票日期',
  },
  deliverTo: '收货信息',
  invoiceTo: '开票信息',
  seller: '销售方',
  buyer: '购买方',
  taxNo: (no) => `税号 ${no}`,
  partner: (supplier) => `第三方供应商 ${supplier}`,
  partRef: (number) => `您的料号 ${number}`,
  orderedIn: (pieces, day) => `其中 ${pieces} 件需订货${day ? `，${day} 前发货` : ''}`,
  total: '元器件金额',
  discount: (name) => `优惠（${name}）`,
  refunds: '已退款',
  freight: '运费',
  shipping: '配送',
  orderTotal: '订单金额',
  invoiceAmount: '价税合计',
  inWords: '金额大写',
  remark: '您的备注',
  shortage: '缺货时',
  shortageWish: { ship: '有多少发多少', wait: '等齐再发', drop: '取消缺货的元器件' },
  currency: '金额单位：人民币元',
  pageOf: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  printed: (moment, zone) => `打印时间 ${moment}\u2003时间均为${zone}`,
  comma: ' ',
};

export const WORDS: Record<Language, Words> = { cn, en };
