import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { CART_PATH } from '~/domain/order/cart-form';

/** Of a page from which parts are put into the cart: that changes nothing on it, and its live figures stay. */
export function skipRevalidateOnAdd({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formAction !== CART_PATH;
}
