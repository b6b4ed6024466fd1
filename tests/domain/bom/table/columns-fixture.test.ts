import { expect, it } from 'vitest';
import files from '../../../fixtures/bom/columns.json';

it('the hand-checked table names each file once, with its columns or why it has none', () => {
  expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length);
  for (const { sha256, ...file } of files) {
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    const isBom = 'header' in file;
    expect([isBom, 'noBom' in file, 'refused' in file].filter(Boolean)).toHaveLength(1);
  }
});
