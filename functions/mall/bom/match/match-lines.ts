import type * as v from 'valibot';
import type { WantedLine } from '~/domain/bom/match/match-records';
import { reasonOf, type NameOf } from '~/domain/bom/match/reason';
import type { matchBom } from '~/upstream/contract/records/bom-match';
import type { WireGoods } from '~/upstream/contract/records/goods';
import { dayOf } from '~/domain/time/moment';
import { believeCatalogue } from '../../goods/catalogue-state';
import { catalogueFacts, type CatalogueFacts } from '../../goods/facts';
import type { ProductRow } from '../../goods/store';
import { toWire } from '../../goods/wire';
import type { MallContext } from '../../http/route';
import { openColumns } from '../../search/columns/held-columns';
import { CatalogueReplaced, SearchReads } from '../../search/reads';
import { LineMatcher } from './line-matcher';
import { inSlices, SLICES } from './slices';

type Payload = v.InferOutput<typeof matchBom.payload>;
type Answer = v.InferInput<typeof matchBom.data>;

/** How often matching begins anew if another catalogue is loaded meanwhile. */
const MOST_RESTARTS = 3;

/** Answers `bom/match` (README, "Matching bills of materials"). */
export async function matchLines({ lines, sets = 1, choices = [] }: Payload, context: MallContext): Promise<Answer> {
  const request = {
    lines: lines.map(wantedOf), sets,
    chosen: new Map(lines.flatMap(({ line, goodsId }) => (goodsId === undefined ? [] : [[line, goodsId] as const]))),
    remembered: new Map(choices.map(({ from, goodsId }) => [from, goodsId])),
  };
  return withMatcher(context, async (matcher, facts) => {
    const matches = await matcher.match(request);
    const write = writerOf(facts, dayOf(context.now, context.timeZone), context.bindings.PRODUCT);
    const nameOf = attributeNames(facts);
    return {
      rows: await inSlices(matches, SLICES.lines, (match) => ({
        line: match.line, state: match.state, ...(match.rung === null ? {} : { rung: match.rung }), doubts: match.doubts,
        candidates: match.candidates.map(({ product: { row }, rung, ticks }, place) => ({
          goods: write(row), rung, ticks: ticks.map(({ assumed, ...tick }) => ({ ...tick, ...(assumed ? { assumed: 'T' as const } : {}) })),
          reason: reasonOf({ ...match, candidates: match.candidates.slice(place) }, nameOf)[context.language],
        })),
      })),
    };
  });
}

/** Runs work with a matcher of the loaded catalogue. It begins anew if another catalogue is loaded meanwhile. */
export async function withMatcher<T>(context: MallContext, work: (matcher: LineMatcher, facts: CatalogueFacts) => Promise<T>): Promise<T> {
  const { CATALOGUE: kv } = context.bindings;
  for (let restarts = 0; ; restarts++) {
    const facts = await catalogueFacts(kv, context.queries);
    try {
      const columns = await openColumns(kv, facts.version);
      return await work(new LineMatcher(facts, columns, new SearchReads(context.queries, columns)), facts);
    } catch (error) {
      if (!(error instanceof CatalogueReplaced) || restarts === MOST_RESTARTS) throw error;
      believeCatalogue(kv, { version: error.version, parts: error.products });
    }
  }
}

/** The names of attributes in reasons. */
export function attributeNames({ attributes }: CatalogueFacts): NameOf {
  return (key) => ({ cn: attributes.get(key)?.nameCn ?? key, en: attributes.get(key)?.nameEn ?? key });
}

/** Writes each product once: several lines may have the same one. */
function writerOf(facts: CatalogueFacts, today: string, product: string): (row: ProductRow) => WireGoods {
  const written = new Map<string, WireGoods>();
  return (row) => {
    const known = written.get(row.id) ?? toWire(row, facts, today, product);
    written.set(row.id, known);
    return known;
  };
}

function wantedOf({ line, designators = [], quantity, code = '', mpn = '', brand = '', value = '', package: packageName = '', text = '', alternates = [] }: Payload['lines'][number]): WantedLine {
  return {
    line, designators, quantity: quantity ?? null, code, mpn, brand, value, package: packageName, text,
    alternates: alternates.map((one) => ({ mpn: one.mpn ?? '', brand: one.brand ?? '', code: one.code ?? '' })),
  };
}
