/** Freight abroad: examples of what a courier may cost. The operator puts their own prices in. */

/** @param rest - per further kilogram */
function classes(prices: readonly [half: string, one: string, two: string, five: string, ten: string, twenty: string], rest: string) {
  return {
    packing: 200,
    classes: [500, 1_000, 2_000, 5_000, 10_000, 20_000].map((upTo, index) => ({ upTo, price: prices[index] ?? '' })),
    more: { each: 1_000, price: rest },
  };
}

export const DEFAULT_FREIGHT = [
  {
    zoneId: 'east-asia', nameCn: '东亚与东南亚', nameEn: 'East and South-East Asia',
    countries: ['JP', 'KR', 'SG', 'MY', 'TH', 'VN', 'PH', 'ID'],
    ...classes(['88.00', '108.00', '148.00', '248.00', '398.00', '680.00'], '32.00'), days: { least: 3, most: 5 },
  },
  {
    zoneId: 'north-america', nameCn: '北美', nameEn: 'North America',
    countries: ['US', 'CA', 'MX'],
    ...classes(['128.00', '158.00', '228.00', '398.00', '688.00', '1180.00'], '56.00'), days: { least: 4, most: 7 },
  },
  {
    zoneId: 'europe', nameCn: '欧洲', nameEn: 'Europe',
    countries: [
      'DE', 'FR', 'GB', 'IT', 'ES', 'NL', 'BE', 'LU', 'AT', 'CH', 'LI', 'IE', 'PT', 'DK', 'SE', 'NO', 'FI', 'IS', 'EE', 'LV', 'LT', 'PL', 'CZ', 'SK', 'HU', 'SI',
      'HR', 'RO', 'BG', 'GR', 'CY', 'MT', 'RS',
    ],
    ...classes(['132.50', '166.80', '239.00', '418.00', '728.00', '1260.00'], '59.50'), days: { least: 4, most: 8 },
  },
  {
    zoneId: 'oceania', nameCn: '大洋洲', nameEn: 'Oceania',
    countries: ['AU', 'NZ'],
    ...classes(['118.00', '148.00', '218.00', '378.00', '638.00', '1080.00'], '52.00'), days: { least: 4, most: 7 },
  },
  {
    zoneId: 'middle-east', nameCn: '南亚与中东', nameEn: 'South Asia and the Middle East',
    countries: ['IN', 'AE', 'SA', 'IL', 'TR'],
    ...classes(['138.00', '178.00', '258.00', '458.00', '798.00', '1380.00'], '66.00'), days: { least: 5, most: 9 },
  },
  {
    zoneId: 'rest', nameCn: '拉丁美洲与非洲', nameEn: 'Latin America and Africa',
    countries: ['BR', 'AR', 'CL', 'CO', 'PE', 'ZA', 'EG', 'MA', 'KE'],
    ...classes(['168.00', '218.00', '318.00', '568.00', '988.00', '1680.00'], '82.00'), days: { least: 6, most: 12 },
  },
];

/** CNY for one unit, about as they were on the day. */
export const DEFAULT_RATES = [
  { currency: 'USD', rate: '7.10', rateDate: '2026-11-20' },
  { currency: 'EUR', rate: '8.20', rateDate: '2026-11-20' },
];
