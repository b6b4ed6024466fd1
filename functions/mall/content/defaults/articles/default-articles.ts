import { ABOUT_ARTICLE } from './about-article';
import { OTHER_BRANDS } from './other-brands';
import { PASSIVE_BRANDS } from './passive-brands';
import { SEMICONDUCTOR_BRANDS } from './semiconductor-brands';

interface ArticleEntry {
  articleKey: string;
  titleCn: string;
  titleEn: string;
  contentCn: string;
  contentEn: string;
}

const BRANDS = [...PASSIVE_BRANDS, ...SEMICONDUCTOR_BRANDS, ...OTHER_BRANDS];

/** The articles in the shape of the contract: `about`, the line of each authorised brand, and brand stories. The title of a brand is its name. */
export const DEFAULT_ARTICLES: readonly ArticleEntry[] = [
  article('about', ABOUT_ARTICLE.titleCn, ABOUT_ARTICLE.titleEn, ABOUT_ARTICLE.cn, ABOUT_ARTICLE.en),
  ...BRANDS.flatMap(({ nameCn, nameEn, line }) => (line ? [article(`agent:${nameEn}`, nameCn, nameEn, `${line[0]}。`, `${line[1]}.`)] : [])),
  ...BRANDS.map(({ nameCn, nameEn, cn, en }) => article(`brand:${nameEn}`, nameCn, nameEn, cn, en)),
];

function article(articleKey: string, titleCn: string, titleEn: string, contentCn: string, contentEn: string): ArticleEntry {
  return { articleKey, titleCn, titleEn, contentCn, contentEn };
}
