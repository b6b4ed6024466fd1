import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { CART_PATH } from '~/domain/order/cart-form';

/** Adding to the cart changes nothing on the page, so its data is not loaded again and its live figures stay. */
export function skipRevalidateOnAdd({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formAction !== CART_PATH;
}
