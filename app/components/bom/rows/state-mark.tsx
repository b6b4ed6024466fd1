import type { Translate } from '~/components/product/translate';
import { Icon } from '~/ui/icon/icon';
import type { RowState } from '../view/view-records';

/** The short name of a state in classes, and its icon. */
export const STATE_LOOK = {
  matched: { name: 'ok', icon: 'ok' },
  check: { name: 'ck', icon: 'warn' },
  several: { name: 'sv', icon: 'layers' },
  not_found: { name: 'nf', icon: 'barred' },
  skipped: { name: 'sk', icon: 'minus' },
  waiting: { name: 'sk', icon: 'clock' },
} as const;

/** A state as icon and word. */
export function StateMark({ state, t }: { state: RowState; t: Translate }) {
  const { name, icon } = STATE_LOOK[state];
  return <span className={`stt stt--${name}`}><Icon name={icon} />{t(`bom:state.${state}`)}</span>;
}
