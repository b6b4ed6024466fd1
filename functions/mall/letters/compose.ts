import { parseSiteHosts, sitesOf } from '~/domain/portal/site-hosts';
import { sql, type Queries } from '../db/queries';
import type { JobContext } from '../http/route';
import type { OutgoingMessage } from '../outbox/courier';
import { ALERT_TRIES } from '../outbox/delivery-policies';
import type { DueMessage } from '../outbox/store';
import { readOrder } from '../trade/records/store';
import type { Letter, Stationery } from './letter';
import { htmlOf } from './letter-html';
import { textOf } from './letter-text';
import { LABELS, MESSAGES } from './messages';
import { paidLetter, placedLetter, refundLetter, shippedLetter, type OrderDesk } from './order-letters';

const MINUTE = 60_000;

/**
 * Writes a message of the outbox (README, "Mail"). What it tells is read from the records that it is about.
 * @returns `undefined` if it tells nothing any more: the link was revoked meanwhile
 */
export async function composeMessage(context: JobContext, message: DueMessage): Promise<OutgoingMessage | undefined> {
  const { bindings, timeZone, now } = context;
  const { language, recipient, kind, code_id: id, expires_at: expiresAt } = message;
  const shop = bindings.PRODUCT_NAME || bindings.PRODUCT;
  const sites = sitesOf(new URL(bindings.SITE_ORIGIN ?? ''), parseSiteHosts(bindings.SITE_HOSTS ?? ''));
  const origin = sites.origins[language] ?? sites.origin;
  const letter = await letterOf(context, message, { language, shop, origin, timeZone, now });
  if (!letter) return undefined;
  const outgoing = { id, kind, language, to: recipient, subject: letter.subject, values: letter.values, expiresAt };
  if (!recipient.includes('@')) return { ...outgoing, channel: 'text', text: letter.short };
  const stationery: Stationery = { language, shop, origin, footer: MESSAGES.footer[language] };
  return { ...outgoing, channel: 'mail', text: textOf(letter, stationery), html: htmlOf(letter, stationery) };
}

async function letterOf({ queries }: JobContext, message: DueMessage, desk: OrderDesk): Promise<Letter | undefined> {
  switch (message.kind) {
    case 'code': return codeLetter(message, desk);
    case 'noAccount': case 'hasAccount': return uselessCode(message.kind, desk);
    case 'placed': case 'paid': case 'shipped': {
      const whole = await readOrder(queries, message.subject);
      const write = { placed: placedLetter, paid: paidLetter, shipped: shippedLetter }[message.kind];
      return whole && write(desk, whole);
    }
    case 'refund': {
      const row = await queries.first<{ order_no: string }>(sql('SELECT order_no FROM refund WHERE refund_no = ?1', message.subject));
      const whole = row && (await readOrder(queries, row.order_no));
      const refund = whole?.refunds.find(({ refund_no }) => refund_no === message.subject);
      return whole && refund && refundLetter(desk, whole, refund, message.purpose);
    }
    case 'shared': return sharedLetter(queries, message.subject, desk);
    default: return alertLetter(queries, message.subject, desk);
  }
}

function codeLetter({ code, purpose, created_at: created, expires_at: expires }: DueMessage, { language, shop }: OrderDesk): Letter {
  const minutes = Math.round((expires - created) / MINUTE);
  const signsIn = purpose === 'login';
  return {
    subject: (signsIn ? MESSAGES.codeLogin : MESSAGES.codeRegister)[language],
    short: MESSAGES.codeShort(shop, code, minutes)[language],
    values: { code, minutes: String(minutes), purpose },
    blocks: [
      { is: 'paragraph', text: (signsIn ? MESSAGES.enterToSignIn : MESSAGES.enterToRegister)(shop)[language] },
      { is: 'code', text: code },
      { is: 'paragraph', text: MESSAGES.codeLife(minutes)[language] },
      { is: 'note', text: MESSAGES.codeWarning[language] },
    ],
  };
}

function uselessCode(kind: 'noAccount' | 'hasAccount', { language, shop, origin }: OrderDesk): Letter {
  const text = (kind === 'noAccount' ? MESSAGES.noAccountText : MESSAGES.hasAccountText)(shop)[language];
  const [label, path] = kind === 'noAccount' ? [MESSAGES.register, '/register'] as const : [MESSAGES.signIn, '/login'] as const;
  return {
    subject: MESSAGES[kind][language], short: text, values: {},
    blocks: [{ is: 'paragraph', text }, { is: 'button', label: label[language], url: origin + path }],
  };
}

async function sharedLetter(queries: Queries, bomNo: string, { language, shop, origin }: OrderDesk): Promise<Letter | undefined> {
  const bom = await queries.first<{ name: string; share_key: string | null }>(sql('SELECT name, share_key FROM bom WHERE bom_no = ?1', bomNo));
  if (!bom?.share_key) return undefined;
  const url = `${origin}/bom?share=${encodeURIComponent(bom.share_key)}`;
  return {
    subject: MESSAGES.shared[language],
    short: MESSAGES.sharedShort(shop, url)[language],
    values: { bomNo, url },
    blocks: [
      { is: 'paragraph', text: MESSAGES.sharedText[language] },
      { is: 'facts', facts: [[LABELS.name[language], bom.name], [LABELS.link[language], url], [MESSAGES.ownBom[language], `${origin}/bom?no=${encodeURIComponent(bomNo)}`]] },
      { is: 'button', label: MESSAGES.openLink[language], url },
    ],
  };
}

/** An alert tells how things are when it is sent. */
async function alertLetter(queries: Queries, about: string, { language, now }: OrderDesk): Promise<Letter> {
  const count = async (where: string, ...values: number[]) => (await queries.first<{ count: number }>(sql(`SELECT COUNT(*) AS count FROM ${where}`, ...values)))?.count ?? 0;
  const [title, text, next] = about === 'deadLetters'
    ? [MESSAGES.deadLetters, MESSAGES.deadLettersText(await count("outbox WHERE state = 'dead'")), MESSAGES.deadLettersNext]
    : about === 'settlement'
      ? [MESSAGES.settlement, MESSAGES.settlementText(await count('due_failure WHERE tries >= ?1 AND retry_at > ?2', ALERT_TRIES, now)), MESSAGES.settlementNext]
      : [MESSAGES.breaker, MESSAGES.breakerText, MESSAGES.breakerNext];
  const sentences = [text[language], next[language]];
  return {
    subject: title[language], short: [title[language], ...sentences].join(' '), values: { about },
    blocks: sentences.map((sentence) => ({ is: 'paragraph', text: sentence })),
  };
}
