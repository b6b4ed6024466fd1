import { useTranslation } from 'react-i18next';
import { shortDay } from '~/components/product/moments';
import { useSite } from '~/components/shell/site-context';
import type { BomView } from '../view/view-records';

/** The words for what separates the cells of a file. */
const DELIMITERS: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar', fixed: 'fixed', lines: 'lines' };

/** Where a bill of materials comes from, how its file was read, and when it was changed. */
export function SourceLine({ view: { source, updateTime } }: { view: Pick<BomView, 'source' | 'updateTime'> }) {
  const { t } = useTranslation('bom');
  const { zone } = useSite();
  const { name, kind, encoding, delimiter, sheet, headerRow } = source;
  const separated = DELIMITERS[delimiter];
  const parts = [
    name || t('source.pasted'),
    kind === 'text' ? encodingName(encoding) : kind.toUpperCase(),
    separated ? t(`source.delimiter.${separated}`) : '',
    sheet && t('source.sheet', { sheet }),
    headerRow === null ? t('source.noHeader') : t('source.header', { row: headerRow }),
  ];
  return (
    <p className="small muted">
      {parts.filter(Boolean).join(t('join'))} · {t('source.changed', { day: shortDay(updateTime.slice(0, 10), t), time: updateTime.slice(11, 16), zone })}
    </p>
  );
}

/** `utf-16le` → `UTF-16`. The order of bytes tells nobody anything. */
function encodingName(encoding: string): string {
  return encoding.replace(/^(utf-16)[lb]e$/i, '$1').replace(/^(?:utf|gbk|gb|iso|big|koi|euc|shift)/i, (start) => start.toUpperCase()).replace(/^windows/, 'Windows');
}
