import { isDeepStrictEqual } from 'node:util';
import type { Payload } from '../../app/upstream/contract/base/call';
import type { searchGoods } from '../../app/upstream/contract/records/search';
import { comparedWithSql } from '../fixtures/mall/facets-in-sql';
import type { Bench } from './bench';
import { onEachMall, type DataMall } from './data-malls';
import type { Figure } from './figures';
import { randomOf, type Random } from './random';

const CATEGORIES = 20;
const SETS = 500;
const PAGE = 50;
/** Filters of a set besides its category. */
const MOST_FILTERS = 4;

type Search = Payload<typeof searchGoods>;
type Facets = Awaited<ReturnType<DataMall['search']>>['found'];

/** Random sets of filters: all counts and ids are those of SQL. */
export const facets: Bench = {
  name: 'facets',
  async run(tools) {
    return onEachMall(tools, measure);
  },
};

async function measure(mall: DataMall): Promise<Figure> {
  const random = randomOf(mall.products);
  const { catalogs } = (await mall.search({})).found;
  const leaves = catalogs.filter(({ code, count }) => count > 0 && !catalogs.some(({ parentCode }) => parentCode === code));
  const chosen = Array.from({ length: CATEGORIES }, () => random.oneOf(leaves));
  const choices = await Promise.all(chosen.map(async ({ code }) => ({ code, found: (await mall.search({ catalogCode: code, facets: 'T' })).found })));
  let [equal, compared] = [0, 0];
  for (let set = 0; set < SETS; set++) {
    const payload = filterSet(random.oneOf(choices), random);
    const { found } = await mall.search({ ...payload, facets: 'T' });
    const { found: plain } = await mall.search({ ...payload, pageSize: PAGE });
    const all = await comparedWithSql(payload, { found, plain }, mall.read);
    const [wrong] = all.filter(({ got, expected }) => !isDeepStrictEqual(got, expected));
    if (wrong) console.log(`  ${mall.name}: ${JSON.stringify(payload)}: ${wrong.what} is`, wrong.got, 'and not', wrong.expected);
    compared += all.length;
    if (!wrong) equal += 1;
  }
  return {
    bench: 'facets', what: `${mall.name}, ${mall.products.toLocaleString('en-US')} products: sets of filters with ids and ${compared.toLocaleString('en-US')} facets as in SQL`,
    value: `${equal} of ${SETS}`, gate: `≥ ${SETS}`, passed: equal === SETS,
  };
}

/** A category with some filters by its own facets. */
function filterSet({ code, found }: { code: string; found: Facets }, { below, oneOf }: Random): Search {
  const payload: Search = { catalogCode: code };
  const attributes = new Map<string, NonNullable<Search['attributes']>[number]>();
  for (let filters = below(MOST_FILTERS + 1); filters > 0; filters--) {
    const facet = oneOf(found.facets ?? []);
    const one = () => oneOf(facet.values);
    if (facet.key === 'stock') Object.assign(payload, { inStock: 'T', quantity: oneOf([1, 100, 5000]) });
    else if (facet.key === 'seller') payload.seller = oneOf(['own', 'partner']);
    else if (facet.key === 'packageName') payload.packageName = [...new Set([one().value, one().value])];
    else if (below(4) === 0) payload.brand = [...new Set([oneOf(found.brands), oneOf(found.brands)].map(({ nameEn = '' }) => nameEn))];
    else {
      const [a, b] = [one(), one()];
      const numbers = [a.number, b.number].filter((number) => number !== undefined);
      const texts = [...new Set([a, b].map(({ value, number }) => (number === undefined ? value : String(number))))];
      attributes.set(facet.key, numbers.length === 2 && below(2) === 0
        ? { key: facet.key, min: Math.min(...numbers), max: Math.max(...numbers) }
        : { key: facet.key, values: texts });
    }
  }
  return attributes.size > 0 ? { ...payload, attributes: [...attributes.values()] } : payload;
}
