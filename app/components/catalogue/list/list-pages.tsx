import { useTranslation } from 'react-i18next';
import { SitePages } from '~/components/shell/pages/site-pages';
import { LIST_SIZES, type ProductList } from '~/domain/catalogue/list-address';
import type { SearchPage } from '~/domain/catalogue/search-page';
import { hiddenFields, listHref, listPath } from '../shared/list-links';

/** The pages of a list. The last one says if there are more results than the list shows. */
export function ListPages({ list, page }: { list: ProductList; page: Pick<SearchPage, 'pageNo' | 'totalPage' | 'limited'> }) {
  const { t } = useTranslation('list');
  return (
    <>
      {page.limited && page.pageNo === page.totalPage && <p className="limited">{t('limited')}</p>}
      <SitePages
        pageNo={page.pageNo} totalPage={page.totalPage} size={list.size} sizes={LIST_SIZES}
        hrefOf={(to) => listHref(list, { page: to })} action={listPath(list)} hidden={hiddenFields(list, 'size')}
      />
    </>
  );
}
