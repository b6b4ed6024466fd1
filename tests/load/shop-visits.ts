/** Visits of a shop under load: lists, product pages, and buyers who place and pay orders. */
import { randomUUID } from 'node:crypto';
import { minimumBuy } from '../../app/domain/product/quantity';
import { wording } from '../browser/wording';
import { mallClient } from '../fixtures/mall/mall-client';
import { openSender, type Answered, type Arrival } from './open-loop';

/** Words of lists. With pages and sorts they make enough addresses for some to have a snapshot and some to have none. */
const WORDS = ['resistor', 'capacitor', 'LM358', 'diode', 'inductor', 'mosfet', '10k 0603', '100nF', 'connector', 'crystal', '电阻', '电容', 'STM32', 'regulator', 'led', 'transistor'];
const SORTS = ['', '&sort=price', '&sort=-price', '&sort=-stock'];
const PAGES = 5;
const ADDRESS = { name: 'Ada', phone: '138 0013 8000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Volt Street' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

type Sender = ReturnType<typeof openSender>;

interface Buyer {
  cookies: Map<string, string>;
  address: string;
}

export interface ShopVisits {
  /** By share: 70 % lists, 25 % product pages, 5 % checkout. */
  mixed(index: number): Arrival;
  /** Bodies of answers that were no success, one of each kind and status. */
  odd: Map<string, Answered>;
  close(): void;
}

/** @param shop - address of a shop that is a demonstration @param mall - address of a mall with the same products @param buyers - how many there are */
export async function openVisits(shop: string, mall: string, buyers: number): Promise<ShopVisits> {
  const sender = openSender(shop);
  const odd = new Map<string, Answered>();
  const products = (await mallClient(mall).partsInStock()).filter((wire) => minimumBuy(wire) > 0 && wire.stock > 1000 * minimumBuy(wire));
  const free: Buyer[] = [];
  for (let made = 0; made < buyers; made += 1) free.push(await register(sender));
  const waiting: Array<(buyer: Buyer) => void> = [];
  const borrow = async () => free.pop() ?? new Promise<Buyer>((resolve) => waiting.push(resolve));
  const giveBack = (buyer: Buyer) => {
    const next = waiting.shift();
    if (next) next(buyer);
    else free.push(buyer);
  };

  async function page(kind: string, path: string): Promise<number> {
    const answer = await sender.send(path, { headers: { 'accept-language': 'en' } });
    // A page beyond the last leads to the last.
    if (answer.status === 302) return 200;
    if (answer.status !== 200) odd.set(`${kind} ${answer.status}`, answer);
    return answer.status;
  }

  /** Fills the cart, opens checkout, places the order and pays it, since unpaid orders are bounded. @returns 200, or the status of the step that failed */
  async function checkout(id: string, cartNum: number): Promise<number> {
    const buyer = await borrow();
    try {
      let last = await post(sender, buyer, '/shopping_cart', { intent: 'add', goodsId: id, cartNum: String(cartNum) });
      if (last.status < 400) last = await get(sender, buyer, '/confirm_order');
      if (last.status === 200) last = await post(sender, buyer, '/confirm_order', { ...ADDRESS, paymentMethod: 'PW0', shortage: 'ship', ...hidden(last.body) });
      if (last.status === 303) last = await post(sender, buyer, String(last.headers['location']), { outcome: 'pay' });
      if (last.status !== 303) odd.set(`checkout ${last.status}`, last);
      return last.status === 303 ? 200 : last.status;
    } finally {
      giveBack(buyer);
    }
  }

  return {
    odd,
    close: () => sender.close(),
    mixed(index) {
      // Spread evenly: each hundred arrivals have exactly their shares.
      const at = (index * 37) % 100;
      if (at < 70) {
        const word = WORDS[index % WORDS.length] ?? '';
        const path = `/product_list/search/${encodeURIComponent(encodeURIComponent(word))}?page=${1 + (index % PAGES)}${SORTS[index % SORTS.length]}`;
        return { kind: 'list', run: () => page('list', path) };
      }
      const product = products[index % products.length];
      if (!product) throw new Error('There are no products in stock');
      if (at < 95) return { kind: 'detail', run: () => page('detail', `/product_detail/${product.id}`) };
      return { kind: 'checkout', run: () => checkout(product.id, minimumBuy(product)) };
    },
  };
}

async function register(sender: Sender): Promise<Buyer> {
  const [account, password] = [`${randomUUID()}@farad.example`, `${randomUUID()}-password`];
  const buyer: Buyer = { cookies: new Map(), address: `2001:db8:${account.slice(0, 4)}:${account.slice(4, 8)}::1` };
  const { body } = await post(sender, buyer, '/register', { account, intent: 'sendCode' });
  const validCode = new RegExp(wording('en', 'account:demo.code', { code: String.raw`(\d{6})` })).exec(body)?.[1] ?? '';
  const imgCode = new RegExp(wording('en', 'account:demo.captcha', { answer: String.raw`(\w{4})` })).exec(body)?.[1] ?? '';
  const { status } = await post(sender, buyer, '/register', { account, validCode, imgCode, password, confirmPassword: password, agree: 'T' });
  if (status !== 303) throw new Error(`Nobody was registered: ${status}`);
  return buyer;
}

async function get(sender: Sender, buyer: Buyer, path: string): Promise<Answered> {
  return keep(buyer, await sender.send(path, { headers: headersOf(buyer) }));
}

async function post(sender: Sender, buyer: Buyer, path: string, fields: Record<string, string>): Promise<Answered> {
  return keep(buyer, await sender.send(path, { method: 'POST', headers: { ...headersOf(buyer), ...FORM }, body: new URLSearchParams(fields).toString() }));
}

function headersOf({ cookies, address }: Buyer): Record<string, string> {
  return { 'accept-language': 'en', 'cf-connecting-ip': address, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

function keep(buyer: Buyer, answer: Answered): Answered {
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0/.test(line)) buyer.cookies.delete(name);
    else buyer.cookies.set(name, value);
  }
  return answer;
}

/** The fields of the order that the page at checkout shows. */
function hidden(html: string): Record<string, string> {
  return Object.fromEntries(['idempotencyKey', 'lines', 'amount'].map((name) => {
    const [tag = ''] = html.match(new RegExp(`<input type="hidden" name="${name}"[^>]*>`)) ?? [];
    return [name, (/value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&quot;', '"')];
  }));
}
