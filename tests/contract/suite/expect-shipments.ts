import type * as v from 'valibot';
import type { shipments } from '~/upstream/contract/records/cart';
import { show } from './call-tester';
import type { Findings } from './findings';

type Shipments = v.InferOutput<typeof shipments>;

/** Expects shipments of these parts only, by day. @param isRight - whether a part may have this number of pieces in all shipments */
export function expectShipments(findings: Findings, planned: Shipments, goodsIds: readonly string[], isRight: (goodsId: string, pieces: number) => boolean): void {
  const stray = planned.flatMap(({ lines }) => lines).find(({ goodsId }) => !goodsIds.includes(goodsId));
  findings.expect(!stray, 'shipments', `shipments: expected no part that does not ship, found ${show(stray?.goodsId)}`);
  for (const goodsId of goodsIds) {
    const pieces = planned.flatMap(({ lines }) => lines).filter((line) => line.goodsId === goodsId).reduce((sum, { qty }) => sum + qty, 0);
    findings.expect(isRight(goodsId, pieces), 'shipments', `shipments: expected all pieces of ${show(goodsId)}, found ${pieces}`);
  }
}
