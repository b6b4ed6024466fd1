import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import type { BomGoal } from '~/domain/bom/bom';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';

const FORMATS = ['xlsx', 'csv'] as const;

/** One button for each format. It is a plain form, because the answer is a file. @param goal - that of the address; `null`: the stored one */
export function ExportForm({ bomNo, share, goal }: { bomNo: string; share: string; goal: BomGoal | null }) {
  const { t } = useTranslation('bom');
  const { path } = useSite();
  const fields = { ...(share ? { share } : { bomNo }), ...(goal ? { goal } : {}), _r: path };
  return (
    <form method="post" action="/export/bom">
      {Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      {FORMATS.map((format) => (
        <button key={format} className={buttonClass({ size: 'small' })} name="format" value={format} aria-label={t('head.download', { format: format.toUpperCase() })}>
          <Icon name="down" size={14} />{format.toUpperCase()}
        </button>
      ))}
    </form>
  );
}
