import type { Row } from '../catalogue/loading/rows';
import { regionRows } from '../region/divisions';
import { commonPasswords } from './common-passwords';

interface Table {
  name: string;
  columns: readonly string[];
  rows: () => Iterable<Row>;
}

/** The tables that do not depend on the catalogue: the regions of China, and the refused passwords. */
export function referenceTables(): Table[] {
  const regions = regionRows().map(({ parent, code, nameCn, nameEn }) => [parent, code, nameCn, nameEn]);
  const passwords = commonPasswords().map((password) => [password]);
  return [
    { name: 'region', columns: ['parent', 'code', 'name_cn', 'name_en'], rows: () => regions },
    { name: 'common_password', columns: ['password'], rows: () => passwords },
  ];
}
