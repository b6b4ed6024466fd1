import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadForm } from '~/components/order/download-form';
import { pageLink } from '~/components/shell/page-links';
import { useSite } from '~/components/shell/site-context';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import { withChannel } from '~/domain/portal/channel';
import { countText } from '~/domain/product/delivery';
import type { AnchorProps } from '~/ui/base/link';
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { ShowLink } from '../show-link';
import type { BomView } from '../view/view-records';
import { SaveBox } from './save-box';
import { ShareBox } from './share-box';
import { SourceLine } from './source-line';

const SMALL = buttonClass({ size: 'small' });

/** The name of the bill of materials, where it comes from, and what can be done with all of it. */
export const BomHead = memo(function BomHead({ view }: { view: BomView }) {
  const { t } = useTranslation('bom');
  const { channel } = useSite();
  const { name, source, counts, query, bomNo, readOnly, complete } = view;
  const title = name || source.name || t('head.unnamed');
  const counted = { count: counts.all, lines: countText(counts.all), buy: countText(counts.all - counts.skipped) };
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumb')} link={OwnWindow} items={[{ label: t('head.bom'), href: BOM_PATH }, { label: source.name || title }]} />
      <div className="head bh">
        <div>
          <h1 tabIndex={-1}>{title} <small className="nw">{t(complete ? 'head.lines' : 'head.linesOnly', counted)}</small></h1>
          <SourceLine view={view} />
        </div>
        <div className="row">
          {bomNo !== '' && !readOnly && <><SaveBox view={view} /><ShareBox view={view} /></>}
          {(bomNo !== '' || query.share !== '') && <DownloadForm what="bom" fields={{ ...(query.share ? { share: query.share } : { bomNo }), goal: query.goal ?? '' }} />}
          <ShowLink className={SMALL} to={{ ...query, view: 'print', page: 1, line: null }} channel={channel}><Icon name="print" size={14} />{t('head.print')}</ShowLink>
          <ShowLink className={SMALL} to={{ ...query, view: 'labels', page: 1, line: null }} channel={channel}>{t('head.labels')}</ShowLink>
        </div>
      </div>
    </>
  );
});

/** The way to the start leads there in the same window. Elsewhere in the shop, links to bills of materials open a new one. */
function OwnWindow({ href, children }: AnchorProps) {
  const { channel } = useSite();
  return <a href={withChannel(href, channel)} {...pageLink()}>{children}</a>;
}
