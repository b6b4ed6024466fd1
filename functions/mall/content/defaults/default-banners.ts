import { CAMPAIGN_BANNER } from './default-campaign';

/** A banner with its title in both languages. The picture is a file of `public/`. */
interface BannerPlan {
  bannerId: string;
  photoUrl: string;
  linkUrl: string;
  cn: string;
  en: string;
  startTime?: string;
  endTime?: string;
}

export const DEFAULT_BANNERS: readonly BannerPlan[] = [
  CAMPAIGN_BANNER,
  {
    bannerId: 'sample-to-reel', photoUrl: '/banner/reel.svg', linkUrl: '/catalogue',
    cn: '从一片样品到整盘，同一页搞定', en: 'From one sample to a full reel, on one page',
  },
  {
    bannerId: 'bom', photoUrl: '/banner/bom.svg', linkUrl: '/bom',
    cn: '清单进来，购物车出去', en: 'A list goes in, a cart comes out',
  },
  {
    bannerId: 'values', photoUrl: '/banner/values.svg', linkUrl: '/help/values-and-words',
    cn: '参数怎么写，就怎么搜', en: 'Search by values, the way you write them',
  },
  {
    bannerId: 'in-transit', photoUrl: '/banner/in-transit.svg', linkUrl: '/help/in-transit',
    cn: '看得见的在途库存', en: 'Stock you can plan around',
  },
  {
    bannerId: 'agent', photoUrl: '/banner/brands.svg', linkUrl: '/agent',
    cn: '代理品牌，一页看全', en: 'All authorised brands on one page',
  },
];
