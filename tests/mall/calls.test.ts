import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../app/upstream/contract/base/call';
import { CALLS } from '../../app/upstream/contract/calls';
import { CODES } from '../../app/upstream/contract/base/envelope';
import { addActionLog } from '../../app/upstream/contract/records/portal/tracking';
import { bomOf } from '../fixtures/boms/stored-boms';
import { ask, BASE, fetchMall, loadMall, send, sendCall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { createMall } from '../../functions/mall/app';
import { seedReference } from '../../functions/mall/reference/seed-reference';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { env } from 'cloudflare:test';

beforeAll(async () => {
  await loadMall(smallCatalogue());
  await seedReference(env.DB, 'tests');
});

const login = { account: DEMO_ACCOUNT.account, isAutomatic: 'T', lang: 'zh_cn' };
const event = {
  eventName: 'visit', eventType: 'PAGE_VISIT', source: 'farad', screenSize: '1440*900', channnelId: 'p1',
  currentUrl: '/catalogue', createTime: 1_790_000_000_000,
};

const address = {
  name: 'Ada', phone: '+86 755 0000 0000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Test Road',
};

/** A valid payload for every call. Calls that need a code or a user are refused with a message. */
const GOOD: Record<string, unknown> = {
  'goods/{id}': { id: 'F0000000003' },
  'goods/qryFigures': { ids: ['F0000000003'] },
  'goods/search': { keyword: 'LM358' },
  'articleConfig/qryArticle': { articleKey: 'about' },
  'goods/qryGoodsIds': { pageNo: 1, pageSize: 100 },
  'goods/thdSearch': { terms: ['LM358DR'] },
  'recommendGoodsConfig/qryRecommendGoodsDetail': { recommendGoodsId: 'power' },
  'user/loginWithPassword': { ...login, password: DEMO_ACCOUNT.password },
  'user/loginWithValidCode': { ...login, validCode: '123456' },
  'user/sendValidCode': { account: DEMO_ACCOUNT.account, purpose: 'login', lang: 'zh_cn' },
  'user/register': { account: 'new@farad.example', password: 'a good password', validCode: '123456', lang: 'zh_cn' },
  'user/getChallenge': { action: 'login', account: DEMO_ACCOUNT.account },
  'user/updateProfile': { userName: 'Ada', companyName: '' },
  'user/changePassword': { oldPassword: DEMO_ACCOUNT.password, password: 'a good password' },
  'helpCenter/qryHelpCenterConfigByPage': { pageNo: -1, pageSize: -1 },
  'wordConfig/qryWordConfigByPage': { pageNo: -1, pageSize: -1 },
  'menuConfig/qryMenuConfigByPage': { pageNo: -1, pageSize: -1 },
  'region/qryChildrenRegionByCode': { regionCode: '1-44' },
  'userActionLog/addActionLog': event,
  'bannerConfig/qryAdsConfigForPortal': { clientType: 'PC_EN' },
  'address/saveAddress': address,
  'address/removeAddress': { addressId: 'a' },
  'address/setDefaultAddress': { addressId: 'a' },
  'savedGoods/addSavedGoods': { goodsId: 'F0000000003' },
  'savedGoods/removeSavedGoods': { goodsId: 'F0000000003' },
  'feedback/saveFeedback': { type: 'suggestion', content: 'More connectors, please.' },
  'cart/addCart': { goodsId: 'F0000000001', cartNum: 20 },
  'cart/setCartNum': { goodsId: 'F0000000001', cartNum: 20 },
  'cart/setPartRef': { goodsId: 'F0000000001', partRef: '4711' },
  'cart/removeCart': { goodsIds: ['F0000000001'] },
  'cart/selectCart': { goodsIds: [] },
  'cart/quickOrder': { lines: [{ partNumber: 'LM358DR', quantity: 20 }] },
  'cart/addBatch': { lines: [{ goodsId: 'F0000000001', cartNum: 20 }] },
  'bom/match': { lines: [{ line: 1, mpn: 'LM358DR' }] },
  'bom/saveBom': bomOf(),
  'bom/qryBom': { bomNo: 'B1' },
  'bom/qryBomHistory': { bomNo: 'B1' },
  'bom/copyBom': { bomNo: 'B1' },
  'bom/removeBom': { bomNo: 'B1' },
  'bom/shareBom': { bomNo: 'B1', parts: [] },
  'bom/revokeShare': { bomNo: 'B1' },
  'bom/rememberChoice': { from: 'x', goodsId: 'F0000000001' },
  'order/createOrder': { idempotencyKey: 'a-key-of-the-tests', address, payMethod: 'PW0', shortage: 'ship' },
  'order/qryOrderDetail': { orderNo: 'F1' },
  'order/cancelOrder': { orderNo: 'F1' },
  'order/confirmReceipt': { orderNo: 'F1' },
  'order/buyAgain': { orderNo: 'F1' },
  'refund/applyRefund': { idempotencyKey: 'a-key-of-the-tests', orderNo: 'F1', refundType: 'T01', goodsId: 'F0000000001', qty: 1, reason: 'x' },
  'refund/cancelRefund': { refundNo: 'R1' },
  'refund/shipReturn': { refundNo: 'R1', carrier: 'SF', trackingNo: '1' },
  'invoice/applyInvoice': { orderNo: 'F1', invoiceTitle: 'x', taxNo: '91440300MA5F8K2T0X' },
  'payment/startPayment': { orderNo: 'F1', idempotencyKey: 'a-key-of-the-tests' },
  'payment/qryPayment': { paymentNo: 'P1' },
  'payment/testPayment': { paymentNo: 'P1', outcome: 'pay' },
  'payment/callback': { body: '{}', timestamp: '1', signature: '0'.repeat(64) },
  'payment/stripeCallback': { body: '{}', signature: 't=1,v1=0' },
  'user/removeDevice': { deviceId: 'D1' },
  'operator/unlockAccount': { account: 'nobody@farad.example' },
  'operator/answerFeedback': { feedbackNo: 'K1', answer: 'x' },
  'lottery/draw': { idempotencyKey: 'a-key-of-the-tests' },
  'operator/shipOrder': { orderNo: 'F1', carrier: 'SF', trackingNo: '1' },
  'operator/auditRefund': { refundNo: 'R1', approve: 'T' },
  'operator/receiveReturn': { refundNo: 'R1', accept: 'T' },
  'operator/who': { hash: 'h:0123456789abcdef' },
  'operator/recordPayment': { orderNo: 'F1', amount: '1' },
  'operator/payoutSent': { payoutNo: 'R1' },
  'operator/qryOrder': { orderNo: 'F1' },
  'operator/signOutAccount': { account: DEMO_ACCOUNT.account },
  'operator/setStock': { source: 'stock.csv', rows: [{ line: 1, goodsId: 'F0000000001', stock: 1 }] },
  'operator/settleDifference': { transactionNo: 'pi_1' },
  'operator/retryMail': { mailId: 'placed-F1' },
};
const REFUSED = new Set([
  'user/loginWithValidCode', 'user/register', 'user/updateProfile', 'user/changePassword', 'user/qrySignInList', 'user/signOutEverywhere', 'user/removeDevice', 'operator/unlockAccount',
  'address/qryAddressList', 'address/saveAddress', 'address/removeAddress', 'address/setDefaultAddress',
  'savedGoods/qrySavedGoodsList', 'savedGoods/addSavedGoods', 'savedGoods/removeSavedGoods', 'cart/setCartNum', 'cart/setPartRef', 'lottery/draw', 'feedback/qryFeedbackList', 'operator/qryFeedback', 'operator/answerFeedback',
  ...CALLS.filter(({ group, name }) => group === 'bom' && name !== 'bom/match' && name !== 'bom/saveBom').map(({ name }) => name),
  ...CALLS.filter(({ group }) => group === 'order' || group === 'operator').map(({ name }) => name),
]);

describe('every call of the contract', () => {
  test.each(CALLS.map((call) => [call.name, call] as const))('%s answers by the strict schema', async (name, call: Call) => {
    const payload = GOOD[name] ?? {};
    if (!REFUSED.has(name)) {
      await ask(call, payload, { demo: true });
      return;
    }
    const { status, envelope } = await sendCall(call, payload);
    expect(status).toBe(200);
    // The refusal must not be about the payload.
    expect(['0', CODES.badPayload]).not.toContain(envelope.code);
    expect(envelope.message).toBeTruthy();
  });

  test('a number may be sent as text', async () => {
    const [search] = CALLS.filter(({ name }) => name === 'goods/search');
    expect((await sendCall(search ?? addActionLog, { pageNo: '2', pageSize: '10' })).envelope.code).toBe('0');
  });
});

describe('bad payloads', () => {
  /** The label of the field in each language, as the message names it. */
  const cases: Array<[call: string, payload: unknown, field: string | Record<'cn' | 'en', string>]> = [
    ['goods/search', { pageSize: 101 }, 'pageSize'],
    ['goods/search', { pageNo: 0 }, 'pageNo'],
    ['goods/search', { pageNo: 'x' }, 'pageNo'],
    ['goods/search', { keyword: 'x'.repeat(201) }, 'keyword'],
    ['goods/search', { keyword: ['a'] }, 'keyword'],
    ['goods/search', { brand: ['a', { b: 1 }] }, 'brand.1'],
    ['goods/search', { inStock: 'yes' }, 'inStock'],
    ['goods/search', { quantity: 0 }, 'quantity'],
    ['goods/search', { quantity: 1.5 }, 'quantity'],
    ['goods/search', { sort: 'random' }, 'sort'],
    ['goods/search', { attributes: [{ key: 'resistance', min: 'x' }] }, 'attributes.0.min'],
    ['goods/search', { sort: 'attribute' }, 'sortKey'],
    ['goods/search', [], 'payload'],
    ['goods/thdSearch', {}, 'terms'],
    ['goods/thdSearch', { terms: [] }, 'terms'],
    ['goods/thdSearch', { terms: ['a', 'b'] }, 'terms'],
    ['recommendGoodsConfig/qryRecommendGoodsDetail', {}, 'recommendGoodsId'],
    ['helpCenter/qryHelpCenterConfigByPage', { pageNo: 1, pageSize: -1 }, 'pageNo'],
    ['bannerConfig/qryAdsConfigForPortal', { clientType: 'TV' }, 'clientType'],
    ['user/loginWithPassword', { ...login }, { cn: '密码', en: 'Password' }],
    ['user/loginWithPassword', { ...login, password: 'x', lang: 'en' }, 'lang'],
    ['user/loginWithValidCode', { ...login, validCode: '12' }, { cn: '验证码', en: 'Verification code' }],
    ['user/sendValidCode', { account: DEMO_ACCOUNT.account, purpose: 'payment', lang: 'zh_cn' }, 'purpose'],
    ['user/register', { account: 'ab', password: 'x', validCode: '123456', lang: 'zh_cn' }, { cn: '账号', en: 'Account' }],
    ['user/register', { account: 'a@farad.example', password: 'x'.repeat(257), validCode: '123456', lang: 'zh_cn' }, { cn: '密码', en: 'Password' }],
    ['user/register', { account: 'no address', password: 'x', validCode: '123456', lang: 'zh_cn' }, { cn: '账号', en: 'Account' }],
    ['user/updateProfile', { userName: ['a'], companyName: '' }, { cn: '姓名', en: 'Name' }],
    ['user/updateProfile', { userName: '', companyName: 'x'.repeat(101) }, { cn: '公司', en: 'Company' }],
    ['user/changePassword', { oldPassword: '', password: 'a good password' }, { cn: '当前密码', en: 'Current password' }],
    ['user/loginWithPassword', { ...login, password: 'x', imgCode: 'x'.repeat(21) }, { cn: '图片中的字符', en: 'Characters of the picture' }],
    ['user/getChallenge', { action: 'payment' }, 'action'],
    ['user/register', { account: 'a@farad.example', password: 'x', validCode: '123456', lang: 'zh_cn', challengeId: 'x'.repeat(1_001) }, 'challengeId'],
    ['region/qryChildrenRegionByCode', { regionCode: '44' }, 'regionCode'],
    ['address/saveAddress', { ...address, phone: 'none' }, { cn: '电话', en: 'Phone' }],
    ['address/saveAddress', { ...address, city: ['1-44-4403'] }, { cn: '城市', en: 'City' }],
    ['address/removeAddress', {}, 'addressId'],
    ['savedGoods/addSavedGoods', { goodsId: '' }, 'goodsId'],
    ['feedback/saveFeedback', { type: 'a', content: '' }, { cn: '内容', en: 'Message' }],
    ['userActionLog/addActionLog', { ...event, eventType: 'CLICK' }, 'eventType'],
    ['userActionLog/addActionLog', { ...event, createTime: -1 }, 'createTime'],
  ];

  test.each(cases)('%s %j names %j', async (name, payload, field) => {
    const call = CALLS.find((one) => one.name === name) ?? addActionLog;
    for (const language of ['cn', 'en'] as const) {
      const { status, envelope } = await sendCall(call, payload, { language });
      expect(status).toBe(200);
      expect(envelope.code).toBe(CODES.badPayload);
      const named = typeof field === 'string' ? field : field[language];
      expect(envelope.message).toMatch(language === 'cn' ? new RegExp(`^${named}：.*。$`) : new RegExp(`^${named}: .*\\.$`));
      expect(/\p{Script=Han}/u.test(envelope.message ?? '')).toBe(language === 'cn');
    }
  });

  test.each([
    ['a text in characters', 'feedback/saveFeedback', { type: 'a', content: '' }, '至少需要 1 个字符。', 'must have at least 1 character.'],
    ['a list in entries', 'goods/thdSearch', { terms: [] }, '至少需要 1 项。', 'must have at least 1 entry.'],
    ['a list in entries', 'goods/thdSearch', { terms: ['a', 'b'] }, '最多 1 项。', 'must have at most 1 entry.'],
    ['a text in characters', 'userActionLog/addActionLog', { ...event, eventParam: 'x'.repeat(2001) }, '最多 2000 个字符。', 'must have at most 2000 characters.'],
  ])('gives the allowed length of %s: %s %#', async (_, name, payload, cn, en) => {
    const call = CALLS.find((one) => one.name === name) ?? addActionLog;
    for (const [language, words] of [['cn', cn], ['en', en]] as const) {
      expect((await sendCall(call, payload, { language })).envelope.message).toMatch(new RegExp(` ?${words.replaceAll('.', String.raw`\.`)}$`));
    }
  });

  test('refuses a body that is not JSON or too long', async () => {
    for (const body of ['{', 'null', '7', `{"keyword":"${'x'.repeat(70_000)}"}`]) {
      const { status, envelope } = await send('goods/search', { method: 'POST', body });
      expect([status, envelope.code]).toEqual([200, CODES.badPayload]);
    }
  });

  test('reads a missing body as an empty payload', async () => {
    expect((await send('goods/search', { method: 'POST' })).envelope.code).toBe('0');
  });
});

describe('unknown paths and ids', () => {
  test('an unknown id is answered with HTTP 200, a code and a message in the visitor’s language', async () => {
    const [get] = CALLS.filter(({ name }) => name === 'goods/{id}');
    for (const id of ['F9999999999', 'search', '%', '../x', 'a/b', '中文']) {
      const { status, envelope } = await sendCall(get ?? addActionLog, { id }, { language: 'cn' });
      expect([id, status, envelope.code]).toEqual([id, 200, CODES.notFound]);
      expect(envelope.message).toMatch(/元器件/);
    }
  });

  test('S45: a malformed path is an unknown id', async () => {
    for (const path of ['goods/%', 'goods/%E0%A4%A', 'goods/%00', `goods/${'x'.repeat(100)}`]) {
      const { status, envelope } = await send(path);
      expect([path, status, envelope.code]).toEqual([path, 200, CODES.notFound]);
    }
    expect((await send(`goods/${'x'.repeat(8192)}`)).envelope.code).toBe(CODES.badPayload);
  });

  test('an unknown path, method or product is answered with 404 and an envelope', async () => {
    for (const [path, method] of [
      ['nothing', 'GET'], ['goods', 'GET'], ['goods/search', 'PUT'], ['user/logout', 'GET'], ['user/getLoginInfo/x', 'POST'], ['', 'GET'],
      ['../other/goods/search', 'POST'],
    ] as const) {
      const { status, envelope } = await send(path, { method });
      expect([path, status, envelope.code]).toEqual([path, 404, CODES.notFound]);
    }
    const outside = await createMall({ DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }).fetch(new Request('https://mall.test/'));
    expect(outside.status).toBe(404);
  });
});

describe('unexpected errors', () => {
  test('are answered with 500 and a code without details, and are logged', async () => {
    const lines: unknown[] = [];
    const broken: D1Database = new Proxy(env.DB, {
      get: () => () => {
        throw new Error('SELECT secret FROM nowhere');
      },
    });
    const mall = createMall({ DB: broken, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }, { log: { requestId: 'request-1', note: (line) => lines.push(line), failed: (line, error) => lines.push([line, String(error)]) } });
    const response = await mall.fetch(new Request(`${BASE}noticeConfig/qryNoticeConfigList`));
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: CODES.internal, data: null });
    expect(body).not.toMatch(/SELECT|secret|Error|\.ts/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toEqual([{ event: 'mall_error', path: '/api/*/noticeConfig/qryNoticeConfigList' }, 'Error: SELECT secret FROM nowhere']);
  });
});

describe('headers', () => {
  test('answers are JSON with no-store and the cost of their queries', async () => {
    const { response, statements } = await fetchMall('noticeConfig/qryNoticeConfigList');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [statement] = statements;
    expect(response.headers.get('x-mall-queries')).toBe(`1;${statement?.rowsRead};${statement?.rowsReturned};1;0`);
    expect(statement?.rowsReturned).toBeGreaterThan(0);
  });

  test('the delivery cycle of partner goods is sent under its wire name', async () => {
    const { envelope } = await sendCall(CALLS.find(({ name }) => name === 'goods/thdSearch') ?? addActionLog, { terms: ['LM358DR'] });
    expect(JSON.stringify(envelope.data)).toContain('"faradDeliveryCycle":7');
    expect(JSON.stringify(envelope.data)).not.toContain('"deliveryCycle"');
  });
});
