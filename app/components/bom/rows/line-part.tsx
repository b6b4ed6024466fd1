import { memo } from 'react';
import { filePath, productPath } from '~/components/shell/addresses';
import { NewWindowLink } from '~/components/shell/site-link';
import { formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { withChannel } from '~/domain/portal/channel';
import { mainImage } from '~/domain/product/product-image';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { sends } from '../screen-form';
import type { PartView, RowView } from '../view/view-records';
import type { RowShared } from './row-shared';
import { Ticks } from './ticks';

/** The proposed part with its ticks, or why there is none. */
export const LinePart = memo(function LinePart({ row, shared }: { row: RowView; shared: RowShared }) {
  const { state, part, ticks, sentence, panel, skip } = row;
  const { t, readOnly } = shared;
  if (state === 'waiting') return <Skeleton width="wide" />;
  if (state === 'skipped') {
    return (
      <p>
        {t(`bom:row.skip.${skip ?? 'mechanical'}`)}{' '}
        {!readOnly && <button className="linkish" {...sends('unskip', { line: row.line })}>{t(`bom:row.unskip.${skip ?? 'mechanical'}`)}</button>}
      </p>
    );
  }
  if (!part) {
    return (
      <p>
        {sentence}{' '}
        {panel?.candidates.slice(0, 2).map((candidate) => <Similar key={candidate.id} part={candidate} price={candidate.unitPrice} shared={shared} />)}
      </p>
    );
  }
  return (
    <div className="part">
      <a className="well" href={hrefOf(part, shared)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true">
        <PartPicture part={part} shared={shared} />
      </a>
      <div>
        <NewWindowLink className="mpn" href={hrefOf(part, shared)}>{part.mpn}</NewWindowLink> <span className="muted">{part.brand}</span>
        <div className="part__d">{part.description}</div>
        <Ticks ticks={ticks} t={t} />
      </div>
    </div>
  );
});

/** A part that is close to what the line names. */
function Similar({ part, price, shared }: { part: PartView; price: string | null; shared: RowShared }) {
  return (
    <span className="bl__s">
      <NewWindowLink className="mpn" href={hrefOf(part, shared)}>{part.mpn}</NewWindowLink>{' '}
      {part.packageName} {price !== null && <span className="money">{formatUnitPrice(price, priceDecimals(price), shared.site.language)}</span>}
    </span>
  );
}

export function PartPicture({ part, shared: { site } }: { part: PartView; shared: RowShared }) {
  return <img className="pk" src={filePath(mainImage(part.images), site.product)} width={40} height={32} alt="" loading="lazy" />;
}

function hrefOf({ id }: PartView, { site }: RowShared): string {
  return withChannel(productPath(id), site.channel);
}
