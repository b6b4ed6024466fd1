import { describe, expect, test } from 'vitest';
import { cellStart, PREVIEW, previewOf } from '../../../app/domain/bom/file-preview';

function sheet(name: string, rows: number, columns: number, cell = 'x') {
  return { name, rows: Array.from({ length: rows }, (_, index) => ({ row: index + 1, cells: Array<string>(columns).fill(cell) })) };
}

describe('the preview of a file', () => {
  test('of a small file is the file', () => {
    const file = { name: 'board.csv', bytes: 'zrs=', sheets: [sheet('', 3, 4)] };
    expect(previewOf(file, '')).toEqual(file);
  });

  test('has the first rows, the first cells of a row, the first characters of a cell, and the first bytes', () => {
    const preview = previewOf({ bytes: 'A'.repeat(PREVIEW.bytes * 2), sheets: [sheet('A', PREVIEW.rows + 1, PREVIEW.columns + 1, 'x'.repeat(PREVIEW.cell + 1))] }, 'A');
    expect(preview).toEqual({ bytes: 'A'.repeat(PREVIEW.bytes), sheets: [sheet('A', PREVIEW.rows, PREVIEW.columns, 'x'.repeat(PREVIEW.cell))] });
    expect(atob(preview.bytes ?? '')).toHaveLength((PREVIEW.bytes / 4) * 3);
  });

  test('of many large sheets has the most of the sheet that is read, and of each other one a row at least', () => {
    const sheets = Array.from({ length: 64 }, (_, index) => sheet(`S${index}`, PREVIEW.rows, PREVIEW.columns));
    const preview = previewOf({ sheets }, 'S63').sheets;
    expect(preview.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name));
    expect(preview.map(({ rows = [] }) => rows.length)).toEqual([...Array<number>(63).fill(1), PREVIEW.rows]);
    const narrow = Array.from({ length: 20 }, (_, index) => sheet(`S${index}`, 200, 20));
    expect(previewOf({ sheets: narrow }, 'S1').sheets.map(({ rows = [] }) => rows.length)).toEqual([20, PREVIEW.rows, ...Array<number>(18).fill(20)]);
  });

  test('has the characters that a page shows of a cell, so that a sample from the lines is the same text', () => {
    const cell = `  a note\n with     many blanks ${'x'.repeat(PREVIEW.cell)}`;
    const rows = previewOf({ sheets: [sheet('A', 1, 1, cell)] }, 'A').sheets[0]?.rows;
    expect(rows?.[0]?.cells).toEqual([cellStart(cell)]);
    expect(cellStart(cell)).toBe(`a note with many blanks ${'x'.repeat(PREVIEW.cell)}`.slice(0, PREVIEW.cell));
  });

  test('of a file without its rows has none', () => {
    expect(previewOf({ sheets: [{ name: 'A' }] }, 'A')).toEqual({ sheets: [{ name: 'A' }] });
  });
});
