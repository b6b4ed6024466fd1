/** What is left of a page that is done. Whatever waits longer holds its data and its elements in memory, at every visit. */
import { expect, test, vi } from 'vitest';
import { openCarts, product } from '../fixtures/visitors/cart-visitor';
import { Visitor } from '../fixtures/visitors/visitor';

openCarts();

/** Longer than what a page waits for by itself, such as a look at the call of another visitor, ms. */
const LONG = 1_000;

test.each([
  ['home', () => '/'], ['a list', () => `/product_list/search/${product(0).mpn}`], ['a product page', () => `/product_detail/${product(0).id}`], ['its data', () => `/product_detail/${product(0).id}.data`],
])('%s leaves no timer behind', async (_, path) => {
  const waiting = new Set<unknown>();
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => {
    const timer = set(work, ms);
    // The framework's own timer holds nothing, and ends with the request.
    if (ms >= LONG && !String(work).includes('Server Timeout')) waiting.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: Parameters<typeof clear>[0]) => {
    waiting.delete(timer);
    clear(timer);
  });
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const page = await new Visitor().get(path());
  expect(page.status).toBe(200);
  await vi.waitFor(() => expect(waiting.size).toBe(0));
  expect(limits).not.toHaveBeenCalled();
});
