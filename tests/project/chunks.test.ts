import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chunksByFolder } from '../../scripts/lib/chunks';
import { compare } from '../bench/chunk-sizes';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Modules with their imports; paths relative to the project. */
const IMPORTS: Record<string, string[]> = {
  'app/entry.client.tsx': ['app/components/shell/shell.tsx', 'app/routes/home.tsx'],
  'app/components/shell/shell.tsx': ['app/components/shell/search/box.tsx', 'app/domain/text/shared.ts'],
  'app/components/shell/search/box.tsx': ['app/domain/portal/menu.ts'],
  'app/components/shell/search/suggest.tsx': ['app/domain/portal/menu.ts'],
  'app/domain/portal/menu.ts': ['app/components/shell/shell.tsx'],
  'app/domain/text/shared.ts': [],
  'app/components/product/row.tsx': ['app/domain/text/shared.ts', 'app/domain/sale/rule.ts', 'app/components/shell/shell.tsx'],
  'app/domain/sale/rule.ts': [],
  '\0app/components/product/wrapped.js?commonjs-module': [],
  'app/routes/home.tsx': ['app/components/product/row.tsx'],
};

const absolute = (id: string) => id.replace(/app\//, `${root}app/`);
const modules = {
  getModuleIds: () => Object.keys(IMPORTS).map(absolute),
  getModuleInfo: (id: string) => ({ importedIds: (IMPORTS[id.replace(root, '')] ?? []).map(absolute) }),
};

describe('chunks by folder', () => {
  const sort = (chunks: Parameters<typeof chunksByFolder>[1]) => {
    const chunkOf = chunksByFolder(root, chunks);
    return (id: string) => chunkOf(absolute(id), modules);
  };
  const chunkOf = sort([['shell', ['app/components/shell']], ['product', ['app/components/product', 'app/domain/text', 'app/domain/sale']]]);

  it('gives a chunk the files of its folders', () => {
    expect(chunkOf('app/components/shell/shell.tsx')).toBe('shell');
    expect(chunkOf('app/components/product/row.tsx')).toBe('product');
    expect(chunkOf('\0app/components/product/wrapped.js?commonjs-module')).toBe('product');
  });

  it('gives a chunk the imports of its files, in other folders too', () => {
    expect(chunkOf('app/components/shell/search/box.tsx')).toBe('shell');
    expect(chunkOf('app/domain/portal/menu.ts')).toBe('shell');
    expect(chunkOf('app/domain/sale/rule.ts')).toBe('product');
  });

  it('keeps modules of an earlier chunk there', () => {
    expect(chunkOf('app/domain/text/shared.ts')).toBe('shell');
  });

  it('leaves subfolders and routes to the bundler', () => {
    expect(chunkOf('app/components/shell/search/suggest.tsx')).toBeUndefined();
    expect(chunkOf('app/routes/home.tsx')).toBeUndefined();
    expect(chunkOf('app/entry.client.tsx')).toBeUndefined();
  });

  it('refuses a folder that does not exist', () => {
    expect(() => sort([['shell', ['app/components/shell', 'app/components/shel']]])).toThrow('app/components/shel');
  });
});

it('reports which chunks grew, shrank, appeared and disappeared', () => {
  const lines = compare('list', { shell: 1_212, buy: 90, row: 5, same: 1 }, { shell: 1_200, buy: 100, old: 7, same: 1 });
  expect(lines.map(({ what, value }) => `${what} ${value}`)).toEqual([
    'list: shell 1,212 B (+12 B)', 'list: buy 90 B (−10 B)', 'list: row 5 B (+5 B)', 'list: same 1 B', 'list: old 0 B (−7 B)',
  ]);
});
