import type { Table } from '../catalogue/loading/tables';
import { regionRows } from '../region/divisions';
import { commonPasswords } from './common-passwords';

/** The tables that do not depend on the catalogue: the regions of China, and the refused passwords. */
export function referenceTables(): Table[] {
  const regions = regionRows().map(({ parent, code, nameCn, nameEn }) => [parent, code, nameCn, nameEn]);
  const passwords = commonPasswords().map((password) => [password]);
  return [
    { name: 'region', columns: ['parent', 'code', 'name_cn', 'name_en'], count: regions.length, rows: () => regions },
    { name: 'common_password', columns: ['password'], count: passwords.length, rows: () => passwords },
  ];
}
