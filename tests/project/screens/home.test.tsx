import { expect, it } from 'vitest';
import { HomeScreen } from '~/components/portal/home-screen';
import { never, sampleProduct, renderAt, SNAPSHOT_AT } from './screens';

const floor = (id: string, picture: string) => ({
  id, name: id, catalogueCode: '', recommendationId: id, links: [], snapshotAt: SNAPSHOT_AT, href: undefined, live: never,
  products: [sampleProduct({ id, images: JSON.stringify([{ photoUrl: picture }]) })],
});

it('loads only the pictures of the first floor at once, and without script all', async () => {
  const { shell } = await renderAt('/', (
    <HomeScreen
      floors={[floor('one', '/package/r-0603.svg'), floor('two', '/package/sot-23.svg')]}
      banners={[]} notices={[]} popup={null} rail={[]} categoryTotal={0} popular={[]} brands={[]} brandTotal={0}
      discountRule={{ itemList: [], startsAt: null, endsAt: null }} saleIsOn={false}
    />
  ));
  const atOnce = shell.replace(/<noscript>.*?<\/noscript>/gs, '');
  expect(shell).toContain('r-0603.svg');
  expect(shell).toContain('sot-23.svg');
  expect(atOnce).toContain('r-0603.svg');
  expect(atOnce).not.toContain('sot-23.svg');
});
