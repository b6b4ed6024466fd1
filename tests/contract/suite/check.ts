import type { Call, CallGroup } from '~/upstream/contract/base/call';
import type { Data } from '~/upstream/contract/base/call';
import type { searchGoods, WireGoods } from '~/upstream/contract/records/goods';
import { Exam } from './exam';
import { Findings, type CallReport } from './findings';
import type { Credentials, ServerUnderTest } from './server';

/** What earlier calls found out and later ones need. */
export interface Known {
  /** The search without conditions. */
  catalogue?: Data<typeof searchGoods>;
  /** Goods that a search listed. */
  rows: WireGoods[];
  /** Addresses of public files. */
  pictures: string[];
  recommended: string[];
  user?: Credentials & { userCode: string };
  /** The address and the part that were added. */
  addressId?: string;
  savedId?: string;
  /** The anonymous cart that was opened, the part in it, and another. */
  cart?: { cartKey: string; part: SamplePart; other: SamplePart };
  /** The order that was placed, and how far it has come. */
  order?: PlacedOrder;
  /** Who is signed in can be asked of the server. */
  tellsUser: boolean;
}

/** A part to buy: a quantity that can be bought, as can twice that, and one that cannot. */
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
  /** Another one, that is to be cancelled. */
  otherNo: string;
  paymentNo?: string;
  /** It is paid, and so the mall's side can go on with it. */
  paid?: boolean;
  /** Of what is not shipped, and of what is sent back. */
  refundNo?: string;
  returnNo?: string;
}

export interface Options {
  account?: string | undefined;
  password?: string | undefined;
  /** Allows what leaves something behind, feedback and orders, and what the user keeps for a moment: an address, a saved part, a cart. */
  write: boolean;
}

/** Examines one call of the contract. */
export interface Check {
  name: string;
  group: CallGroup;
  examine(server: ServerUnderTest, known: Known, options: Options): Promise<CallReport>;
}

/** Ties what is asked of a call to its declaration. */
export function check<C extends Call>(
  call: C, run: (exam: Exam<C>, known: Known, options: Options) => Promise<void>,
): Check {
  const { name, group } = call;
  return {
    name,
    group,
    async examine(server, known, options) {
      const findings = new Findings();
      await run(new Exam(call, server, findings), known, options);
      return findings.report(name, group);
    },
  };
}
