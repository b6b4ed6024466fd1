import { readCart, setPartRef } from '~/upstream/contract/records/cart';
import { getInvoiceDetails, saveInvoiceDetails } from '~/upstream/contract/records/order';
import { show } from './call-tester';
import { check } from './check';
import { samplesOf } from './sample';
import { expectRefusal, expectSignIn } from './sign-in';

/** What a shop remembers for buyers: their own part numbers in the cart, and the details of the next invoice. */

const NO_PART = 'no-such-part-7791';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
const PART_REF = 'Suite 0042';
const DETAILS = { invoiceTitle: 'Contract suite', taxNo: '91440300MA5EXAMPLE' };

const partRefCheck = check(setPartRef, async (tester, { cart, rows }, { write }) => {
  const { findings } = tester;
  for (const partRef of ['', ' 7', 'x'.repeat(41)]) await tester.expectRefused({ goodsId: NO_PART, partRef }, `partRef ${show(partRef)}`);
  const [some] = samplesOf(rows);
  expectRefusal(tester, await tester.send({ goodsId: some?.id ?? NO_PART, partRef: PART_REF }), 'missing line');
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note('needs a sound cart/addCart');
  const { cartKey, part } = cart;
  for (const partRef of [PART_REF, undefined]) {
    const changed = await tester.expectData({ cartKey, goodsId: part.id, ...(partRef ? { partRef } : {}) });
    findings.expect(!changed || changed.cartKey === cartKey, 'cartKey', `cartKey: expected the one that was sent, found ${show(changed?.cartKey)}`);
    const found = await tester.unreported(readCart).expectData({ cartKey });
    const line = found?.lines.find(({ goodsId }) => goodsId === part.id);
    findings.expect(!found || (found.ownNumbers === 'T' && line?.partRef === partRef), 'listed', `partRef of the line: expected ${show(partRef)}, found ${show(line?.partRef)}`);
  }
});

const detailsCheck = check(getInvoiceDetails, async (tester, { user }) => {
  await expectSignIn(tester, {});
  if (!user) return tester.findings.note(SIGNED_IN);
  await tester.expectData({}, user);
});

const saveDetailsCheck = check(saveInvoiceDetails, async (tester, { user }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, DETAILS);
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  const read = () => tester.unreported(getInvoiceDetails).expectData({}, user);
  expectRefusal(tester, await tester.send({ taxNo: DETAILS.taxNo }, user), 'a tax number alone');
  const before = await read();
  for (const details of [DETAILS, { invoiceTitle: undefined, taxNo: undefined }]) {
    await tester.expectData(details, user);
    const found = await read();
    findings.expect(!found || (found.invoiceTitle === details.invoiceTitle && found.taxNo === details.taxNo), 'kept', `what is remembered: expected ${show(details)}, found ${show(found)}`);
  }
  if (before?.invoiceTitle) await tester.expectData(before, user);
});

export const PART_REF_CHECKS = [partRefCheck];
export const INVOICE_DETAILS_CHECKS = [detailsCheck, saveDetailsCheck];
