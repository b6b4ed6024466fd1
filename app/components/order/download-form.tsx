import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { EXPORTS, type ExportFormat, type ExportKind } from '~/domain/order/export-kinds';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';

interface Props<K extends ExportKind> {
  what: K;
  /** The fields that select the data: `orderNo`, or `status`, `time` and `keyword` of the list, or `bomNo` or `share` of a bill of materials. Empty fields are not sent. */
  fields?: Readonly<Record<string, string>>;
  /** The formats to offer; absent: all. */
  formats?: ReadonlyArray<(typeof EXPORTS)[K][number]>;
}

/** One button for each format. It is a plain form, because the answer is a file. After a refusal, this page shows again with a message. */
export function DownloadForm<K extends ExportKind>({ what, fields = {}, formats = EXPORTS[what] }: Props<K>) {
  const { t } = useTranslation();
  const { path } = useSite();
  const offered: readonly ExportFormat[] = formats;
  return (
    <form className="row" method="post" action={`/export/${what}`}>
      {Object.entries({ ...fields, _r: path }).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {offered.map((format) => (
        <button
          key={format} className={buttonClass({ size: 'small' })} name="format" value={format} data-event="download" data-event-param={`${what}.${format}`}
          aria-label={t(`common:download.${what}`, { ...fields, format: format.toUpperCase() })}
          type="submit"
        >
          <Icon name="down" size={14} />{format.toUpperCase()}
        </button>
      ))}
    </form>
  );
}
