import { formatCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { productListPath } from '../../app/domain/catalogue/list-address';
import { LANGUAGES } from '../../app/domain/text/language';
import { readSample } from '../browser/screens';

/** The kinds of pages whose work is measured. */
export const PAGE_KINDS = ['home', 'list of 20', 'list of 100', 'detail'] as const;

export interface MeasuredPage {
  kind: (typeof PAGE_KINDS)[number];
  what: string;
  path: string;
}

/** Pages of each kind in both languages. */
export async function measuredPages(mallUrl: string): Promise<MeasuredPage[]> {
  const { category, product } = await readSample(mallUrl);
  const list = productListPath('catalogue', formatCataloguePath(category.map(({ code }) => code)));
  const paths = { home: '/?', 'list of 20': `${list}?`, 'list of 100': `${list}?size=100&`, detail: `/product_detail/${product.id}?` };
  return LANGUAGES.flatMap((language) => PAGE_KINDS.map((kind) => ({ kind, what: `${kind}, ${language}`, path: `${paths[kind]}lang=${language}` })));
}
