/** An edit of content shows at the next request, although snapshots are kept for minutes. */
import type { AppLoadContext } from '@remix-run/cloudflare';
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loader as helpLoader } from '~/routes/portal/help';
import type { Env } from '../../functions/configuration';
import { CONTENT_STATE_KEY, contentState } from '../../functions/mall/content/content-state';
import { serve } from '../../functions/serve';
import { loadMall, SECRET } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';

const ENV: Env = { ...env, PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: '', SITE_ORIGIN: 'https://shop.example', SITE_HOSTS: '', IMAGE_HOSTS: '', TIME_ZONE: 'Asia/Shanghai', SESSION_SECRET: SECRET };
const HOUR = 3_600_000;

beforeAll(() => loadMall(smallCatalogue()));
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** The titles of notices, recommendations and article that a request shows, in the language of a site variant. */
async function shown(lang: 'PC' | 'PC_EN'): Promise<unknown> {
  const stored: Array<Promise<unknown>> = [];
  const page = async (_: Request, { shop }: AppLoadContext) => {
    const [{ notices }, recommended, about] = await Promise.all([shop.home(), shop.recommended('power').snapshot, shop.article('about')]);
    return Response.json([notices[0]?.title, recommended.value.name, about?.title]);
  };
  const response = await serve(new Request(`https://shop.example/?lang=${lang === 'PC' ? 'cn' : 'en'}`), ENV, { waitUntil: (work) => void stored.push(work) }, page);
  await Promise.all(stored);
  return response.json();
}

async function edit(kind: string, id: string, field: string, cn: string, en: string): Promise<void> {
  await env.DB.prepare('UPDATE content SET data = json_set(data, ?3, ?4, ?5, ?6) WHERE kind = ?1 AND id = ?2').bind(kind, id, `$.${field}Cn`, cn, `$.${field}En`, en).run();
}

async function editAll(cn: string, en: string): Promise<void> {
  await edit('notice', 'double-twelve', 'title', cn, en);
  await edit('recommend', 'power', 'name', cn, en);
  await edit('article', 'about', 'title', cn, en);
}

const announce = (version: string, entries: object[] = []) => env.CATALOGUE.put(CONTENT_STATE_KEY, JSON.stringify(contentState(entries, version, 'Asia/Shanghai')));

test('an edit that is announced shows at the next request in both variants, and one that is not waits for the snapshots', async () => {
  await editAll('一', 'One');
  expect([await shown('PC'), await shown('PC_EN')]).toEqual([['一', '一', '一'], ['One', 'One', 'One']]);
  await editAll('二', 'Two');
  expect(await shown('PC_EN')).toEqual(['One', 'One', 'One']);
  await announce('1');
  expect([await shown('PC'), await shown('PC_EN')]).toEqual([['二', '二', '二'], ['Two', 'Two', 'Two']]);
  await editAll('三', 'Three');
  await announce('2');
  expect([await shown('PC'), await shown('PC_EN')]).toEqual([['三', '三', '三'], ['Three', 'Three', 'Three']]);
});

test('when an entry begins or ends, snapshots from before are not used', async () => {
  await announce('3');
  await editAll('四', 'Four');
  expect(await shown('PC_EN')).toEqual(['Four', 'Four', 'Four']);
  await editAll('五', 'Five');
  await announce('3', [{ startTime: new Date(Date.now() + HOUR).toISOString() }]);
  expect(await shown('PC_EN')).toEqual(['Four', 'Four', 'Four']);
  await announce('3', [{ endTime: new Date(Date.now() - HOUR).toISOString() }]);
  expect(await shown('PC_EN')).toEqual(['Five', 'Five', 'Five']);
});

test('the page with the switch for usage statistics is there where the content has no article about privacy', async () => {
  await env.DB.prepare("DELETE FROM content WHERE kind = 'help'").run();
  await announce('without help');
  const page = async (request: Request, context: AppLoadContext) => Response.json((await helpLoader({ request, context, params: { menuId: 'privacy' } })).article);
  const response = await serve(new Request('https://shop.example/help/privacy?lang=en'), ENV, { waitUntil: () => undefined }, page);
  expect(await response.json()).toEqual({ menuId: 'privacy', name: 'Usage statistics' });
});
