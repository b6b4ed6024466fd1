/** The route table: screens, then resources (routes/README.md). */
interface Route {
  id: string;
  file: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
}

const screens: Route[] = [
  { id: 'home', index: true, file: 'routes/portal/home.tsx' },
  { id: 'agent', path: 'agent', file: 'routes/portal/agent.tsx' },
  { id: 'catalogue', path: 'catalogue', file: 'routes/portal/catalogue.tsx' },
  { id: 'product-list', path: 'product_list/:originName/:productKey?', file: 'routes/product/product-list.tsx' },
  { id: 'product-detail', path: 'product_detail/:productKey', file: 'routes/product/product-detail.tsx' },
  { id: 'compare', path: 'compare', file: 'routes/product/compare.tsx' },
  { id: 'bom', path: 'bom', file: 'routes/bom/bom.tsx' },
  { id: 'brand', path: 'brand', file: 'routes/portal/brand.tsx' },
  { id: 'about', path: 'about', file: 'routes/portal/about.tsx' },
  { id: 'login', path: 'login', file: 'routes/account/login.tsx' },
  { id: 'register', path: 'register', file: 'routes/account/register.tsx' },
  { id: 'shopping-cart', path: 'shopping_cart', file: 'routes/order/shopping-cart.tsx' },
  { id: 'confirm-order', path: 'confirm_order', file: 'routes/order/confirm-order.tsx' },
  { id: 'order-detail', path: 'order_detail/:orderNo', file: 'routes/order/order-detail.tsx' },
  { id: 'pay', path: 'pay/:paymentNo', file: 'routes/order/pay.tsx' },
  { id: 'membership-center', path: 'membership_center', file: 'routes/account/membership-center.tsx' },
  { id: 'feedback', path: 'feedback', file: 'routes/portal/send-feedback.tsx' },
  { id: 'lottery', path: 'lottery/:lotteryId', file: 'routes/lottery/lottery.tsx' },
  { id: 'help', path: 'help/:menuId', file: 'routes/portal/help.tsx' },
  { id: 'notices', path: 'notice', file: 'routes/portal/notices.tsx' },
  { id: 'notice', path: 'notice/:noticeId', file: 'routes/portal/notice.tsx' },
];

const resources: Route[] = [
  { id: 'search', path: 'search', file: 'routes/product/search.ts' },
  { id: 'suggest', path: 'suggest', file: 'routes/product/suggest.ts' },
  { id: 'logout', path: 'logout', file: 'routes/account/logout.ts' },
  { id: 'saved-parts', path: 'saved_parts', file: 'routes/account/saved-parts.ts' },
  { id: 'pay-callback', path: 'pay/callback', file: 'routes/order/pay-callback.ts' },
  { id: 'stripe-callback', path: 'pay/callback/stripe', file: 'routes/order/stripe-callback.ts' },
  { id: 'export', path: 'export/:what', file: 'routes/order/export.ts' },
  { id: 'action-log', path: 'action_log', file: 'routes/portal/action-log.ts' },
  { id: 'privacy', path: 'privacy', file: 'routes/portal/privacy.ts' },
  { id: 'captcha', path: 'captcha', file: 'routes/account/captcha.ts' },
  { id: 'challenge', path: 'challenge', file: 'routes/account/challenge.ts' },
  { id: 'region', path: 'region', file: 'routes/account/region.ts' },
  { id: 'lottery-draws', path: 'lottery/:lotteryId/draws', file: 'routes/lottery/lottery-draws.ts' },
  { id: 'public-file', path: 'api/:product/store/publicDownloadByUrl', file: 'routes/portal/public-file.ts' },
  { id: 'drawing', path: 'package/:file', file: 'routes/product/drawing.ts' },
  { id: 'currency', path: 'currency', file: 'routes/order/currency.ts' },
  { id: 'popup', path: 'popup', file: 'routes/portal/popup.ts' },
  { id: 'popular', path: 'popular', file: 'routes/portal/popular.ts' },
  { id: 'robots', path: 'robots.txt', file: 'routes/crawlers/robots.ts' },
  { id: 'sitemap', path: 'sitemap.xml', file: 'routes/crawlers/sitemap.ts' },
  { id: 'sitemap-part', path: 'sitemap/:part', file: 'routes/crawlers/sitemap-part.ts' },
];

/** Paths are exact: case matters. The router would accept a slash at the end, so `functions/serve.ts` redirects these paths to the home page. */
const exact = [...screens, ...resources].map((route) => ({ ...route, caseSensitive: true }));

export default [...exact, { id: 'elsewhere', path: '*', file: 'routes/portal/elsewhere.ts' }];
