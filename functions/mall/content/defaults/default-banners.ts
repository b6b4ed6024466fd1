import { CAMPAIGN_BANNER } from './default-campaign';

/** A banner. Its picture is a file of `public/`. */
interface BannerPlan {
  bannerId: string;
  photoUrl: string;
  linkUrl: string;
  titleCn: string;
  titleEn: string;
  startTime?: string;
  endTime?: string;
}

export const DEFAULT_BANNERS: readonly BannerPlan[] = [
  CAMPAIGN_BANNER,
  {
    bannerId: 'sample-to-reel', photoUrl: '/banner/reel.svg', linkUrl: '/catalogue',
    titleCn: '从一片样品到整盘，同一页搞定', titleEn: 'From one sample to a full reel, on one page',
  },
  {
    bannerId: 'bom', photoUrl: '/banner/bom.svg', linkUrl: '/bom',
    titleCn: '清单进来，购物车出去', titleEn: 'A list goes in, a cart comes out',
  },
  {
    bannerId: 'values', photoUrl: '/banner/values.svg', linkUrl: '/help/values-and-words',
    titleCn: '参数怎么写，就怎么搜', titleEn: 'Search by values, the way you write them',
  },
  {
    bannerId: 'in-transit', photoUrl: '/banner/in-transit.svg', linkUrl: '/help/in-transit',
    titleCn: '看得见的在途库存', titleEn: 'Stock you can plan around',
  },
  {
    bannerId: 'agent', photoUrl: '/banner/brands.svg', linkUrl: '/agent',
    titleCn: '代理品牌，一页看全', titleEn: 'All authorised brands on one page',
  },
];
