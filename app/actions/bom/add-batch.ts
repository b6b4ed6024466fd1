import { bomPath } from '../../domain/bom/address/bom-address';
import { countText } from '../../domain/product/delivery';
import { failureWords, type CartOutcome } from '../cart/change-cart';
import { carryOutOwned } from '../form/carry-out';
import type { PostedForm } from '../form/posted-form';
import { addBomToCart } from './add-bom-to-cart';
import { withButton } from './bom-form';
import type { BomVisit } from './bom-outcome';

/**
 * Carries out the form `addBatch` of the cart: adds the parts of a stored bill of materials. If some are left, the page of the bill says why.
 * @throws UpstreamError if the visitor has no bill with this number
 */
export async function postBatch(visit: BomVisit, form: PostedForm): Promise<CartOutcome> {
  const bomNo = form.text('bomNo');
  const { value: bom, failure } = await carryOutOwned(() => visit.boms.read(bomNo));
  if (failure) return { kind: 'again', status: failure.status, answer: { message: { kind: 'error', ...failureWords(failure) } } };
  const outcome = await addBomToCart(visit, { bom }, withButton({ ...form, names: () => [], file: () => null }));
  const cart = outcome.kind === 'bom' ? outcome.answer?.cart : undefined;
  if (cart) {
    const values = { added: countText(cart.added), count: cart.left.length, left: countText(cart.left.length) };
    return { kind: 'done', path: bomPath({ no: bomNo }), message: { kind: 'error', key: 'bom:message.left', values } };
  }
  if (outcome.kind === 'bom' && outcome.answer?.summary) return { kind: 'again', status: outcome.status, answer: { message: { kind: 'error', ...outcome.answer.summary } } };
  return { kind: 'done', message: { kind: 'result', key: 'cart:batch' } };
}
