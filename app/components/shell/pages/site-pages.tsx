import { useTranslation } from 'react-i18next';
import { pageWindow } from '~/domain/catalogue/page-window';
import { channelFields } from '~/domain/portal/channel';
import { countText } from '~/domain/product/delivery';
import { Pagination } from '~/ui/pagination/pagination';
import { useSite } from '../site-context';
import { SiteLink } from '../site-link';

interface Props {
  pageNo: number;
  totalPage: number;
  size: number;
  /** The possible numbers of rows of a page; with one, there is no choice. */
  sizes: readonly number[];
  hrefOf: (page: number) => string;
  /** The address of the form for "Go to" and the page size, and its hidden fields for the other parameters. */
  action: string;
  hidden: ReadonlyArray<readonly [name: string, value: string]>;
}

/** Links to the pages of a list, in the language of the page. */
export function SitePages({ pageNo, totalPage, hidden, ...pages }: Props) {
  const { t } = useTranslation('common');
  const { channel } = useSite();
  const label = (key: string) => t(`pagination.${key}`);
  return (
    <Pagination
      {...pages} wide={pageWindow(pageNo, totalPage, 5)} narrow={pageWindow(pageNo, totalPage, 3)} hidden={[...channelFields(channel), ...hidden]} link={SiteLink}
      labels={{
        navigation: label('navigation'),
        position: t('pagination.position', { page: countText(pageNo), pages: countText(totalPage) }),
        pageN: (number) => `${label('page')} ${countText(number)}`,
        page: label('page'), goTo: label('goTo'), confirm: label('confirm'),
        previous: label('previous'), next: label('next'),
        previous5: label('previous5'), next5: label('next5'), previous3: label('previous3'), next3: label('next3'),
        pageSize: label('pageSize'), perPage: label('perPage'),
      }}
    />
  );
}
