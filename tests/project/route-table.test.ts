import { describe, expect, test } from 'vitest';
import routes from '../../app/routes';

describe('the route table', () => {
  const paths = new Map(routes.map(({ id, path = '' }) => [id, path]));

  test.each([
    ['home', ''], ['agent', 'agent'], ['catalogue', 'catalogue'], ['product-list', 'product_list/:originName/:productKey?'],
    ['product-detail', 'product_detail/:productKey'], ['brand', 'brand'], ['about', 'about'],
  ])('has the screen %s at /%s', (screen, path) => {
    expect(paths.get(screen)).toBe(path);
  });

  test.each([
    ['login', 'login'], ['register', 'register'], ['shopping-cart', 'shopping_cart'], ['bom', 'bom'], ['membership-center', 'membership_center'],
    ['order-detail', 'order_detail/:orderNo'], ['confirm-order', 'confirm_order'],
  ])('has the screen %s, which links and messages name, at /%s', (screen, path) => {
    expect(paths.get(screen)).toBe(path);
  });

  test('has each path once, and one route for every other path', () => {
    expect(new Set(paths.values()).size).toBe(routes.length);
    expect(paths.get('elsewhere')).toBe('*');
  });
});
