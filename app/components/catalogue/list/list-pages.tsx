import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import { LIST_SIZES, type ProductList } from '~/domain/catalogue/list-address';
import { pageWindow } from '~/domain/catalogue/page-window';
import { channelFields } from '~/domain/portal/channel';
import type { SearchPage } from '~/domain/catalogue/search-page';
import { Pagination } from '~/ui/pagination/pagination';
import { hiddenFields, listHref, listPath } from '../shared/list-links';

/** The pages of a list. The last one says if there are more results than the list shows. */
export function ListPages({ list, page }: { list: ProductList; page: Pick<SearchPage, 'pageNo' | 'totalPage' | 'limited'> }) {
  const { t } = useTranslation('list');
  const { channel } = useSite();
  const label = (key: string) => t(`common:pagination.${key}`);
  const position = { page: countText(page.pageNo), pages: countText(page.totalPage) };
  return (
    <>
      {page.limited && page.pageNo === page.totalPage && <p className="limited">{t('limited')}</p>}
      <Pagination
        wide={pageWindow(page.pageNo, page.totalPage, 5)} narrow={pageWindow(page.pageNo, page.totalPage, 3)}
        size={list.size} sizes={LIST_SIZES}
        hrefOf={(to) => listHref(list, { page: to })} action={listPath(list)} hidden={[...channelFields(channel), ...hiddenFields(list, 'size')]}
        link={SiteLink}
        labels={{
          navigation: label('navigation'),
          position: t('position', position),
          pageN: (number) => `${label('page')} ${countText(number)}`,
          page: label('page'), goTo: label('goTo'), confirm: label('confirm'),
          previous: label('previous'), next: label('next'),
          previous5: label('previous5'), next5: label('next5'), previous3: label('previous3'), next3: label('next3'),
          pageSize: label('pageSize'), perPage: label('perPage'),
        }}
      />
    </>
  );
}
