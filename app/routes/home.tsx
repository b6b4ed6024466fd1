import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { HomeScreen } from '~/components/portal/home-screen';
import { metaOf } from '~/components/shell/page-meta';
import type { Product } from '~/domain/product';
import type { LiveById } from '~/domain/search-page';
import { pageMeta } from '~/i18n/page-title.server';
import { critical } from '~/upstream/critical';
import type { Live } from '~/upstream/live';
import type { Shop } from '~/upstream/shop';

export const handle = { i18n: ['home', 'product'] };
export const meta = metaOf;

const CARDS = 5;
const BRANDS = 16;

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop } = context;
  const [home, categories, brands, discountRule] = await critical(
    context,
    Promise.all([shop.home(), shop.categories(), shop.brands(), shop.discountRule()]),
  );
  const floors = await critical(context, Promise.all(home.floors.map((floor) => readFloor(floor, shop))));
  return {
    ...home,
    floors,
    categories: categories.filter(({ code }) => !code.startsWith('3_')),
    brands: brands.slice(0, BRANDS),
    brandTotal: brands.length,
    discountRule,
    meta: pageMeta(context, '/'),
  };
}

export default function HomeRoute() {
  const data = useLoaderData<typeof loader>();
  return <HomeScreen {...data} />;
}

type Floor = Awaited<ReturnType<Shop['home']>>['floors'][number];
interface FloorWithProducts extends Floor {
  products: Product[];
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
}

/** A floor with the goods of its recommendation and their live figures. */
async function readFloor(floor: Floor, shop: Shop): Promise<FloorWithProducts> {
  const reading = shop.recommended(floor.recommendGoodsId);
  const { value, at } = await reading.snapshot;
  return { ...floor, products: value.products.slice(0, CARDS), snapshotAt: at, live: reading.live };
}
