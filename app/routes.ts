/** The route table: the screens of section 2 in their order, then the addresses of interfaces.md. */
interface Route {
  id: string;
  file: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
}

const screens: Route[] = [
  { id: 'home', index: true, file: 'routes/home.tsx' },
  { id: 'agent', path: 'agent', file: 'routes/agent.tsx' },
  { id: 'catalogue', path: 'catalogue', file: 'routes/catalogue.tsx' },
  { id: 'product-list', path: 'product_list/:originName/:productKey?', file: 'routes/product-list.tsx' },
  { id: 'product-detail', path: 'product_detail/:productKey', file: 'routes/product-detail.tsx' },
  { id: 'brand', path: 'brand', file: 'routes/brand.tsx' },
  { id: 'about', path: 'about', file: 'routes/about.tsx' },
  { id: 'login', path: 'login', file: 'routes/login.tsx' },
  { id: 'register', path: 'register', file: 'routes/register.tsx' },
  { id: 'shopping-cart', path: 'shopping_cart', file: 'routes/shopping-cart.tsx' },
  { id: 'confirm-order', path: 'confirm_order', file: 'routes/confirm-order.tsx' },
  { id: 'order-detail', path: 'order_detail/:orderNo', file: 'routes/order-detail.tsx' },
  { id: 'pay', path: 'pay/:paymentNo', file: 'routes/pay.tsx' },
  { id: 'membership-center', path: 'membership_center', file: 'routes/membership-center.tsx' },
  { id: 'help', path: 'help/:menuId', file: 'routes/help.tsx' },
];

const resources: Route[] = [
  { id: 'search', path: 'search', file: 'routes/search.ts' },
  { id: 'suggest', path: 'suggest', file: 'routes/suggest.ts' },
  { id: 'logout', path: 'logout', file: 'routes/logout.ts' },
  { id: 'saved-parts', path: 'saved_parts', file: 'routes/saved-parts.ts' },
  { id: 'pay-callback', path: 'pay/callback', file: 'routes/pay-callback.ts' },
  { id: 'export', path: 'export/:what', file: 'routes/export.ts' },
  { id: 'captcha', path: 'captcha', file: 'routes/captcha.ts' },
  { id: 'region', path: 'region', file: 'routes/region.ts' },
  { id: 'public-file', path: 'api/:product/store/publicDownloadByUrl', file: 'routes/public-file.ts' },
  { id: 'robots', path: 'robots.txt', file: 'routes/robots.ts' },
  { id: 'sitemap', path: 'sitemap.xml', file: 'routes/sitemap.ts' },
  { id: 'sitemap-part', path: 'sitemap/:part', file: 'routes/sitemap-part.ts' },
];

/** Paths are exact: one in another case is no route's. Slashes at the end, which the router ignores, are refused in `functions/serve.ts`. */
const exact = [...screens, ...resources].map((route) => ({ ...route, caseSensitive: true }));

export default [...exact, { id: 'elsewhere', path: '*', file: 'routes/elsewhere.ts' }];
