import * as v from 'valibot';
import * as articles from '~/upstream/contract/records/article';
import * as contract from '~/upstream/contract/records/content';
import { readMoment } from '~/domain/time/written-moment';
import { handle, type MallContext } from '../http/route';
import { mallDictionary } from './dictionary';
import { readDiscount, selectDiscount } from './discount-rule';
import { listContent, readContent, type ContentData, type ContentKind } from './store';

const banner = v.object({
  ...contract.listBanners.data.entries.rows.item.entries,
  clientType: v.picklist(['PC', 'PC_EN']),
});
const searchWord = v.object({ cn: v.string(), en: v.string() });
const popup = contract.getPopup.data.wrapped;

/** Reads the entries of a kind and checks them with a schema. Fields that are not in the schema are left out. */
async function entries<S extends v.GenericSchema>(
  context: MallContext, kind: ContentKind, schema: S,
): Promise<Array<v.InferOutput<S>>> {
  return v.parse(v.array(schema), await listContent(context.queries, kind));
}

/** Whether the request comes within a period. A start or end that is missing or unreadable is ignored. */
function isWithin({ now, timeZone }: MallContext, { startTime, endTime }: { startTime?: string | undefined; endTime?: string | undefined }): boolean {
  const from = readMoment(startTime ?? '', timeZone, 'start') ?? -Infinity;
  return from <= now && now <= (readMoment(endTime ?? '', timeZone, 'end') ?? Infinity);
}

export const contentRoutes = [
  handle(contract.listHelp, async (_, context) => ({
    rows: await entries(context, 'help', contract.helpItem),
  })),
  handle(contract.listHotWords, async (_, context) => ({
    rows: await entries(context, 'hotWord', contract.listHotWords.data.entries.rows.item),
  })),
  handle(contract.listMenu, async (_, context) => ({
    rows: await entries(context, 'menu', contract.listMenu.data.entries.rows.item),
  })),
  handle(contract.getSearchWord, async (_, context) => {
    const [word] = await entries(context, 'searchWord', searchWord);
    return word?.[context.language] ?? '';
  }),
  handle(contract.getDictionaries, async (_, { bindings }) => v.parse(contract.getDictionaries.data, mallDictionary(bindings))),
  handle(contract.getDiscountRule, async (_, context) => {
    const rule = readDiscount(await context.queries.all<ContentData>(selectDiscount()));
    // A past sale is not sent. A future sale is sent with its dates.
    return rule && isWithin(context, { endTime: rule.endTime }) ? rule : null;
  }),
  handle(contract.listBanners, async ({ clientType = 'PC' }, context) => ({
    rows: (await entries(context, 'banner', banner))
      .filter((one) => one.clientType === clientType)
      .map(({ clientType: _, ...one }) => one),
  })),
  handle(contract.listFloors, async (_, context) => ({
    rows: await entries(context, 'floor', contract.listFloors.data.entries.rows.item),
  })),
  handle(contract.listNotices, async (_, context) => ({
    rows: await entries(context, 'notice', contract.listNotices.data.entries.rows.item),
  })),
  handle(contract.listFriendlyLinks, async (_, context) => ({
    rows: await entries(context, 'friendlyLink', contract.listFriendlyLinks.data.entries.rows.item),
  })),
  handle(contract.getPopup, async (_, context) => {
    const all = await entries(context, 'popup', popup);
    return all.find((one) => isWithin(context, one)) ?? null;
  }),
  handle(articles.getArticle, async ({ articleKey }, { queries }) =>
    v.parse(articles.getArticle.data, (await readContent(queries, 'article', articleKey)) ?? null)),
  handle(articles.listArticles, async (_, context) => ({
    rows: await entries(context, 'article', articles.listArticles.data.entries.rows.item),
  })),
];
