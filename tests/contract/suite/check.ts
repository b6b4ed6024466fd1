import type { Call, CallGroup } from '~/upstream/contract/base/call';
import type { Data } from '~/upstream/contract/base/call';
import type { WireGoods } from '~/upstream/contract/records/goods';
import type { searchGoods } from '~/upstream/contract/records/search';
import { CallTester } from './call-tester';
import { Findings, type CallReport } from './findings';
import type { Credentials, ServerUnderTest } from './server';

/** What earlier checks learn and later checks need. */
export interface Known {
  /** The answer of a search without conditions. */
  catalogue?: Data<typeof searchGoods>;
  /** The rows of that answer. */
  rows: WireGoods[];
  /** Addresses of public files. */
  pictures: string[];
  recommended: string[];
  /** An article of the list. */
  articleKey?: string | undefined;
  user?: Credentials & { userCode: string };
  /** The address and the saved part that the suite adds. */
  addressId?: string;
  savedId?: string;
  /** The anonymous cart of the suite, the part in it, and another part. */
  cart?: { cartKey: string; part: SamplePart; other: SamplePart };
  /** The anonymous bill of materials of the suite, that of the user, and the key of its link. */
  bom?: { bomNo: string; bomKey: string };
  savedBom?: { bomNo: string; version: number };
  shareKey?: string;
  /** The draw of the suite. */
  drawNo?: number;
  /** The order of the suite, and how far it is. */
  order?: PlacedOrder;
  /** `user/getLoginInfo` works, so other checks may use it. */
  loginInfoWorks: boolean;
}

/** A part to buy. `few` and twice `few` can be bought, `wrong` cannot. */
export interface SamplePart {
  id: string;
  mpn: string;
  few: number;
  wrong: number;
}

export interface PlacedOrder {
  orderNo: string;
  payable: string;
  goodsId: string;
  qty: number;
  /** A second order, which the suite cancels. */
  otherNo: string;
  paymentNo?: string;
  /** The order is paid, so the operator's calls can be tested with it. */
  paid?: boolean;
  /** The refund before shipping, and the return after it. */
  refundNo?: string;
  returnNo?: string;
}

export interface Options {
  account?: string | undefined;
  password?: string | undefined;
  /** Allows calls that write. Feedback and orders stay; the address, the saved part and the cart are removed again. */
  write: boolean;
}

/** Tests one call of the contract. */
export interface Check {
  name: string;
  group: CallGroup;
  run(server: ServerUnderTest, known: Known, options: Options): Promise<CallReport>;
}

/** Makes a check from a call's declaration and the function that tests it. */
export function check<C extends Call>(
  call: C, test: (tester: CallTester<C>, known: Known, options: Options) => Promise<void>,
): Check {
  const { name, group, optional = false } = call;
  return {
    name,
    group,
    async run(server, known, options) {
      const findings = new Findings();
      await test(new CallTester(call, server, findings), known, options);
      return findings.report(name, group, optional);
    },
  };
}
