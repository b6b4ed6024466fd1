import { expect, test } from 'vitest';
import { CENTRE_TABS, readCentreTab } from '~/domain/account/membership';

test('the membership centre opens on orders; every tab has its name', () => {
  expect([null, '', 'nothing', 'Profile'].map(readCentreTab)).toEqual(['orders', 'orders', 'orders', 'orders']);
  expect(CENTRE_TABS.map(readCentreTab)).toEqual(CENTRE_TABS);
});
