import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import type { Difference } from '~/domain/catalogue/search-page';
import { Icon } from '~/ui/icon/icon';

interface Props {
  differs: readonly Difference[];
  /** What the values are compared with: what was asked for, or the product of the page. */
  against: 'asked' | 'product';
}

const LOOK = { worse: 'down', other: 'down', better: 'up' } as const;

/** How a product differs: what is worse first, then what is better, then all equal values together. A value that is not stated is said. */
export function Differences({ differs, against }: Props) {
  const { t } = useTranslation('product');
  const { language } = useSite();
  const same = differs.filter(({ verdict, has }) => verdict === 'same' && has !== '');
  const inOrder = (['worse', 'other', 'better'] as const).flatMap((verdict) => differs.filter((one) => one.verdict === verdict));
  return (
    <ul className="diffs" aria-label={t('near.differs')}>
      {inOrder.map(({ key, name, asked, has, verdict }) => {
        if (verdict === 'same') return null;
        if (has === '') return <li key={key} className="d d--ns">{t('near.unstated', { name })}</li>;
        const better = verdict === 'better';
        return (
          <li key={key} className={`d d--${LOOK[verdict]}`} title={name}>
            <Icon name={better ? 'up' : 'err'} size={14} />
            <span><span className="sr">{`${t(`near.${verdict}`)}: ${name} `}</span>{t(`near.${wordingOf(better, asked)}`, { has, asked })}</span>
          </li>
        );
      })}
      {same.length > 0 && (
        <li className="d d--eq">
          <Icon name="ok" size={14} />
          <span><span className="sr">{`${t('near.same')}: `}</span>{same.map(({ has }) => has).join(language === 'cn' ? '、' : ', ')}</span>
        </li>
      )}
    </ul>
  );

  function wordingOf(better: boolean, asked: string): 'only' | 'than' | 'askedFor' | 'not' {
    if (asked === '') return 'only';
    if (against === 'product') return 'than';
    return better ? 'askedFor' : 'not';
  }
}
