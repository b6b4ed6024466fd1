import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../app/domain/', import.meta.url));
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]?[jt]sx?$/.test(file));

/** All module names in `import … from`, `export … from`, `import()` and `require()`. */
function importsOf(source: string): string[] {
  const named = source.matchAll(/(?:\bfrom\s*|\bimport\s*(?:\(\s*)?|\brequire\s*\(\s*)['"]([^'"]+)['"]/g);
  return [...named].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

const imports = new Map(FILES.map((file) => [file, importsOf(readFileSync(FOLDER + file, 'utf8'))]));

/** The project's file that an import names, relative to the folder; other names stay unchanged. */
function moduleOf(file: string, name: string): string {
  return name.startsWith('.') ? `${posix.join(posix.dirname(file), name)}.ts` : name;
}

/** A module and all its direct and indirect imports. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of imports.get(file) ?? []) reach(moduleOf(file, name), seen);
  return seen;
}

/** The data of all countries are large, so only modules of the server may have them. */
const OF_COUNTRIES = ['localized-address-format', 'libphonenumber-js/min', 'postcode-validator'];

/** The libraries that a module may import. */
function librariesOf(file: string): string[] {
  if (file.startsWith('address/')) return OF_COUNTRIES;
  return file.startsWith('bom/file/workbook/') ? ['fflate', 'hucre'] : ['decimal.js'];
}

describe('app/domain imports nothing but decimal.js, libraries that read workbooks, and itself', () => {
  test('the reader of imports finds every form', () => {
    const source = `import a from 'a'; import 'b'; export * from "c"; const d = await import('d'); import {\n e,\n} from 'e'; require('f')`;
    expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(FILES.length).toBeGreaterThan(25);
  });

  test.each(FILES)('%s', (file) => {
    for (const name of imports.get(file) ?? []) {
      const isOwn = name.startsWith('.') && FILES.includes(moduleOf(file, name));
      expect([name, isOwn || librariesOf(file).includes(name)]).toEqual([name, true]);
    }
  });

  test('only modules that compute charges, which run on the server, import decimal.js', () => {
    expect(FILES.filter((file) => reach(file).has('decimal.js')).sort()).toEqual(['money/money.ts', 'order/amounts.ts', 'order/refund-amount.ts', 'order/freight/freight.ts', 'order/freight/checkout-freight.ts'].sort());
  });

  test('only modules that read and write addresses, which run on the server, import the libraries of countries', () => {
    expect(FILES.filter((file) => OF_COUNTRIES.some((library) => reach(file).has(library)))).toEqual(['address/address-forms.ts', 'address/place-text.ts']);
  });

  test.each(FILES)('%s has no input or output and does not read the environment', (file) => {
    const code = readFileSync(FOLDER + file, 'utf8').replace(/\/\*.*?\*\/|\/\/.*/gs, '');
    expect(code).not.toMatch(/\b(?:console|process|fetch|document|window|localStorage|globalThis|setTimeout|Date\.now|Math\.random|new Date\(\))\b/);
  });
});
