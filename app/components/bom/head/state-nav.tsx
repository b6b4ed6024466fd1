import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { LINE_FILTERS } from '~/domain/bom/address/bom-address';
import { countText } from '~/domain/product/delivery';
import { STATE_LOOK, StateMark } from '../rows/state-mark';
import { ShowLink } from '../show-link';
import type { BomView } from '../view/view-records';

/** How many lines are in each state. Each count shows its lines. */
export const StateNav = memo(function StateNav({ view: { counts, query } }: { view: Pick<BomView, 'counts' | 'query'> }) {
  const { t } = useTranslation('bom');
  const { channel } = useSite();
  return (
    <nav className="bstates" aria-label={t('states.title')}>
      {LINE_FILTERS.map((filter) => (
        <ShowLink
          key={filter} className="panel bs" to={{ ...query, state: filter, page: 1, line: null }} channel={channel} stays
          aria-current={query.state === filter ? 'true' : undefined}
        >
          {filter in STATE_LOOK && filter !== 'all' && filter !== 'look' ? <StateMark state={filter} t={t} /> : <span className="stt">{t(`states.${filter}`)}</span>}
          <b>{countText(counts[filter])}</b>
        </ShowLink>
      ))}
    </nav>
  );
});
