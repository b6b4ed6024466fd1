/** The texts of error pages. */
import { expect, it } from 'vitest';
import { ErrorPage } from '~/components/shell/error/error-page';
import { readable, renderAt } from './screens';

const WITHDRAWN = { en: /withdrawn/g, cn: /下架/g } as const;
const UPSTREAM = { en: 'There is no such part; it may have been withdrawn.', cn: '没有这个元器件，它可能已经下架。' } as const;

it.each([['en', 'We cannot find this part'], ['cn', '未找到该元器件']] as const)('shows the missing product, and says once that it may be withdrawn: %s', async (language, title) => {
  const { shell } = await renderAt('/product_detail/none', <ErrorPage status={404} missing="product" message={UPSTREAM[language]} requestId="id-1" />, language);
  const text = readable(shell);
  expect(text).toContain(title);
  expect(text.match(WITHDRAWN[language])).toHaveLength(1);
  expect(text).toContain('id-1');
});

it('does not treat other addresses as those of a product', async () => {
  const { shell } = await renderAt('/nowhere', <ErrorPage status={404} />);
  expect(readable(shell)).toContain('This page does not exist');
  expect(readable(shell)).not.toContain('withdrawn');
});
