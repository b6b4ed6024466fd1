import type { Translate } from '~/components/product/translate';
import { normalisePartNumber } from '~/domain/values/part-number';
import { Icon } from '~/ui/icon/icon';
import type { TickView } from '../view/view-records';

/** The short name of a tick in classes, and its icon. */
export const TICK_LOOK = {
  agrees: { name: 'eq', icon: 'tick' },
  better: { name: 'up', icon: 'up' },
  notStated: { name: 'ns', icon: 'dash' },
  contradicts: { name: 'no', icon: 'x' },
} as const;

/** How a part compares with its line, field by field. */
export function Ticks({ ticks, t }: { ticks: readonly TickView[]; t: Translate }) {
  if (ticks.length === 0) return null;
  return (
    <ul className="ticks" aria-label={t('bom:tick.title')}>
      {ticks.map((tick) => {
        const { name, icon } = TICK_LOOK[lookOf(tick)];
        return (
          <li key={tick.field} className={`d d--${name}`} title={tick.name}>
            <Icon name={icon} size={14} />
            <span>{tick.tick === 'contradicts' && <span className="sr">{t('bom:tick.contradicts')} </span>}{tickText(tick, t)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was assumed looks like what is not stated, whatever the part has. */
export function lookOf({ tick, assumed }: { tick: TickView['tick']; assumed?: boolean | string }): TickView['tick'] {
  return assumed && tick !== 'contradicts' ? 'notStated' : tick;
}

function tickText({ field, tick, name, asked, has, assumed }: TickView, t: Translate): string {
  if (assumed) return t('bom:tick.assumed', { name, asked, has });
  if (tick === 'agrees') {
    if (field === 'mpn') return normalisePartNumber(asked) === normalisePartNumber(has) ? name : asked;
    return field === 'code' ? name : has || asked;
  }
  if (tick !== 'notStated') return has === '' ? t('bom:tick.without', { name, asked }) : t('bom:tick.asked', { has, asked });
  if (asked === '') return name;
  return has === '' ? t('bom:tick.without', { name, asked }) : t('bom:tick.perhaps', { name, asked, has });
}
