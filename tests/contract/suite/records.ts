import type { WireGoods } from '~/upstream/contract/records/goods';
import type { Findings } from './findings';
import { show } from './call-tester';

type Texts<N extends string> = { [K in N | `${N}Cn` | `${N}En`]?: string | undefined };

/** The non-empty texts of a field in all languages. */
export function textsOf<N extends string>(record: Texts<N>, name: N): string[] {
  return [record[name], record[`${name}Cn`], record[`${name}En`]].filter((text) => text !== undefined && text !== '').map(String);
}

/** Expects a text in at least one language. */
export function expectText<N extends string>(findings: Findings, where: string, record: Texts<N>, name: N): void {
  findings.expect(
    textsOf(record, name).length > 0, `text ${where}.${name}`, `${where}: expected one of ${name}, ${name}Cn, ${name}En, found none`,
  );
}

/** Expects each id once. */
export function expectUnique(findings: Findings, where: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  findings.expect(twice === undefined, `unique ${where}`, `${where}: expected each once, found ${show(twice)} twice`);
}

/** Expects no link, a web address or a path of the shop. The storefront shows nothing else as a link. */
export function expectLink(findings: Findings, where: string, link: string | undefined): void {
  const good = !link || /^https?:\/\/\S+$/i.test(link) || /^\/(?![/\\])[^\s\\]*$/.test(link);
  findings.expect(good, `link ${where}`, `${where}: expected a web address or a path of the shop, found ${show(link)}`);
}

/** Expects of a part what the schema cannot say. */
export function expectGoods(findings: Findings, where: string, goods: WireGoods): void {
  expectText(findings, where, goods, 'brandName');
  if (goods.images !== undefined) {
    findings.expect(
      photosOf(goods) !== undefined, `${where}.images`,
      `${where}.images: expected JSON text of a list of {photoUrl}, found ${show(goods.images)}`,
    );
  }
  for (const { key } of goods.attributes ?? []) {
    findings.expect(/^[a-z][a-z0-9_]*$/.test(key), `${where}.attributes.key`, `${where}.attributes.key: expected lower-case snake case, found ${show(key)}`);
  }
}

/** The addresses of a part's pictures; `undefined` where the JSON is malformed. */
export function photosOf({ images = '[]' }: Pick<WireGoods, 'images'>): string[] | undefined {
  let list: unknown;
  try {
    list = JSON.parse(images);
  } catch {
    return undefined;
  }
  if (!Array.isArray(list)) return undefined;
  const items: unknown[] = list;
  const photos = items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'photoUrl' in item && typeof item.photoUrl === 'string' ? [item.photoUrl] : [],
  );
  return photos.length === items.length ? photos : undefined;
}
