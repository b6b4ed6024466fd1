import { describe, expect, test } from 'vitest';
import { filledFields } from '~/domain/address/address-fields';
import { toAddress, toOrderAddress } from '~/upstream/to-domain/address';

const HOME = { name: '李雷', phone: '138', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '科技园 1 号' };
const NAMES = { provinceNameCn: '广东省', provinceNameEn: 'Guangdong', cityName: '深圳市', districtNameCn: '南山区' };
const ABROAD = { name: 'Ada', phone: '+49 30 1', country: 'DE', line1: 'Voltstr. 1', cityText: 'Berlin', postalCode: '10115' };
const EMPTY = { province: '', city: '', district: '', detail: '', line1: '', line2: '', cityText: '', state: '', postalCode: '' };

describe('an address', () => {
  test('without a country, as upstreams send it that know China only, is in China', () => {
    const address = toAddress({ addressId: 'A1', ...HOME, isDefault: 'T', ...NAMES }, 'en');
    expect(address).toEqual({ ...EMPTY, ...HOME, id: 'A1', country: 'CN', isDefault: true, place: '科技园 1 号, 南山区, 深圳市, Guangdong' });
    expect(filledFields(address)).toEqual(HOME);
    expect(toOrderAddress({ ...HOME, ...NAMES }, 'cn')).toEqual({ name: '李雷', phone: '138', country: 'CN', lines: ['广东省深圳市南山区科技园 1 号'], taxNoLike: '91440300MA5F8K2T0X' });
  });

  test('abroad has the form of its country, and is sent with what it has', () => {
    const address = toAddress({ addressId: 'A1', ...ABROAD, isDefault: 'F' }, 'cn');
    expect(address).toEqual({ ...EMPTY, ...ABROAD, id: 'A1', isDefault: false, place: 'Voltstr. 1, 10115 Berlin, 德国' });
    expect(filledFields(address)).toEqual(ABROAD);
    expect(toOrderAddress(ABROAD, 'en')).toMatchObject({ country: 'DE', lines: ['Voltstr. 1', '10115 Berlin', 'GERMANY'], taxNoLike: 'DE123456789' });
  });
});
