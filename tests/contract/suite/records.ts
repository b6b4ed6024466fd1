import type { WireGoods } from '~/upstream/contract/records/goods';
import type { Findings } from './findings';
import { show } from './exam';

type Texts<N extends string> = { [K in N | `${N}Cn` | `${N}En`]?: string | undefined };

/** The texts of a record in any language. */
export function textsOf<N extends string>(record: Texts<N>, name: N): string[] {
  return [record[name], record[`${name}Cn`], record[`${name}En`]].filter((text) => text !== undefined && text !== '').map(String);
}

/** A record needs its name in one language at least. */
export function expectText<N extends string>(findings: Findings, where: string, record: Texts<N>, name: N): void {
  findings.expect(
    textsOf(record, name).length > 0, `text ${where}.${name}`, `${where}: expected one of ${name}, ${name}Cn, ${name}En, found none`,
  );
}

/** Ids that stand for one record each. */
export function expectUnique(findings: Findings, where: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  findings.expect(twice === undefined, `unique ${where}`, `${where}: expected each once, found ${show(twice)} twice`);
}

/** Links lead to a web address or a path of the shop; nothing else is shown as a link. */
export function expectLink(findings: Findings, where: string, link: string | undefined): void {
  const good = !link || /^https?:\/\/\S+$/i.test(link) || /^\/(?![/\\])[^\s\\]*$/.test(link);
  findings.expect(good, `link ${where}`, `${where}: expected a web address or a path of the shop, found ${show(link)}`);
}

/** What the schema cannot say of a part. */
export function judgeGoods(findings: Findings, where: string, goods: WireGoods): void {
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

/** Addresses of a part's pictures; `undefined` where they cannot be read. */
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
