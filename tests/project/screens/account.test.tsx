import { describe, expect, it } from 'vitest';
import { LoginScreen } from '~/components/account/login-screen';
import { AddressesTab } from '~/components/account/membership/addresses-tab';
import { MembershipScreen } from '~/components/account/membership/membership-screen';
import { ProfileTab } from '~/components/account/membership/profile-tab';
import { SavedTab } from '~/components/account/membership/saved-tab';
import { RegisterScreen } from '~/components/account/register-screen';
import { SignInDialog } from '~/components/account/sign-in-dialog';
import { SaveButton } from '~/components/product/save/save-button';
import { VisitorLinks } from '~/components/shell/account/visitor-links';
import { PageNotices } from '~/components/shell/messages/page-notices';
import { SiteContext, useSite } from '~/components/shell/site-context';
import type { Address, DemoAccount, SignIn } from '~/domain/account/account-records';
import { IN_PAGE, type LoginAnswer } from '~/domain/text/form-answer';
import type { CentreAnswer } from '~/domain/account/membership';
import type { Message } from '~/domain/text/message';
import { ONE_PAGE, sampleProduct, readable, renderAt, SNAPSHOT_AT } from './screens';

const SECRET = 'correct-horse-1';

/** The tags of an element with this name. */
function named(html: string, name: string): string[] {
  return html.match(new RegExp(`<(?:input|select|button)[^>]* name="${name}"[^>]*>`, 'g')) ?? [];
}

describe('signing in', () => {
  const answered = (over: Partial<LoginAnswer>): LoginAnswer => ({ by: 'password', values: {}, fields: {}, ...over });

  it('has two forms that work without script, for password managers and one-time codes', async () => {
    const { shell } = await renderAt('/login', <LoginScreen returnPath="/brand?x=1&y=2" />);
    expect(shell.match(/<form method="post" action="\/login\?_r=%2Fbrand%3Fx%3D1%26y%3D2"/g)).toHaveLength(2);
    expect(named(shell, '_r')).toEqual(Array(2).fill('<input type="hidden" name="_r" value="/brand?x=1&amp;y=2"/>'));
    expect(named(shell, 'account').every((tag) => tag.includes('autoComplete="username"'))).toBe(true);
    expect(named(shell, 'password')[0]).toContain('autoComplete="current-password"');
    expect(named(shell, 'validCode')[0]).toMatch(/inputMode="numeric".*autoComplete="one-time-code"/);
    expect(named(shell, 'intent')).toEqual([expect.stringMatching(/value="sendCode"/)]);
    expect(named(shell, 'isAutomatic').every((tag) => tag.includes('value="T"'))).toBe(true);
    expect(named(shell, 'imgCode')).toEqual([]);
    expect(named(shell, 'inPage')).toEqual([]);
    expect(shell).toContain('href="/register?_r=%2Fbrand%3Fx%3D1%26y%3D2"');
  });

  it('keeps the input except the password, and ties each message to its field', async () => {
    const answer = answered({
      values: { account: 'lin@example.com', isAutomatic: 'T', password: SECRET },
      fields: { password: { key: 'account:error.password' } }, captcha: { image: 'data:image/svg+xml,x' },
    });
    const { shell } = await renderAt('/login', <LoginScreen returnPath={null} answer={answer} />);
    expect(shell).not.toContain(SECRET);
    expect(named(shell, 'account')[0]).toContain('value="lin@example.com"');
    expect(named(shell, 'account')[1]).not.toContain('value=');
    expect(named(shell, 'isAutomatic')[0]).toContain('checked=""');
    expect(named(shell, 'password')[0]).toMatch(/id="login-password-password" aria-invalid="true" aria-describedby="login-password-password-note"/);
    expect(shell).toContain('<p id="login-password-password-note"');
    expect(shell).toContain('<a href="#login-password-password">');
    expect(readable(shell)).toContain('Correct one field. Enter your password.');
    expect(named(shell, 'imgCode')).toHaveLength(1);
    expect(named(shell, 'intent').join()).toContain('newCaptcha');
    expect(readable(shell)).not.toContain('Demonstration');
  });

  it('opens the posted form, says that a code was sent, and shows the code in a demonstration only', async () => {
    const answer = answered({ by: 'code', values: { account: 'lin@example.com' }, codeSent: true });
    const { shell } = await renderAt('/login', <LoginScreen returnPath={null} answer={answer} />);
    expect(shell).toMatch(/id="login-by-code" checked=""/);
    expect(shell).not.toMatch(/id="login-by-password" checked/);
    expect(readable(shell)).toContain('is on its way');
    expect(readable(shell)).not.toContain('Demonstration');
    const shown = await renderAt('/login', <LoginScreen returnPath={null} answer={{ ...answer, demoCode: '123456' }} />, 'cn');
    expect(readable(shown.shell)).toContain('演示模式：验证码为 123456。');
  });

  it('by code is in the other tab', async () => {
    const { shell } = await renderAt('/login?by=code', <LoginScreen returnPath={null} by="code" />);
    expect(shell).toMatch(/id="login-by-code" checked=""/);
  });
});

describe('a demonstration', () => {
  const demoAccount = { account: 'anybody@farad.example', password: 'told to all' };

  it.each(['en', 'cn'] as const)('shows its account, and signs in with one button, back to the same page: %s', async (language) => {
    const { shell } = await renderAt('/login', <LoginScreen returnPath="/brand" demoAccount={demoAccount} />, language);
    const [form = ''] = shell.match(/<form [^>]*class="auth__demo".*?<\/form>/s) ?? [];
    expect(form).toContain('method="post" action="/login?_r=%2Fbrand"');
    expect([readable(form).includes('anybody@farad.example'), readable(form).includes('told to all')]).toEqual([true, true]);
    expect(['account', 'password', '_r'].map((name) => /value="([^"]*)"/.exec(named(form, name)[0] ?? '')?.[1])).toEqual(['anybody@farad.example', 'told to all', '/brand']);
  });
});

describe('the sign-in dialog', () => {
  it('shows the demo account too, and signs in with it on the page', async () => {
    const site = { language: 'en', productName: 'Farad', product: 'farad', channel: undefined, timeZone: 'UTC', zone: 'UTC', now: 0, path: '/brand' } as const;
    const dialog = async (demoAccount?: DemoAccount) => (await renderAt('/brand', (
      <SiteContext.Provider value={{ ...site, demoAccount }}><SignInDialog onClose={() => undefined} /></SiteContext.Provider>
    ))).shell;
    const shell = await dialog({ account: 'anybody@farad.example', password: 'told to all' });
    const [form = ''] = shell.match(/<form [^>]*class="auth__demo".*?<\/form>/s) ?? [];
    expect([readable(form).includes('anybody@farad.example'), named(form, IN_PAGE).length]).toEqual([true, 1]);
    expect(await dialog()).not.toContain('auth__demo');
  });
});

describe('registering', () => {
  it('shows the rules first, and has the documented fields', async () => {
    const { shell } = await renderAt('/register', <RegisterScreen returnPath={null} />);
    for (const name of ['account', 'validCode', 'password', 'confirmPassword', 'agree']) expect(named(shell, name), name).toHaveLength(1);
    expect(named(shell, 'password')[0]).toContain('autoComplete="new-password"');
    expect(readable(shell)).toContain('8 to 128 characters of any kind.');
    expect(named(shell, '_r')).toEqual([]);
  });
});

describe('the header', () => {
  it('has a link to sign in with a return path', async () => {
    const { shell } = await renderAt('/brand?x=1', <ul><VisitorLinks user={null} /></ul>);
    expect(shell).toContain('href="/login?_r=%2Fbrand%3Fx%3D1"');
    expect(shell).toContain('href="/register?_r=%2Fbrand%3Fx%3D1"');
  });

  it('shows the user, with a form that signs out', async () => {
    const { shell } = await renderAt('/brand', <ul><VisitorLinks user={{ name: '<b>Lin</b>' }} /></ul>);
    expect(shell).toContain('&lt;b&gt;Lin&lt;/b&gt;');
    expect(shell).toMatch(/<a class="who" [^>]*href="\/membership_center"/);
    expect(shell).not.toContain('class="sr"');
    expect(readable(shell)).toContain('Membership centre');
    expect(shell).toMatch(/<form method="post" action="\/logout"><input type="hidden" name="_r" value="\/brand"\/><button type="submit">Sign out/);
  });
});

describe('messages', () => {
  const messages: Message[] = [
    { kind: 'error', text: 'System upgrading' }, { kind: 'result', key: 'account:message.saved', values: { mpn: 'LM358' } },
    { kind: 'notice', key: 'account:signInFirst' },
  ];

  it('are in the page without script', async () => {
    const { shell } = await renderAt('/', <PageNotices messages={messages} scripted />);
    const [before = '', inside = ''] = shell.split('<noscript>');
    expect(readable(before)).toBe('Please sign in to continue.');
    expect(readable(inside)).toBe('System upgrading LM358 is saved for later. View saved parts');
    expect(inside).toContain('href="/membership_center?tab=saved"');
  });

  it('are plain notices in pages without scripts', async () => {
    const { shell } = await renderAt('/about', <PageNotices messages={messages} scripted={false} />, 'cn');
    expect(shell).not.toContain('<noscript>');
    expect(readable(shell)).toBe('System upgrading 已收藏 LM358。 查看收藏 请先登录，再继续。');
  });
});

describe('the membership centre', () => {
  const address: Address = {
    id: 'A1', name: 'Lin', phone: '138', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Road', isDefault: false,
    country: 'CN', line1: '', line2: '', cityText: '', state: '', postalCode: '', place: '1 Road, Nanshan, Shenzhen, Guangdong',
  };
  const regions = { countries: [], first: 'CN', provinces: [{ code: '1-44', name: 'Guangdong' }, { code: '1-11', name: 'Beijing' }], cities: [], districts: [] };

  it('shows its tabs in groups and marks the open one', async () => {
    const { shell } = await renderAt('/membership_center', <MembershipScreen tab="saved">x</MembershipScreen>);
    const tabs = ['orders', 'refunds', 'invoices', 'saved', 'boms', 'account', 'lottery', 'addresses', 'profile', 'feedback'];
    expect(shell.match(/href="\/membership_center\?tab=\w+"/g)).toEqual(tabs.map((tab) => `href="/membership_center?tab=${tab}"`));
    expect(readable(shell)).toContain('Orders Orders Returns and refunds Invoices Buying Saved parts BOMs Billing Buying on account Double-twelve Lottery Account Addresses Profile Feedback');
    expect(shell).toMatch(/<a aria-current="page" href="\/membership_center\?tab=saved"/);
  });

  it('shows devices by name, and marks the current one', async () => {
    const signIns = [
      { id: '1', current: true, signedIn: true, deviceId: 'd1', at: SNAPSHOT_AT, device: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' },
      { id: '2', current: false, signedIn: true, at: SNAPSHOT_AT, device: '<script>' },
      { id: '3', current: false, signedIn: false, deviceId: 'd3', at: SNAPSHOT_AT, device: '' },
    ];
    const profile = { userCode: 'U', name: 'Lin', account: 'lin@example.com', userName: 'Lin', companyName: '' };
    const { shell } = await renderAt('/', <ProfileTab profile={profile} signIns={signIns} answer={undefined} busy={false} />);
    expect(readable(shell)).toContain('Firefox on Linux this device 2026-11-20 10:58:12 Unknown device 2026-11-20 10:58:12 Unknown device signed out 2026-11-20 10:58:12 Forget');
    expect(named(shell, 'deviceId')).toEqual([expect.stringContaining('value="d3"')]);
    expect(shell).not.toMatch(/(?:<|&lt;)script/);
  });

  it('requires the current password except right after a sign-in by code, and says until when', async () => {
    const profile = { userCode: 'U', name: 'Lin', account: 'lin@example.com', userName: 'Lin', companyName: '' };
    const fresh = { id: '1', current: true, signedIn: true, at: SNAPSHOT_AT, device: '', passwordNeededFrom: SNAPSHOT_AT + 900_000 };
    const show = async (signIn: SignIn, answer?: CentreAnswer) =>
      (await renderAt('/', <ProfileTab profile={profile} signIns={[signIn]} answer={answer} busy={false} />)).shell;
    const line = 'your current password is not needed until Friday 20 November, 11:13.';

    const without = await show(fresh);
    expect(named(without, 'oldPassword')).toEqual([]);
    expect(readable(without)).toContain(line);
    const asked: CentreAnswer = { form: 'password', values: {}, fields: { oldPassword: { text: 'Enter your current password.' } } };
    for (const shell of [await show({ ...fresh, passwordNeededFrom: undefined }), await show({ ...fresh, current: false }), await show(fresh, asked)]) {
      expect(named(shell, 'oldPassword')).toHaveLength(1);
      expect(readable(shell)).not.toContain(line);
    }
    expect(await show(fresh, asked)).toContain('<a href="#change-oldPassword">Enter your current password.</a>');
  });

  it('fills the form of an address with its regions', async () => {
    const below = { ...regions, cities: [{ code: '1-44-4403', name: 'Shenzhen' }], districts: [{ code: '1-44-4403-440305', name: 'Nanshan' }] };
    const { shell } = await renderAt('/', <AddressesTab addresses={[address]} edited={address} lists={below} answer={undefined} busy={false} />);
    expect(shell.match(/<option value="[^"]+" selected="">/g)).toEqual(
      ['1-44', '1-44-4403', '1-44-4403-440305'].map((code) => `<option value="${code}" selected="">`));
    expect(named(shell, 'addressId').every((tag) => tag.includes('value="A1"'))).toBe(true);
    expect(named(shell, 'intent').join()).toContain('value="region"');
  });

  it('drops a city of another province, and has provinces without cities', async () => {
    const posted = (province: string) => ({ form: 'address', values: { province, city: '1-44-4403', district: '' }, fields: {} }) as const;
    const show = (province: string) => (
      <AddressesTab addresses={[]} edited={null} lists={regions} answer={posted(province)} busy={false} />
    );
    const selected = async (province: string) => (await renderAt('/', show(province))).shell.match(/<option value="1[^"]+" selected="">/g);
    expect(await selected('1-44')).toEqual(['<option value="1-44" selected="">']);
    expect(await selected('1-11')).toEqual(Array(3).fill('<option value="1-11" selected="">'));
  });

  it('lists saved products with current stock and prices', async () => {
    const { shell } = await renderAt('/', <SavedTab saved={[{ product: sampleProduct(), at: SNAPSHOT_AT }]} page={ONE_PAGE} at={SNAPSHOT_AT} />);
    expect(readable(shell)).toMatch(/TEST-100N Acme 100 nF 50 V X7R Saved 2026-11-20 12,000 100\+ ¥0\.0312/);
    expect(shell).toContain('data-s="live"');
    expect(shell).toContain('href="/product_detail/F0000000001"');
    expect(shell).toContain('name="_r" value="/membership_center?tab=saved"');
  });

  it('has a quantity for each saved product, at first the smallest valid one, and adds it to the cart', async () => {
    const saved = [sampleProduct({ moq: 40 }), sampleProduct({ id: 'GONE', mpn: 'GONE-1', stock: 0 })].map((product) => ({ product, at: SNAPSHOT_AT }));
    const { shell } = await renderAt('/', <SavedTab saved={saved} page={ONE_PAGE} at={SNAPSHOT_AT} />);
    const [form = '', ...others] = shell.match(/<form method="post" action="\/shopping_cart">.*?<\/form>/gs) ?? [];
    expect(others).toEqual([]);
    expect(named(form, 'cartNum').join()).toMatch(/aria-label="Quantity of TEST-100N"[^>]*value="100"/);
    expect(named(form, 'goodsId').join()).toContain('value="F0000000001"');
    expect(named(form, 'intent').join()).toContain('value="add"');
    expect(named(form, '_r').join()).toContain('value="/membership_center?tab=saved"');
    expect(form).toContain('aria-label="Add 100 × TEST-100N to cart"');
    // Without script minus and plus would add their quantity to the cart.
    expect(named(form, 'qty')).toEqual([]);
    expect(readable(form)).toContain('Line total ¥3.12');
    expect(readable(shell)).toContain('Out of stock, and not available to order.');
  });

  it('links the pages of a long list, and comes back to the page of a form', async () => {
    const { shell } = await renderAt('/', <SavedTab saved={[{ product: sampleProduct(), at: SNAPSHOT_AT }]} page={{ pageNo: 2, totalPage: 3 }} at={SNAPSHOT_AT} />);
    expect(readable(shell)).toContain('Page 2 of 3');
    expect(shell).toContain('name="_r" value="/membership_center?tab=saved&amp;page=2"');
    expect([...shell.matchAll(/href="(\/membership_center\?tab=saved[^"]*)"/g)].map(([, href]) => href)).toEqual(expect.arrayContaining(['/membership_center?tab=saved', '/membership_center?tab=saved&amp;page=3']));
    // A list with one size of pages offers no choice.
    expect(shell).not.toContain('name="size"');
  });

  it('has a link in an empty tab', async () => {
    const { shell } = await renderAt('/', <SavedTab saved={[]} page={ONE_PAGE} at={SNAPSHOT_AT} />);
    expect(readable(shell)).toContain('No saved parts yet');
    expect(shell).toContain('href="/catalogue"');
  });
});

it('the form that saves a product works without script', async () => {
  function Save() {
    return <SaveButton product={sampleProduct()} site={useSite()} t={(key) => key} />;
  }
  const { shell } = await renderAt('/brand?x=1', <Save />);
  expect(shell).toContain('<form class="save" method="post" action="/saved_parts">');
  expect(shell).toContain('<input type="hidden" name="intent" value="add"/><input type="hidden" name="goodsId" value="F0000000001"/>');
  expect(shell).toContain('<input type="hidden" name="_r" value="/brand?x=1"/>');
  expect(named(shell, 'inPage')).toEqual([]);
});
