import { zoneName } from '~/domain/time/deadline';
import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { Shell } from '~/components/shell/shell';
import { SHOWN_TYPES } from '~/domain/text/dictionary';
import type { Language } from '~/domain/text/language';
import { createI18n } from '~/i18n/i18n.server';
import { handle as about } from '~/routes/portal/about';
import { handle as cart } from '~/routes/order/shopping-cart';
import { handle as centre } from '~/routes/account/membership-center';
import { handle as help } from '~/routes/portal/help';
import { handle as home } from '~/routes/portal/home';
import { handle as list } from '~/routes/product/product-list';
import { handle as login } from '~/routes/account/login';
import { handle as order } from '~/routes/order/order-detail';
import { handle as part } from '~/routes/product/product-detail';
import { toNames } from '~/upstream/to-domain/content';
import { readable, SNAPSHOT_AT } from './screens';

const SHELL = { menu: [], hotWords: [], searchWord: '', helpMenu: [], friendlyLinks: [], catalogues: [] };

function page(handle: object, language: Language, timeZone = 'Asia/Shanghai'): string {
  const site = { language, productName: 'Farad', product: 'farad', channel: undefined, timeZone, zone: zoneName(SNAPSHOT_AT, timeZone, language), now: SNAPSHOT_AT };
  const Page = () => <Shell shell={SHELL} names={toNames({}, SHOWN_TYPES, language)} site={site} user={null} cartLines={0} strip="" messages={[]}>content</Shell>;
  const Stub = createRemixStub([{ path: '*', Component: Page, handle }]);
  return readable(renderToString(<I18nextProvider i18n={createI18n(language)}><Stub initialEntries={['/']} /></I18nextProvider>));
}

it.each([['a list', list], ['a part', part], ['the cart', cart], ['an order', order], ['the membership centre', centre]])('%s shows the time zone once', (_, handle) => {
  expect(page(handle, 'en').split('Times in China Standard Time (UTC+8)')).toHaveLength(2);
  expect(page(handle, 'cn').split('时间均为中国标准时间（UTC+8）')).toHaveLength(2);
  expect(page(handle, 'en', 'Asia/Kolkata')).toContain('Times in India Standard Time (UTC+5:30)');
});

it.each([['home', home], ['about', about], ['help', help], ['sign-in', login]])('%s shows neither times nor a time zone', (_, handle) => {
  expect(page(handle, 'en')).not.toContain('Times in');
});
