/**
 * Reads catalogues from JSON lines. Each line is one record, and its `type` says which kind:
 *
 * - `part`, or no type: a `CatalogueProduct`. It needs `mpn`, `brand`, `category`, `tiers`, and `nameCn` or `nameEn`. Other fields
 *   have default values, for a product that is not in stock.
 * - `category`, `brand`, `attribute`: a record of a small table. An import without categories uses the categories of the default
 *   catalogue, and an import without attributes its attributes. A brand without a record is made from its name.
 */
import { GOODS_TYPE } from '~/domain/product/product';
import * as v from 'valibot';
import { catalogueAttributes } from '../vocabularies/attributes';
import { catalogueCategories } from '../vocabularies/categories';
import { productId } from '../product-id';
import type { Catalogue, CatalogueAttribute, CatalogueBrand, CatalogueCategory, CatalogueProduct } from '../product';

/** An error in an imported file, and its place. */
export interface ImportFault {
  file: string;
  /** The number of the line, from 1; 0 if the fault is not in one line. */
  line: number;
  /** The path of the field; empty if the line is not a JSON object. */
  field: string;
  message: string;
}

export type ImportResult = { ok: true; catalogue: Catalogue } | { ok: false; faults: ImportFault[] };

/** After this number of faults, no more lines are checked. */
const MOST_FAULTS = 100;

const text = v.pipe(v.string('must be a text'), v.trim());
const filled = v.pipe(text, v.minLength(1, 'must not be empty'));
const count = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(0, 'must not be negative'));
const positive = v.pipe(count, v.minValue(1, 'must be at least 1'));
const code = v.pipe(text, v.regex(/^[123]_(?:\d\d){1,3}$/, 'must be a category code such as 3_010101'));
const flag = v.boolean('must be true or false');

const tiers = v.pipe(
  v.array(v.tuple([positive, positive], 'must be [quantity, price in millionths of a yuan]'), 'must be a list'),
  v.minLength(1, 'needs at least one price'),
  v.check((list) => list.every(([min], index) => index === 0 || min > (list[index - 1]?.[0] ?? 0)), 'quantities must rise'),
);

const productSchema = v.object({
  id: v.optional(v.pipe(text, v.regex(/^F\d{10}$/, 'must be F and ten digits'))),
  mpn: v.pipe(filled, v.maxLength(80, 'has more than 80 characters')),
  brand: filled,
  category: v.pipe(code, v.startsWith('3_', 'must be a category of level 3')),
  nameCn: v.optional(text, ''),
  nameEn: v.optional(text, ''),
  descriptionCn: v.optional(text, ''),
  descriptionEn: v.optional(text, ''),
  packageName: v.optional(text, ''),
  attributes: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'keys are lower-case snake case')), v.union([v.pipe(v.number(), v.finite()), text], 'must be a number or a text')), {},
  ),
  datasheetUrl: v.optional(v.pipe(text, v.regex(/^(?:https?:\/\/\S+)?$/, 'must be an http address')), ''),
  images: v.optional(v.array(filled, 'must be a list'), []),
  stock: v.optional(count, 0),
  moq: v.optional(positive, 1),
  mpq: v.optional(positive, 1),
  step: v.optional(positive, 1),
  stepType: v.optional(v.picklist([0, 1], 'must be 0 or 1'), 0),
  tiers,
  hasDiscount: v.optional(flag, false),
  ordering: v.optional(flag, false),
  orderingDays: v.optional(count, 0),
  inTransit: v.optional(v.array(v.tuple([positive, count], 'must be [pieces, days]'), 'must be a list'), []),
  deliveryCn: v.optional(text, ''),
  deliveryEn: v.optional(text, ''),
  goodsType: v.optional(v.picklist(Object.values(GOODS_TYPE), 'must be GT0, GT1 or GT2'), GOODS_TYPE.own),
  deliveryDays: v.optional(v.nullable(count), null),
  supplier: v.optional(text, ''),
  popularity: v.optional(v.pipe(v.number('must be a number'), v.finite('must be finite')), 0),
});

const brandSchema = v.object({
  nameEn: filled, nameCn: v.optional(text, ''), aliases: v.optional(v.array(filled, 'must be a list'), []), agent: v.optional(flag, false),
});
const categorySchema = v.object({
  code, parent: v.nullable(code), level: v.picklist([1, 2, 3], 'must be 1, 2 or 3'), position: positive, nameCn: filled, nameEn: filled,
});
const attributeSchema = v.object({
  key: v.pipe(text, v.regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case snake case')), nameCn: filled, nameEn: filled,
  unit: v.optional(text, ''), position: positive,
});

/** Reads the JSON lines of one or more files. The result is a whole catalogue, or the faults in the files. */
export class CatalogueImport {
  readonly #products: CatalogueProduct[] = [];
  readonly #places: Array<{ file: string; line: number }> = [];
  readonly #brands = new Map<string, CatalogueBrand>();
  readonly #categories = new Map<string, CatalogueCategory>();
  readonly #attributes = new Map<string, CatalogueAttribute>();
  readonly #ids = new Set<string>();
  /** Brand, part number and supplier of each product that was read. */
  readonly #keys = new Set<string>();
  readonly #faults: ImportFault[] = [];

  /** Reads one line; a blank line is skipped. @param line - number of the line, from 1 */
  add(json: string, file: string, line: number): void {
    if (json.trim() === '' || this.#faults.length >= MOST_FAULTS) return;
    const fault = (field: string, message: string) => void this.#faults.push({ file, line, field, message });
    let record: unknown;
    try {
      record = JSON.parse(json);
    } catch {
      return fault('', 'is no JSON');
    }
    if (record === null || typeof record !== 'object' || Array.isArray(record)) return fault('', 'must be a JSON object');
    const type: unknown = 'type' in record ? record.type : 'part';
    const read = <S extends v.GenericSchema>(schema: S, take: (value: v.InferOutput<S>) => void) => {
      const parsed = v.safeParse(schema, record);
      if (parsed.success) take(parsed.output);
      else for (const issue of parsed.issues) fault(v.getDotPath(issue) ?? '', messageOf(issue));
    };
    if (type === 'brand') read(brandSchema, (brand) => this.#brands.set(brand.nameEn, brand));
    else if (type === 'category') read(categorySchema, (one) => this.#categories.set(one.code, one));
    else if (type === 'attribute') read(attributeSchema, (one) => this.#attributes.set(one.key, one));
    else if (type === 'part') read(productSchema, (product) => this.#addProduct(product, file, line));
    else fault('type', 'must be part, brand, category or attribute');
  }

  /** Checks all records together. @returns the catalogue or the faults */
  result(): ImportResult {
    const categories = this.#categories.size > 0 ? [...this.#categories.values()] : catalogueCategories();
    const attributes = this.#attributes.size > 0 ? [...this.#attributes.values()] : catalogueAttributes();
    const codes = new Set(categories.map(({ code: one }) => one));
    const keys = new Set(attributes.map(({ key }) => key));
    this.#products.forEach((product, index) => {
      const place = this.#places[index];
      if (!place || this.#faults.length >= MOST_FAULTS) return;
      if (!codes.has(product.category)) this.#faults.push({ ...place, field: 'category', message: `there is no category ${product.category}` });
      const stranger = Object.keys(product.attributes).find((key) => !keys.has(key));
      if (stranger) this.#faults.push({ ...place, field: `attributes.${stranger}`, message: 'there is no attribute of this key' });
    });
    for (const { code: one, parent } of categories) {
      if (parent && !codes.has(parent)) this.#faults.push({ file: '', line: 0, field: one, message: `its parent ${parent} is missing` });
    }
    if (this.#products.length === 0 && this.#faults.length === 0) {
      this.#faults.push({ file: '', line: 0, field: '', message: 'there is no part in it' });
    }
    if (this.#faults.length > 0) return { ok: false, faults: this.#faults };
    const products = this.#products;
    return { ok: true, catalogue: { brands: [...this.#brands.values()], categories, attributes, products: () => products } };
  }

  #addProduct(product: v.InferOutput<typeof productSchema>, file: string, line: number): void {
    const fault = (field: string, message: string) => void this.#faults.push({ file, line, field, message });
    const nameEn = product.nameEn || product.nameCn;
    if (nameEn === '') return fault('nameEn', 'needs a name in Chinese or English');
    if (product.goodsType === GOODS_TYPE.partner && product.supplier === '') return fault('supplier', 'third-party goods need a supplier code');
    const key = `${product.brand}|${product.mpn}${product.supplier ? `|${product.supplier}` : ''}`;
    if (this.#keys.has(key)) return fault('mpn', `${product.mpn} of ${product.brand} is there twice`);
    const id = product.id ?? productId(key, this.#ids);
    if (this.#ids.has(id)) return fault('id', `${id} is there twice`);
    this.#keys.add(key);
    this.#ids.add(id);
    if (!this.#brands.has(product.brand)) this.#brands.set(product.brand, { nameEn: product.brand, nameCn: product.brand, aliases: [], agent: false });
    this.#places.push({ file, line });
    this.#products.push({
      ...product, id, nameEn, nameCn: product.nameCn || nameEn,
      descriptionCn: product.descriptionCn || product.descriptionEn, descriptionEn: product.descriptionEn || product.descriptionCn,
    });
  }
}

/** The records of a catalogue as JSON lines, which {@link CatalogueImport} can read. */
export function* catalogueLines(catalogue: Catalogue): Iterable<string> {
  for (const one of catalogue.categories) yield JSON.stringify({ type: 'category', ...one });
  for (const one of catalogue.attributes) yield JSON.stringify({ type: 'attribute', ...one });
  for (const one of catalogue.brands) yield JSON.stringify({ type: 'brand', ...one });
  for (const one of catalogue.products()) yield JSON.stringify(one);
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined' ? 'is missing' : issue.message;
}
