import { expect, test, vi } from 'vitest';
import { documentFace } from '../../functions/mall/export/document/font/document-face';
import { FONT_PATH } from '../../functions/mall/export/document/font/font-path';
import { FONT } from './font';

test('the font is read from the shop’s files once; without it the error has the reason', async () => {
  await expect(documentFace(undefined)).rejects.toThrow(`there is no ${FONT_PATH} among the shop's files`);
  const missing = { fetch: vi.fn(async () => new Response(null, { status: 404 })) };
  await expect(documentFace(missing)).rejects.toThrow(FONT_PATH);
  const files = { fetch: vi.fn(async (_: RequestInfo | URL) => new Response(FONT)) };
  const face = await documentFace(files);
  expect(face.glyphOf(0x4e2d)).toBeGreaterThan(0);
  expect(await documentFace(files)).toBe(face);
  expect(files.fetch.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([FONT_PATH]);
});
