import { describe, expect, test } from 'vitest';
import { placeLines, placeOf, placeText, type Place } from '~/domain/address/place-text';
import type { Language } from '~/domain/text/language';
import { DEFAULT_FREIGHT } from '../../../functions/mall/content/defaults/default-abroad';

const NAMES = {
  cn: { provinceName: '广东省', cityName: '深圳市', districtName: '南山区' }, en: { provinceName: 'Guangdong', cityName: 'Shenzhen', districtName: 'Nanshan' },
} as const;

function home(language: Language, detail: string, names: Partial<Place> = NAMES[language]): Place {
  return { ...placeOf({ detail }, () => ''), ...names };
}

function abroad(country: string, fields: Partial<Record<'line1' | 'line2' | 'cityText' | 'state' | 'postalCode', string>>): Place {
  return placeOf({ country, ...fields }, () => '');
}

test('a place begins with the province in Chinese, and ends with it in English', () => {
  expect(placeText(home('cn', '伏特路 1 号'), 'cn')).toBe('广东省深圳市南山区伏特路 1 号');
  expect(placeText(home('en', '1 Volt Street'), 'en')).toBe('1 Volt Street, Nanshan, Shenzhen, Guangdong');
});

test('a region that is several levels appears once', () => {
  const municipality = home('en', '1 Road', { provinceName: 'Shanghai', cityName: 'Shanghai', districtName: 'Shanghai' });
  expect(placeText(municipality, 'en')).toBe('1 Road, Shanghai');
  expect(placeText(municipality, 'cn')).toBe('Shanghai1 Road');
});

describe('an address abroad has the order of its country', () => {
  test.each([
    ['DE', { line1: 'Voltstr. 1', line2: 'Tor 3', cityText: 'Berlin', postalCode: '10115' }, ['Voltstr. 1', 'Tor 3', '10115 Berlin', 'GERMANY']],
    ['US', { line1: '1 Volt Street', cityText: 'Austin', state: 'TX', postalCode: '78701' }, ['1 Volt Street', 'Austin, TX 78701', 'UNITED STATES']],
    ['GB', { line1: '1 Volt Street', cityText: 'London', postalCode: 'EC1Y 8SY' }, ['1 Volt Street', 'London', 'EC1Y 8SY', 'UNITED KINGDOM']],
    ['JP', { line1: '1-2-3 Ginza, Chuo-ku', state: 'Tokyo', postalCode: '104-0061' }, ['1-2-3 Ginza, Chuo-ku, Tokyo', '104-0061', 'JAPAN']],
    ['JP', { line1: '1-2-3 Ginza, Chuo-ku', line2: 'Volt Building 4F', state: 'Tokyo', postalCode: '104-0061' }, ['1-2-3 Ginza, Chuo-ku', 'Volt Building 4F', 'Tokyo', '104-0061', 'JAPAN']],
    ['CH', { line1: 'Voltgasse 1', cityText: 'Zürich', postalCode: '8001' }, ['Voltgasse 1', 'CH-8001 Zürich', 'SWITZERLAND']],
    ['SG', { line1: '1 Volt Road', postalCode: '546080' }, ['1 Volt Road', 'SINGAPORE 546080', 'SINGAPORE']],
  ])('%s: %j', (country, fields, lines) => {
    expect(placeLines(abroad(country, fields), 'en')).toEqual(lines);
  });

  test('and no line begins or ends with a comma, whatever the address leaves out', () => {
    const parts = [['line2', 'Gate 3'], ['cityText', 'Town'], ['state', 'State'], ['postalCode', '12345']] as const;
    for (const country of DEFAULT_FREIGHT.flatMap((zone) => zone.countries)) {
      for (let pattern = 0; pattern < 2 ** parts.length; pattern += 1) {
        const fields = Object.fromEntries(parts.filter((_, at) => pattern & (1 << at)));
        expect([country, fields, placeLines(abroad(country, { line1: '1 Volt Road', ...fields }), 'en').filter((line) => /^[\s,]|[\s,]$|^$/.test(line))]).toEqual([country, fields, []]);
      }
    }
  });

  test('with the name of the country in the reader’s language, in capitals in lines', () => {
    const place = abroad('DE', { line1: 'Voltstr. 1', cityText: 'Berlin', postalCode: '10115' });
    expect(placeText(place, 'en')).toBe('Voltstr. 1, 10115 Berlin, Germany');
    expect(placeText(place, 'cn')).toBe('Voltstr. 1, 10115 Berlin, 德国');
    expect(placeLines(place, 'cn').at(-1)).toBe('德国');
  });
});
