import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { Meter } from '~/ui/meter/meter';

/** How many lines are matched, while the others are being matched. */
export function ProgressLine({ matched, all }: { matched: number; all: number }) {
  const { t } = useTranslation('bom');
  const text = t('progress', { count: all, matched: countText(matched), all: countText(all) });
  return (
    <div className="bprog" role="status">
      <span className="small">{text}</span>
      <Meter value={matched} most={all} label={text} kind="plain" />
    </div>
  );
}
