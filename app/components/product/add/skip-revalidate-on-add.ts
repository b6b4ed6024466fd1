import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { CART_PATH } from '~/domain/order/cart-form';

/** Skips loading a page's data again after a product was added to the cart: nothing on the page changes, and its live figures stay. */
export function skipRevalidateOnAdd({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formAction !== CART_PATH;
}
