/** The buyer's own numbers: typed in the cart, taken to checkout, and found again on the order. */
import { ADDRESS, CONFIRM, expect, test } from '../../order-fixtures';
import { OWN_NUMBER_LENGTH } from '../../../../app/domain/order/own/own-number';

test('a part number that is typed in the cart is saved when the field is left, and is on the order with the order number', async ({ page, signedIn: _, wanted, behind, text }) => {
  const [first, second] = wanted;
  if (!first || !second) throw new Error('There are no products');
  await behind.post('/membership_center', { intent: 'address', ...ADDRESS });
  await behind.fill(first, second);
  await page.goto('/shopping_cart');
  const inCart = ({ product: { mpn } }: typeof first) => page.getByRole('textbox', { name: `${text('cart:line.ref')} ${mpn}`, exact: true });
  await inCart(first).fill('x'.repeat(OWN_NUMBER_LENGTH + 1));
  await inCart(first).blur();
  await expect(inCart(first)).toHaveAccessibleDescription(text('cart:error.ref.long', { most: OWN_NUMBER_LENGTH }));
  await inCart(first).fill('  4711   A ');
  await inCart(second).fill('4711 B');
  await expect(inCart(first)).toHaveValue('4711 A');
  // The button waits until the number of the second line is saved.
  await page.getByRole('link', { name: text('cart:sum.checkout_other', { count: 2 }) }).click();
  await expect(page).toHaveURL(CONFIRM);
  const atCheckout = ({ product: { mpn } }: typeof first) => page.getByRole('textbox', { name: text('order:own.partRefOf', { mpn }), exact: true });
  await expect(atCheckout(first)).toHaveValue('4711 A');
  await expect(atCheckout(second)).toHaveValue('4711 B');
  await atCheckout(second).fill('4711 C');
  await page.getByRole('textbox', { name: text('order:own.orderNo') }).fill('PO 118');
  await page.getByRole('button', { name: text('order:confirm.place') }).click();
  await page.getByRole('link', { name: text('order:payment.toOrder') }).click();
  for (const number of ['4711 A', '4711 C', 'PO 118']) await expect(page.getByRole('main')).toContainText(number);
});
