import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSignInPage, leadsToLogin, loginPath, registerPath, safeReturnPath } from '~/domain/account/return-path';
import { check } from '../property';

describe('/login?_r={return path} and /register?_r={return path}', () => {
  test('the return path is the current path plus query, URL-encoded', () => {
    expect(loginPath('/product_detail/F1?qty=5')).toBe('/login?_r=%2Fproduct_detail%2FF1%3Fqty%3D5');
    expect(registerPath('/bom')).toBe('/register?_r=%2Fbom');
    expect(loginPath('/')).toBe('/login?_r=%2F');
    expect(loginPath('/product_list/search/50%2525')).toBe('/login?_r=%2Fproduct_list%2Fsearch%2F50%252525');
    expect(loginPath('/about#top')).toBe('/login?_r=%2Fabout');
  });

  test('none is added if the current page is login, an order detail page or a confirm-order page', () => {
    for (const page of ['/login', '/login?_r=%2Fbom', '/order_detail/123', '/confirm_order', '/confirm_order?x=1', '/login#x', '/membership_center/order_detail/5', '/cart/confirm_order#x']) {
      expect(loginPath(page)).toBe('/login');
      expect(registerPath(page)).toBe('/register');
    }
  });

  test('a page that only mentions them keeps its return path', () => {
    expect(loginPath('/product_list/search/login')).toBe('/login?_r=%2Fproduct_list%2Fsearch%2Flogin');
    expect(loginPath('/about?from=/order_detail/5')).toBe('/login?_r=%2Fabout%3Ffrom%3D%2Forder_detail%2F5');
    expect(loginPath('/order_details')).toBe('/login?_r=%2Forder_details');
    expect(loginPath('/membership_center?tab=orders')).toBe('/login?_r=%2Fmembership_center%3Ftab%3Dorders');
  });

  test('a text that is not a path of this site is not added', () => {
    expect(loginPath('https://evil.example/')).toBe('/login');
    expect(loginPath('')).toBe('/login');
  });

  test('property: an added path is read back', () => {
    const path = fc.webUrl({ withQueryParameters: true }).map((url) => url.replace(/^https?:\/\/[^/]*/, '/about'));
    check(path, (current) => {
      const returned = new URL(loginPath(current), 'https://shop.example').searchParams.get('_r');
      expect(safeReturnPath(returned)).toBe(safeReturnPath(current));
    });
  });
});

/** Known tricks that make browsers and servers leave the site. */
const HOSTS = ['evil.example', 'evil.example/path', 'user@evil.example', 'user:pw@evil.example:8443/?x#y', '[::1]/', '127.0.0.1', 'evil。example', '%65vil.example', 'shop.example.evil.example', 'shop.example@evil.example'];
const LEADS = [
  '//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', '\n//', ' //', '\u0000//', '/\u0000/', '/ /', '//\t', '/.//', '/..//', '/./\\', '/%2e//', '/%2E%2E//', '/a/..//', '/a/../..//', '/a/b/../..//', '/.\t//',
  '/\u0085/', '/\u2028/', '／／', '/／', '/%5c', '/%2f', '/%09/', '/;/', '/?//', '/#//', '@', '.', '..//', './/', '?//', '#//',
  'http://', 'https://', 'HTTPS://', 'https:/', 'https:', 'https:\\\\', 'https:///', 'ht\ntps://', 'http://shop.example@', 'javascript:alert(1)//', 'java\tscript:alert(1)//', 'JaVaScRiPt:', 'data:text/html,', 'vbscript:', 'blob:https://', 'file:///', 'ftp://', 'ws://', 'mailto:a@', 'view-source:https://', '//https://', 'x-y:',
];
const HOSTILE = LEADS.flatMap((lead) => HOSTS.map((host) => lead + host));

function staysHere(path: string): boolean {
  return ['https://shop.example/login', 'https://shop.example/a/b/c?_r=x'].every((base) => {
    const target = new URL(path, base);
    return target.origin === 'https://shop.example' && target.username === '';
  });
}

describe('safe return path', () => {
  test('a path of this site is kept with query and hash', () => {
    expect(safeReturnPath('/product_list/search/50%2525?page=2#top')).toBe('/product_list/search/50%2525?page=2#top');
    expect(safeReturnPath('/')).toBe('/');
    expect(safeReturnPath('/about/../bom')).toBe('/bom');
    expect(safeReturnPath('/search?keyword=电容')).toBe('/search?keyword=%E7%94%B5%E5%AE%B9');
    expect(safeReturnPath(`/${'a'.repeat(1999)}`)).toHaveLength(2000);
  });

  test('anything else is ignored', () => {
    for (const value of ['', 'bom', './bom', '?x=1', null, undefined, 5, {}, ['/bom'], `/${'a'.repeat(2000)}`, '/a\\b', '/a\nb', '/.//evil.example', '//', '//[']) {
      expect(safeReturnPath(value)).toBeNull();
    }
  });

  test(`never leaves the site for ${HOSTILE.length} malicious texts`, () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(500);
    for (const text of HOSTILE) {
      const path = safeReturnPath(text);
      expect([text, path === null || (staysHere(path) && path.startsWith('/') && !path.startsWith('//'))]).toEqual([text, true]);
    }
  });

  test('property: never leaves the site for malicious pieces in any order', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', ':', '@', '?', '#', '\t', '\n', '\0', ' ', 'evil.example', 'https', 'javascript', '／', '。', 'a');
    check(fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`), (text) => {
      const path = safeReturnPath(text);
      if (path !== null) expect(staysHere(path)).toBe(true);
    });
  });

  test('property: a safe path does not change', () => {
    check(fc.string().map((text) => `/${text}`), (text) => {
      const path = safeReturnPath(text);
      if (path !== null) expect(safeReturnPath(path)).toBe(path.length > 2000 ? null : path);
    });
  });
});

describe('signing out leads', () => {
  test.each(['/membership_center', '/membership_center?tab=saved', '/order_detail/F1', '/confirm_order#x'])('from %s to the sign-in page', (path) => {
    expect(leadsToLogin(path)).toBe(true);
  });

  test.each(['/', '/product_detail/F1', '/help/membership', '/product_list/search/x?_r=/membership_center', '/membership_centers'])('from %s back to it', (path) => {
    expect(leadsToLogin(path)).toBe(false);
  });
});

test('sign-in pages are recognised by their path alone', () => {
  for (const path of ['/login', '/login?_r=%2F', '/register#x']) expect(isSignInPage(path)).toBe(true);
  for (const path of ['/', '/logins', '/login/x', '/brand?x=/login']) expect(isSignInPage(path)).toBe(false);
});
