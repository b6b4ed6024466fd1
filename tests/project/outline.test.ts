import { expect, it } from 'vitest';
import { answerFile } from '../../functions/mall/file/routes';
import { drawingSlugs } from '../../functions/mall/file/drawing/package-drawing';
import type { ProductRow } from '../../functions/mall/goods/store';
import { toWire } from '../../functions/mall/goods/wire';

const FACTS = { version: '1', productCount: 1, brands: new Map(), categories: new Map(), attributes: new Map(), commonWords: [] };
const ROW: Omit<ProductRow, 'images'> = {
  rank: 1, id: 'F1', mpn: 'A', brand_id: 1, category: '3_010101', name_cn: '', name_en: '', description_cn: '', description_en: '',
  package: '', attributes: '{}', datasheet_url: '', stock: 0, moq: 1, mpq: 1, step: 1, step_type: 0, tiers: '[]', has_discount: 0,
  ordering: 0, ordering_days: 0, in_transit: '[]', delivery_cn: '', delivery_en: '', goods_type: 'GT0', delivery_days: null, supplier: '', sku: '', weight: null,
};

function picturesOf(...images: string[]): string[] {
  const wire = toWire({ ...ROW, images: JSON.stringify(images) }, FACTS, '2026-11-20', 'farad');
  return JSON.parse(wire.images ?? '[]').map(({ photoUrl }: { photoUrl: string }) => photoUrl);
}

it('a package drawing is followed by its outline if there is one, and every picture exists', async () => {
  let outlines = 0;
  for (const slug of drawingSlugs) {
    const pictures = picturesOf(`/package/${slug}.svg`);
    expect(pictures[0]).toBe(`/package/${slug}.svg`);
    for (const url of pictures) expect(await answerFile(url), url).toBeDefined();
    expect((await answerFile(`/package/${slug}-outline.svg`)) !== undefined, slug).toBe(pictures.length === 2);
    outlines += pictures.length - 1;
  }
  expect(outlines).toBeGreaterThan(40);
});

it('other pictures stay unchanged', () => {
  expect(picturesOf('https://img.example/a.jpg', '/package/constructor.svg')).toEqual(['https://img.example/a.jpg', '/package/constructor.svg']);
});
