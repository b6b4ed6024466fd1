import { BOM_FIELDS, type BomField } from '../../domain/bom/bom';
import { writeCookie } from '../cookies';

/** The columns that a visitor has mapped by hand, for later files with the same header. */
export interface MappedColumns {
  /** The fields that the visitor gave to the columns of a header, by index of the column; `undefined` if there are none. */
  find(headerKey: string): ReadonlyMap<number, BomField> | undefined;
  /** Keeps the fields of a header. Without fields, forgets the header. */
  keep(headerKey: string, fields: ReadonlyMap<number, BomField>): void;
}

/** The cookie `columns` of one request. */
export interface OpenColumnsCookie extends MappedColumns {
  /** The `Set-Cookie` lines. */
  commit(): string[];
}

/** The maximum number of headers. A further one takes the place of the oldest. */
const MOST_HEADERS = 20;
/** The maximum length of the cookie's value, in characters. */
const LONGEST = 3_000;
/** A header: its key, then two digits (base 36) of the index and the letter of the field for each column. */
const HEADER = /^([\da-z]{1,6}-[\da-z]{1,20})\.((?:[\da-z]{2}[a-z])+)$/;
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Reads the cookie `columns`. Malformed headers are left out. */
export function openColumnsCookie(cookies: ReadonlyMap<string, string>, secure: boolean): OpenColumnsCookie {
  const headers = new Map<string, string>();
  for (const one of (cookies.get('columns') ?? '').split('~').slice(0, MOST_HEADERS)) {
    const [, key, columns] = HEADER.exec(one) ?? [];
    if (key !== undefined && columns !== undefined) headers.set(key, columns);
  }
  let changed = false;
  return {
    find(headerKey) {
      const columns = headers.get(headerKey);
      return columns === undefined ? undefined : fieldsOf(columns);
    },
    keep(headerKey, fields) {
      const columns = textOf(fields);
      if (headers.get(headerKey) === (columns || undefined) || !HEADER.test(`${headerKey}.${columns || '00a'}`)) return;
      changed = true;
      headers.delete(headerKey);
      if (columns) headers.set(headerKey, columns);
    },
    commit() {
      if (!changed) return [];
      const all = [...headers].map(([key, columns]) => `${key}.${columns}`).slice(-MOST_HEADERS);
      while (all.length > 0 && all.join('~').length > LONGEST) all.shift();
      return [writeCookie('columns', all.length > 0 ? all.join('~') : undefined, secure)];
    },
  };
}

function textOf(fields: ReadonlyMap<number, BomField>): string {
  return [...fields].map(([index, field]) => {
    const digits = index.toString(36).padStart(2, '0');
    return digits.length === 2 ? digits + String.fromCharCode(FIRST_LETTER + BOM_FIELDS.indexOf(field)) : '';
  }).join('');
}

function fieldsOf(columns: string): ReadonlyMap<number, BomField> {
  const pairs = (columns.match(/.{3}/g) ?? []).flatMap((one): Array<[number, BomField]> => {
    const field = BOM_FIELDS[one.charCodeAt(2) - FIRST_LETTER];
    return field ? [[parseInt(one.slice(0, 2), 36), field]] : [];
  });
  return new Map(pairs);
}
