import { expect, test, vi } from 'vitest';
import { paperFace } from '../../functions/mall/export/paper/font/paper-face';
import { FONT_PATH } from '../../functions/mall/export/paper/font/font-path';
import { FONT } from './font';

test('the font is among the shop’s files, is read once and kept; without it the reason is told', async () => {
  await expect(paperFace(undefined)).rejects.toThrow(`there is no ${FONT_PATH} among the shop's files`);
  const missing = { fetch: vi.fn(async () => new Response(null, { status: 404 })) };
  await expect(paperFace(missing)).rejects.toThrow(FONT_PATH);
  const files = { fetch: vi.fn(async (_: RequestInfo | URL) => new Response(FONT)) };
  const face = await paperFace(files);
  expect(face.glyphOf(0x4e2d)).toBeGreaterThan(0);
  expect(await paperFace(files)).toBe(face);
  expect(files.fetch.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([FONT_PATH]);
});
