import type * as v from 'valibot';
import type { BomLine } from '~/domain/bom/bom';
import type { getBom } from '~/upstream/contract/records/stored-bom';

type WireLine = v.InferInput<typeof getBom.data>['lines'][number];

/** A line as it is planned. Texts and lists that are not stored are empty. */
export function storedLine(wire: WireLine): BomLine {
  const { line, row, designators = [], quantity = null, skip = null, warnings = [], cells = [], edited = [], goodsId: choice = null, ordered = null } = wire;
  const { code = '', mpn = '', brand = '', value = '', package: packageName = '', text = '', alternates = [] } = wire;
  return {
    line, row, designators, quantity, code, mpn, brand, value, package: packageName, text, skip, warnings, cells, edited, choice, ordered,
    alternates: alternates.map((one) => ({ mpn: one.mpn ?? '', brand: one.brand ?? '', code: one.code ?? '' })),
  };
}
