import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../functions/configuration';
import { settingsFault } from '../../functions/mall/http/settings-fault';

const GOOD = {
  PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: '', SITE_ORIGIN: 'https://shop.example', SITE_HOSTS: '{}', IMAGE_HOSTS: '', TIME_ZONE: 'Asia/Shanghai',
  SESSION_SECRET: 'a key for tests only of more than 32 signs', MALL_KEY: '', OPERATOR_KEY: '', LOG_KEY: '', HASH_RATE: '',
};
const read = (changes: Partial<typeof GOOD & { UPSTREAM_REST: string }>) => readConfiguration({ ...GOOD, ...changes });

test('the defaults are valid', () => {
  expect(read({})).toEqual({
    product: 'farad', productName: 'Farad', upstreamUrl: '', siteHosts: {}, sites: { origin: 'https://shop.example', origins: {} }, imageHosts: [], timeZone: 'Asia/Shanghai',
    secrets: [GOOD.SESSION_SECRET], mallKey: undefined, turnstile: false, upstreamRest: 15_000,
  });
});

test('the rest of a failing upstream is a number of seconds', () => {
  expect(['1', '0', '600', ''].map((UPSTREAM_REST) => read({ UPSTREAM_REST }).upstreamRest)).toEqual([1000, 0, 600_000, 15_000]);
  for (const UPSTREAM_REST of ['-1', '1.5', '15s', '1000']) expect(() => read({ UPSTREAM_REST })).toThrow(/UPSTREAM_REST/);
});

test('lists are read', () => {
  const second = 'the key before that which also has 32 signs';
  expect(
    read({
      IMAGE_HOSTS: ' img.example , CDN.example,', SESSION_SECRET: `${GOOD.SESSION_SECRET}, ${second}`,
      SITE_HOSTS: '{"mall.example":"PC"}', UPSTREAM_URL: 'http://127.0.0.1:9000/base/', TIME_ZONE: '',
    }),
  ).toMatchObject({
    imageHosts: ['img.example', 'cdn.example'], secrets: [GOOD.SESSION_SECRET, second], siteHosts: { 'mall.example': 'PC' },
    upstreamUrl: 'http://127.0.0.1:9000/base/', timeZone: 'Asia/Shanghai',
  });
});

describe('S43: a wrong or missing variable is named in one line', () => {
  const wrong: Record<keyof typeof GOOD, string[]> = {
    SESSION_SECRET: ['', ' , ', 'too short', `${GOOD.SESSION_SECRET},short`],
    PRODUCT: ['', 'Farad', 'a/b', '1a', 'a b', 'a%2f', '../x', 'x'.repeat(40)],
    PRODUCT_NAME: [''],
    UPSTREAM_URL: [
      'erp.example', '//erp.example', 'ftp://erp.example', 'https://erp.example/?a=b', 'https://erp.example/?', 'https://erp.example/#a',
      'https://erp.example/#', 'https://user@erp.example', 'https://:pass@erp.example', 'javascript:alert(1)', 'https://',
    ],
    SITE_ORIGIN: ['', 'shop.example', 'https://shop.example/shop', 'ftp://shop.example', 'https://user@shop.example', 'https://shop.example/?a=b'],
    SITE_HOSTS: ['{', '[]', '{"a.example":"CN"}'],
    IMAGE_HOSTS: ['https://img.example', 'img.example/path', 'img.example:8443', 'user@img.example', '*.example', 'a b', 'img.example;cdn.example', 'bücher.example', '127.1'],
    HASH_RATE: ['0', '-1', '1.5', 'many', '1000000', ' 1'],
    TIME_ZONE: ['Shanghai', 'Asia/Nowhere', '../etc'],
    MALL_KEY: ['short', 'x'.repeat(31)],
    OPERATOR_KEY: ['short', 'x'.repeat(31)],
    LOG_KEY: ['short', 'x'.repeat(31)],
  };
  const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const));

  test.each(cases)('%s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test.each(['SESSION_SECRET', 'PRODUCT', 'PRODUCT_NAME'])('%s absent', (name) => {
    const env = Object.fromEntries(Object.entries(GOOD).filter(([key]) => key !== name));
    expect(() => readConfiguration(env)).toThrow(name);
  });

  test('Stripe needs both keys, of the right kinds, and in a demonstration those for tests', () => {
    const both = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(() => readConfiguration({ ...GOOD, ...both })).not.toThrow();
    expect(() => readConfiguration({ ...GOOD, ...both, STRIPE_SECRET_KEY: 'rk_test_1', DEMO: '1', STRIPE_API_URL: 'http://127.0.0.1:12111' })).not.toThrow();
    for (const [wrong, name] of [
      [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'], [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'], [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY'],
      [{ STRIPE_WEBHOOK_SECRET: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET'], [{ DEMO: '1' }, 'STRIPE_SECRET_KEY'], [{ STRIPE_API_URL: 'http://127.0.0.1/v1' }, 'STRIPE_API_URL'],
      [{ STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'], [{ STRIPE_API_URL: 'https://ada@stripe.example' }, 'STRIPE_API_URL'],
    ] as const) {
      expect(() => readConfiguration({ ...GOOD, ...both, ...wrong })).toThrow(new RegExp(`^${name} must`));
    }
  });

  test('a bank account has few lines, and a transfer takes 1 to 14 days', () => {
    expect(() => readConfiguration({ ...GOOD, TRANSFER_ACCOUNT: 'Bank: ICBC | Account: 1', TRANSFER_DAYS: '14' })).not.toThrow();
    for (const TRANSFER_ACCOUNT of ['|'.repeat(10), 'x'.repeat(121)]) expect(() => readConfiguration({ ...GOOD, TRANSFER_ACCOUNT })).toThrow(/^TRANSFER_ACCOUNT must/);
    for (const TRANSFER_DAYS of ['0', '15', '1.5', '-1', 'three']) expect(() => readConfiguration({ ...GOOD, TRANSFER_DAYS })).toThrow(/^TRANSFER_DAYS must/);
  });

  test('the keys of Turnstile go together', () => {
    const [TURNSTILE_SITE_KEY, TURNSTILE_SECRET] = ['1x00000000000000000000AA', '1x0000000000000000000000000000000AA'];
    expect(readConfiguration({ ...GOOD, TURNSTILE_SITE_KEY, TURNSTILE_SECRET }).turnstile).toBe(true);
    expect(() => readConfiguration({ ...GOOD, TURNSTILE_SITE_KEY })).toThrow(/^TURNSTILE_SECRET /);
    expect(() => readConfiguration({ ...GOOD, TURNSTILE_SECRET })).toThrow(/^TURNSTILE_SITE_KEY /);
  });

  test('the settings of mail go together', () => {
    const mail = { MAIL_PROVIDER: 'webhook', OUTBOX_URL: 'https://mail.example/farad', OUTBOX_SECRET: `whsec_${'A'.repeat(32)}`, ALERTS_TO: 'operator@shop.example' };
    const cloudflare = { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'shop@shop.example', EMAIL: { send: async () => undefined } };
    const other = { OUTBOX_SECRET: `${'A'.repeat(44)}, ${mail.OUTBOX_SECRET}`, OUTBOX_URL: 'http://127.0.0.1:8025/' };
    for (const good of [mail, { ...mail, ALERTS_TO: '13800002046' }, { ...mail, ...other }, cloudflare, { ...mail, ...cloudflare }, { MAIL_PROVIDER: 'none' }, { MAIL_PROVIDER: '' }]) {
      expect(() => readConfiguration({ ...GOOD, ...good })).not.toThrow();
    }
    const wrong: Array<[name: string, changes: object]> = [
      ['MAIL_PROVIDER', { MAIL_PROVIDER: 'smtp' }], ['OUTBOX_URL', { OUTBOX_URL: 'http://mail.example/' }], ['OUTBOX_URL', { OUTBOX_URL: 'https://user@mail.example/' }],
      ['OUTBOX_URL', { OUTBOX_URL: '' }], ['OUTBOX_SECRET', { OUTBOX_SECRET: '' }], ['OUTBOX_SECRET', { OUTBOX_SECRET: 'canary' }], ['OUTBOX_SECRET', { OUTBOX_SECRET: `${mail.OUTBOX_SECRET},canary` }],
      ['OUTBOX_URL', { OUTBOX_URL: '', OUTBOX_SECRET: '' }], ['ALERTS_TO', { ALERTS_TO: 'canary' }], ['ALERTS_TO', { ...cloudflare, ALERTS_TO: '13800002046' }],
      ['MAIL_FROM', { MAIL_PROVIDER: 'cloudflare' }], ['MAIL_FROM', { ...cloudflare, MAIL_FROM: '13800002046' }], ['EMAIL', { ...cloudflare, EMAIL: undefined }],
    ];
    for (const [name, changes] of wrong) expect(() => readConfiguration({ ...GOOD, ...mail, ...changes })).toThrow(new RegExp(`^(?!.*canary)${name} [^\\n]+$`));
    // The mall alone reads them for links in mails.
    expect(['', '{}', '[]'].map((SITE_HOSTS) => settingsFault({ ...mail, SITE_ORIGIN: 'https://shop.example', SITE_HOSTS }))).toEqual([undefined, undefined, expect.stringMatching(/^SITE_HOSTS must be JSON/)]);
  });

  test('the message never contains a secret', () => {
    for (const name of ['SESSION_SECRET', 'MALL_KEY', 'OPERATOR_KEY']) expect(() => read({ [name]: 'canary' })).toThrow(/^(?!.*canary)/);
  });
});
