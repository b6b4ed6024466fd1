import { useTranslation } from 'react-i18next';
import { dayOf } from '~/domain/time/moment';
import { readMoment } from '~/domain/time/written-moment';
import type { Notice } from '~/domain/portal/portal';
import { Icon } from '~/ui/icon/icon';
import { useSite } from '../../shell/site-context';

/** A strip of notices that people scroll by hand. A notice is a link to its anchor, which opens the text below the strip. */
export function NoticeStrip({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('home');
  const { timeZone } = useSite();
  if (notices.length === 0) return null;
  const shown = notices.map((notice) => ({
    ...notice,
    anchor: `notice-${notice.id}`,
    day: dayIn(notice.publishTime, timeZone),
  }));
  return (
    <div>
      <div className="notices" id="notices">
        <b><Icon name="bell" />{t('notices.title')}</b>
        <ul tabIndex={shown.some(({ content }) => content) ? undefined : 0} aria-label={t('notices.title')}>
          {shown.map(({ id, anchor, day, title, content }) => (
            <li key={id}>
              {content
                ? <a href={`#${anchor}`}><Day day={day} />{title}</a>
                : <span><Day day={day} />{title}</span>}
            </li>
          ))}
        </ul>
      </div>
      {shown.filter(({ content }) => content).map(({ id, anchor, title, content }) => (
        <section key={id} id={anchor} className="notice-text" aria-label={title}>
          <p><b>{title}</b></p>
          <p>{content}</p>
          <a href="#notices">{t('notices.close')}</a>
        </section>
      ))}
    </div>
  );
}

function Day({ day }: { day: string }) {
  return day ? <time dateTime={day}>{day.slice(5)}</time> : null;
}

function dayIn(moment: string, timeZone: string): string {
  const at = readMoment(moment, timeZone);
  return at === null ? '' : dayOf(at, timeZone);
}
