import { expect, it } from 'vitest';
import { ProductDetailScreen } from '~/components/product/detail/product-detail-screen';
import type { Language } from '~/domain/text/language';
import { never, sampleProduct, renderAt, SNAPSHOT_AT } from './screens';

it.each([
  ['en', 'Copy part number TEST-100N', 'Copy part number'],
  ['cn', '复制型号 TEST-100N', '复制型号'],
] as const)('a button, which needs script, copies the part number: %s', async (language: Language, name, label) => {
  const screen = (
    <ProductDetailScreen product={sampleProduct()} snapshotAt={SNAPSHOT_AT} live={never} partners={never} alternatives={never} trail={[]} sale={null} asked="" jsonLd="{}" />
  );
  const { shell } = await renderAt('/product_detail/F0000000001', screen, language);
  const [, beside = ''] = shell.split('<h1>TEST-100N</h1>');
  // The live region for the message exists from the start, and is empty.
  expect(beside).toMatch(new RegExp(
    `^<span class="[^"]*with-script[^"]*"><button type="button"[^>]*aria-label="${name}">.*?${label}</button><span class="short" role="status"></span></span>`,
  ));
});
