/** Random orders in the form of the contract, with correct amounts. */
import fc from 'fast-check';
import type { WireOrder } from '../../functions/mall/export/document/order-document';

/** Millionths as decimal text. */
function money(millionths: bigint): string {
  const [whole, fraction] = [millionths / 1_000_000n, String(millionths % 1_000_000n).padStart(6, '0').replace(/(?<!0)0+$/, '')];
  return fraction ? `${whole}.${fraction}` : String(whole);
}

/** Rounds half up to whole cents. */
function cents(millionths: bigint): bigint {
  return ((millionths + 5_000n) / 10_000n) * 10_000n;
}

const NAMES = ['国巨', '村田制作所', 'Texas Instruments', '𠮷田电子', 'WÜRTH Elektronik', 'Ωmega & Söhne', '鑫龙（深圳）'];
const TEXTS = [
  '厚膜贴片电阻 10 kΩ ±1% 0.1 W 0603', '多层陶瓷电容 100 nF 50 V X7R 0603，车规级，符合 AEC-Q200；卷带包装，每盘 4,000 只',
  'Multilayer ceramic capacitor 100 nF 50 V X7R 0603, automotive grade', 'µC 32-bit, 72 MHz; −40 °C … +85 °C', '连接器', '', 'emoji 😀 한글',
];
const NUMBERS = ['RC0603FR-0710KL', '0022272021', 'LM358/NOPB', '1E5', 'XC7A100T-2FGG484I-AVERYLONGNUMBERTHATGOESONANDONANDON-0001112223334445556667778889990', '=1+1', '型号-7'];

const line = fc.record({
  mpn: fc.constantFrom(...NUMBERS), brand: fc.constantFrom(...NAMES), cn: fc.constantFrom(...TEXTS), en: fc.constantFrom(...TEXTS),
  qty: fc.integer({ min: 1, max: 2_000_000 }), unit: fc.bigInt({ min: 1n, max: 9_999_999_999n }), off: fc.constantFrom(100n, 92n, 85n),
  partRef: fc.constantFrom(undefined, '4711-0042', '物料 0042', 'W'.repeat(40)), ordered: fc.boolean(), supplier: fc.constantFrom('', '', 'SZ-PARTNER'),
});

/** Orders with this many lines. */
export function orders(least: number, most: number): fc.Arbitrary<WireOrder> {
  return fc.record({
    lines: fc.array(line, { minLength: least, maxLength: most, size: 'max' }),
    number: fc.integer({ min: 0, max: 99_999_999 }),
    at: fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true }),
    orderStatus: fc.constantFrom('P0A', 'P0C', 'P0D', 'P0R', 'P0W', 'P0F'),
    payMethod: fc.constantFrom('PW0', 'PW1'), paid: fc.boolean(), shipped: fc.boolean(), billed: fc.boolean(),
    feeType: fc.constantFrom('FP0', 'FP1'), refunded: fc.constantFrom('0', '0', '12.5'), shortage: fc.constantFrom('ship', 'wait', 'drop'),
    remark: fc.constantFrom(undefined, '请在工作日送货，\r\n送货前电话联系。', 'Goods entrance, door 3\tplease'),
    customerOrderNo: fc.constantFrom(undefined, 'PO 2026/118', '采购 118', 'M'.repeat(40)),
    person: fc.constantFrom('陈晓华', 'Ada Lovelace', '欧阳 娜娜'),
  }).map(({ lines, number, at, paid, shipped, billed, remark, customerOrderNo, person, ...rest }): WireOrder => {
    const priced = lines.map(({ mpn, brand, cn, en, qty, unit, off, partRef, ordered, supplier }, index) => {
      const amount = cents(unit * BigInt(qty));
      const discounted = cents((amount * off) / 100n);
      return {
        amount, discounted,
        wire: {
          goodsId: `F${index}`, mpn, brandNameCn: brand, brandNameEn: brand, descriptionCn: cn, descriptionEn: en, goodsType: 'GT0' as const,
          ...(partRef === undefined ? {} : { partRef }), ...(supplier ? { supplierCode: supplier } : {}), qty, unitPrice: money(unit), amount: money(amount), discountAmount: money(discounted),
          hasDiscount: off < 100n ? 'T' as const : 'F' as const, orderNum: ordered ? Math.ceil(qty / 2) : 0, ...(ordered ? { orderDate: '2026-12-24' } : {}),
          refundNum: 0, refundable: [],
        },
      };
    });
    const sum = (pick: (one: (typeof priced)[number]) => bigint) => priced.reduce((total, one) => total + pick(one), 0n);
    const [total, payable] = [sum(({ amount }) => amount), sum(({ discounted }) => discounted)];
    const orderNo = `F20261122-${String(number).padStart(8, '0')}`;
    const time = at.toISOString();
    return {
      ...rest, orderNo, ...(customerOrderNo === undefined ? {} : { customerOrderNo }), createTime: time, payStatus: paid ? 'P0S' : 'P0C', invoiceStatus: billed ? 'I0S' : 'I0C', overdueFlag: 'P0F',
      payable: money(payable), total: money(total), saving: money(total - payable), ...(payable < total ? { discount: '0.92' } : {}),
      lines: priced.map(({ wire }) => wire),
      address: {
        name: person, phone: '+86 755 0000 0000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '科苑路 18 号 C 座 4 楼',
        provinceNameCn: '广东省', provinceNameEn: 'Guangdong', cityNameCn: '深圳市', cityNameEn: 'Shenzhen', districtNameCn: '南山区', districtNameEn: 'Nanshan',
      },
      ...(remark === undefined ? {} : { remark }),
      payment: { paymentNo: `P${number}`, orderNo, payMethod: rest.payMethod, amount: money(payable), payStatus: paid ? 'P0S' : 'P0C', ...(paid ? { payTime: time } : {}) },
      ...(shipped ? { shipment: { carrier: 'SF', trackingNo: `SF${number}`, createTime: time } } : {}),
      refunds: [], events: [],
      ...(billed ? {
        invoice: {
          orderNo, invoiceStatus: 'I0S', invoiceNo: `V20261123-${number}`, invoiceTitle: '深圳市示范电子科技有限公司', taxNo: '91440300MA5EXAMPLE', amount: money(payable), issueTime: time,
        },
      } : {}),
    };
  });
}
