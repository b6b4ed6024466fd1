import { expect, test } from 'vitest';
import { placeText } from '~/domain/account/place-text';

test('a place begins with the province in Chinese, and ends with it in English', () => {
  expect(placeText({ provinceName: '广东省', cityName: '深圳市', districtName: '南山区', detail: '伏特路 1 号' }, 'cn')).toBe('广东省深圳市南山区伏特路 1 号');
  expect(placeText({ provinceName: 'Guangdong', cityName: 'Shenzhen', districtName: 'Nanshan', detail: '1 Volt Street' }, 'en')).toBe('1 Volt Street, Nanshan, Shenzhen, Guangdong');
});

test('a region that is several levels appears once', () => {
  const municipality = { provinceName: 'Shanghai', cityName: 'Shanghai', districtName: 'Shanghai', detail: '1 Road' };
  expect(placeText(municipality, 'en')).toBe('1 Road, Shanghai');
  expect(placeText(municipality, 'cn')).toBe('Shanghai1 Road');
});
