/** Feedback in a browser without script: the form, its refusals, the number, and one's own list. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEEDBACK_LIMITS } from '../../app/domain/feedback/feedback-rules';
import { CODES } from '../../app/upstream/contract/base/envelope';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { Visitor, type Between, type Page } from '../fixtures/visitors/visitor';

const FROM = '/product_detail/F0000000003?p=kol';
const PATH = `/feedback?from=${encodeURIComponent(FROM)}`;
const FIELDS = { type: 'partData', content: 'Pin 1 is wrong.', contact: 'ada@farad.example', page: FROM };
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(2)>';

beforeAll(() => loadMall(smallCatalogue()));
beforeEach(async () => {
  await env.DB.batch(['feedback', 'allowance'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

function postFile(visitor: Visitor, fields: Record<string, string>, file?: BlobPart, path = PATH): Promise<Page> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('screenshot', file === undefined ? new File([], '') : new File([file], 'screen.png'));
  return visitor.send(path, { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } });
}

const stored = async () => (await env.DB.prepare('SELECT * FROM feedback ORDER BY feedback_id DESC').all<Record<string, string | null>>()).results;
const numberOf = async () => (await stored())[0]?.['feedback_no'] ?? '';

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.post('/login', { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password });
  return visitor;
}

describe('the form', () => {
  test('is on a page that every page links to, with the address of that page', async () => {
    for (const path of ['/about', FROM]) {
      const links = [...(await new Visitor().get(path)).text.matchAll(/href="\/feedback\?([^"]*)"/g)].map(([, query = '']) => new URLSearchParams(query.replaceAll('&amp;', '&')).get('from'));
      expect(links).toEqual([path, path]);
    }
    const { status, text } = await new Visitor().get(PATH);
    expect(status).toBe(200);
    expect(text).toMatch(/<form[^>]*method="post"[^>]*encType="multipart\/form-data"/);
    expect(text).toContain(`value="${FROM}"`);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
  });

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', HOSTILE, '/feedback?from=/about'])('takes no other address: %s', async (from) => {
    const { status, text } = await new Visitor().get(`/feedback?from=${encodeURIComponent(from)}`);
    expect([status, text.includes('name="page"')]).toEqual([200, false]);
  });

  test('is posted with a screenshot, and the next page shows the number', async () => {
    const visitor = new Visitor();
    const { status, location } = await postFile(visitor, FIELDS, PNG);
    expect([status, location]).toEqual([303, `${PATH}&sent=1`]);
    const page = await visitor.get(location ?? '');
    expect(page.shows(`Your feedback has the number ${await numberOf()}.`)).toBe(true);
    for (const words of ['Thank you for your feedback', 'A person reads it.', 'Back to the page']) expect(page.shows(words), words).toBe(true);
    expect(page.text).not.toMatch(/<textarea/);
    expect((await stored())[0]).toMatchObject({ type: 'partData', content: FIELDS.content, contact: FIELDS.contact, page_url: FROM, user_code: null });
    const key = (await stored())[0]?.['screenshot_key'] ?? '';
    expect(Buffer.from((await env.CATALOGUE.get(key)) ?? '', 'base64')).toEqual(Buffer.from(PNG));
  });

  test('works without a file, a page and a contact, as an ordinary form too, and in Chinese', async () => {
    const { page: _, contact: __, ...least } = FIELDS;
    expect((await postFile(new Visitor(), least)).status).toBe(303);
    const visitor = new Visitor(undefined, { 'accept-language': 'zh-CN' });
    const { status, location } = await visitor.post('/feedback', { ...least, content: '一\r\n二' });
    expect([status, location]).toEqual([303, '/feedback?sent=1']);
    expect((await visitor.get('/feedback?sent=1')).shows(`反馈编号为 ${await numberOf()}。`)).toBe(true);
    expect(await stored()).toMatchObject([{ language: 'cn', content: '一\n二', page_url: '' }, { language: 'en' }]);
  });

  test('answers a script with the number, without leaving the page', async () => {
    const form = new FormData();
    for (const [name, text] of Object.entries({ inPage: '1', ...FIELDS })) form.append(name, text);
    const { status, text } = await new Visitor().send('/feedback.data', { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(status).toBe(200);
    expect(text).toContain(await numberOf());
  });
});

describe('a refusal', () => {
  const large = new Uint8Array(FEEDBACK_LIMITS.screenshot + 1);
  large.set(PNG);
  const huge = new Uint8Array(6 * 1024 * 1024);
  huge.set(PNG);

  test.each<[string, Record<string, string>, BlobPart | undefined, number, string]>([
    ['no type', { type: 'rude' }, undefined, 422, 'Choose what it is about.'],
    ['no message', { content: ' ' }, undefined, 422, 'Write a message.'],
    ['a message that is too long', { content: 'x'.repeat(2001) }, undefined, 422, 'Shorten the message to 2,000 characters. It has 2,001.'],
    ['a contact that is too long', { contact: 'x'.repeat(201) }, undefined, 422, 'Shorten the contact to 200 characters.'],
    ['a file that is no picture', {}, '<svg onload=alert(1)>', 422, 'Choose a PNG, JPEG or WebP picture.'],
    ['a picture that is too large', {}, large, 413, 'Choose a picture of at most 1 MB, or send your feedback without one.'],
    ['a picture that is far too large', {}, huge, 413, 'Choose a picture of at most 1 MB, or send your feedback without one.'],
  ])('names %s, and keeps the fields', async (_, wrong, file, status, words) => {
    const page = await postFile(new Visitor(), { ...FIELDS, ...wrong }, file);
    expect([page.status, page.shows(words)]).toEqual([status, true]);
    expect(page.text).toMatch(/class="alert alert--err summary"[^>]*autofocus=""/i);
    const kept = { ...FIELDS, ...wrong };
    if (kept.content.trim()) expect(page.text).toContain(`>${kept.content}</textarea>`);
    expect(page.text).toContain(`value="${kept.contact}"`);
    expect(/<input[^>]*value="partData"[^>]*checked=""|<input[^>]*checked=""[^>]*value="partData"/.test(page.text)).toBe(kept.type === 'partData');
    expect(await stored()).toEqual([]);
  });

  test('keeps the page off if it was removed', async () => {
    const { page: _, ...rest } = FIELDS;
    const { text } = await postFile(new Visitor(), { ...rest, content: '' });
    const box = /<input[^>]*name="page"[^>]*>/.exec(text)?.[0] ?? '';
    expect(box).not.toContain('checked');
  });

  test.each(['application/json', 'text/plain', 'image/png'])('is 415 for %s', async (type) => {
    const { status } = await new Visitor().send('/feedback', { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'same-origin', 'content-type': type } });
    expect(status).toBe(415);
  });

  test.each([['a body without a boundary', 'multipart/form-data', 'x'], ['a body that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="content"\r\n\r\nhello']])(
    'is a form again for %s', async (_, type, body) => {
      expect((await new Visitor().send('/feedback', { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', 'content-type': type } })).status).toBe(422);
    },
  );

  test('of the upstream is shown, with the fields', async () => {
    const visitor = new Visitor();
    for (let sent = 0; sent < 10; sent += 1) expect((await postFile(visitor, FIELDS)).status).toBe(303);
    const page = await postFile(visitor, FIELDS);
    expect([page.status, page.shows('Too much feedback was sent from here.')]).toEqual([429, true]);
    expect(page.text).toContain(`>${FIELDS.content}</textarea>`);
  });
});

describe('another upstream', () => {
  const answering = (call: string, answer: () => Response): Between => async (request, pass) => (request.url.includes(call) ? answer() : pass(request));

  test.each([null, true, {}, { feedbackNo: null }])('may answer without a number: %j', async (data) => {
    const visitor = new Visitor(answering('saveFeedback', () => Response.json({ code: '0', data })));
    const { status, location } = await postFile(visitor, FIELDS);
    expect(status).toBe(303);
    expect((await visitor.get(location ?? '')).shows('Your feedback has arrived.')).toBe(true);
  });

  test('may keep no list', async () => {
    const visitor = new Visitor(answering('qryFeedbackList', () => new Response('', { status: 404 })));
    await visitor.post('/login', { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password });
    const page = await visitor.get('/membership_center?tab=feedback');
    expect([page.status, page.shows('This shop does not keep a list of feedback')]).toEqual([200, true]);
  });

  test('that asks for a sign-in gets the feedback without the token', async () => {
    let tries = 0;
    const visitor = new Visitor(async (request, pass) => {
      if (!request.url.includes('saveFeedback') || !request.headers.has('access-token')) return pass(request);
      tries += 1;
      return Response.json({ code: CODES.signIn, data: null, message: 'no' });
    });
    await visitor.post('/login', { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password });
    expect((await postFile(visitor, FIELDS)).status).toBe(303);
    expect([tries, (await stored()).length]).toEqual([1, 1]);
  });
});

describe('one’s own list', () => {
  test('has number, type, text and state, and the answer', async () => {
    const visitor = await signedIn();
    expect((await visitor.get('/membership_center?tab=feedback')).shows('You have not sent any feedback yet')).toBe(true);
    await postFile(visitor, FIELDS, PNG);
    const before = await visitor.get('/membership_center?tab=feedback');
    for (const words of [await numberOf(), 'Wrong data', FIELDS.content, 'Not answered yet', 'With a screenshot', FROM]) expect(before.shows(words), words).toBe(true);
    await env.DB.prepare("UPDATE feedback SET answer = 'Corrected, thank you.', answered_at = ?1, answered_by = 'Grace'").bind(Date.now()).run();
    const after = await visitor.get('/membership_center?tab=feedback');
    for (const words of ['Answered', 'Our answer', 'Corrected, thank you.']) expect(after.shows(words), words).toBe(true);
    expect([after.shows('Not answered yet'), after.shows('Grace')]).toEqual([false, false]);
    expect((await new Visitor().get('/membership_center?tab=feedback')).status).toBe(303);
  });

  test('shows HTML of every field as text, also in the form', async () => {
    const visitor = await signedIn();
    const page = `/about?x=${HOSTILE}`;
    const refusedForm = await postFile(visitor, { type: HOSTILE, content: HOSTILE, contact: HOSTILE, page }, HOSTILE);
    await env.DB.prepare(
      'INSERT INTO feedback (feedback_no, type, content, contact, page_url, user_code, answer, answered_at, created_at) SELECT substr(?1, 1, 40), ?1, ?1, ?1, ?1, user_code, ?1, 5, 5 FROM account WHERE account = ?2',
    ).bind(HOSTILE, DEMO_ACCOUNT.account).run();
    const list = await visitor.get('/membership_center?tab=feedback');
    expect([refusedForm.status, list.status]).toEqual([422, 200]);
    for (const { text } of [refusedForm, list]) {
      expect([text.includes('<script>alert(1)'), text.includes('<img src=x')]).toEqual([false, false]);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
    expect(list.text).not.toMatch(/href="[^"]*onerror/);
  });
});
