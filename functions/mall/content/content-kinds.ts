import * as v from 'valibot';
import { getArticle } from '~/upstream/contract/records/portal/article';
import { exchangeRate, freightZone } from '~/upstream/contract/records/portal/abroad';
import * as content from '~/upstream/contract/records/content';
import { optionalText, text, texts } from '~/upstream/contract/base/fields';
import { lotteryEntry } from './lottery-entry';
import type { ContentKind } from './store';

/** Fields of every entry that may have them (README, "Variants and periods"). */
const period = { startTime: optionalText, endTime: optionalText };
const placed = { ...period, clientType: v.optional(v.picklist(['PC', 'PC_EN'])) };

/** A kind of entries. The mall reads stored entries by its schema, and `npm run content` checks files by it. */
export interface Kind<S extends v.GenericSchema = v.GenericSchema> {
  schema: S;
  /** The field that identifies an entry. Entries of a kind without one are numbered. */
  id?: string;
  /** The text without which an entry is malformed, named without its language. */
  named?: string;
  /** What only a file must have; the mall reads entries without it. */
  required?: readonly string[];
  /** Whether two entries must not be in force at one time for the same variant. */
  exclusive?: true;
}

/** The table of kinds. Fields have their names in the contract. */
export const KINDS = {
  menu: kind({
    schema: v.object({ ...content.listMenu.data.entries.rows.item.entries, ...placed }), id: 'menuId', named: 'name', required: ['linkUrl'],
  }),
  searchWord: kind({ schema: v.object({ cn: optionalText, en: optionalText, ...placed }), named: '' }),
  hotWord: kind({ schema: v.object({ ...content.listHotWords.data.entries.rows.item.entries, ...placed }), id: 'word', named: 'word' }),
  banner: kind({
    schema: v.object({ ...content.listBanners.data.entries.rows.item.entries, ...placed }), id: 'bannerId', required: ['title', 'photoUrl'],
  }),
  floor: kind({ schema: v.object({ ...content.listFloors.data.entries.rows.item.entries, ...placed }), id: 'floorId', named: 'name' }),
  recommend: kind({
    schema: v.object({ recommendGoodsId: text, ...texts('name'), mpns: v.array(v.pipe(text, v.minLength(1))), ...placed }),
    id: 'recommendGoodsId', named: 'name',
  }),
  notice: kind({
    schema: v.object({ ...content.listNotices.data.entries.rows.item.entries, ...placed }),
    id: 'noticeId', named: 'title', required: ['content', 'publishTime'],
  }),
  popup: kind({
    schema: v.object({ ...content.getPopup.data.wrapped.entries, ...placed }), id: 'popupId', required: ['title'], exclusive: true,
  }),
  discount: kind({ schema: content.getDiscountRule.data.wrapped, required: ['startTime', 'endTime'], exclusive: true }),
  lottery: kind({
    schema: lotteryEntry,
    id: 'lotteryId', named: 'name', required: ['startTime', 'endTime'], exclusive: true,
  }),
  freight: kind({ schema: freightZone, id: 'zoneId', named: 'name' }),
  rate: kind({ schema: exchangeRate, id: 'currency' }),
  friendlyLink: kind({ schema: v.object({ ...content.listFriendlyLinks.data.entries.rows.item.entries, ...placed }), id: 'linkUrl', named: 'name' }),
  help: kind({ schema: v.object({ ...content.helpFields, ...placed }), id: 'menuId', named: 'name' }),
  article: kind({ schema: v.object({ ...getArticle.data.wrapped.entries, ...placed }), id: 'articleKey', named: 'title', required: ['content'] }),
} satisfies Record<ContentKind, Kind>;

export type EntryOf<K extends ContentKind> = v.InferOutput<(typeof KINDS)[K]['schema']>;

function kind<S extends v.GenericSchema>(declared: Kind<S>): Kind<S> {
  return declared;
}

/** The values of a text: in Chinese, in English, and for both languages. @param name - without its language */
export function textsOf(entry: object, name: string): { cn: unknown; en: unknown; both: unknown } {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const [cn, en] = textFields(name);
  return { cn: fields.get(cn), en: fields.get(en), both: name === '' ? undefined : fields.get(name) };
}

/** The names of the fields of a text in both languages. */
export function textFields(name: string): [cn: string, en: string] {
  return name === '' ? ['cn', 'en'] : [`${name}Cn`, `${name}En`];
}
