import { renderToStaticMarkup } from 'react-dom/server';
import { highestDiscountText } from '~/domain/portal/highest-discount';
import { withChannel } from '~/domain/portal/channel';
import { formatAmount } from '~/domain/money/money-format';
import { campaignAt, type Campaign } from '~/domain/sale/campaign';
import { countdownText } from '~/domain/time/countdown';
import { discountText, type DiscountRule } from '~/domain/sale/discount';
import type { Language } from '~/domain/text/language';
import { zoneName } from '~/domain/time/deadline';
import { dayOf, momentText } from '~/domain/time/moment';
import { shortDay } from '../../product/moments';
import type { Translate } from '../../product/translate';

interface Reader {
  t: Translate;
  language: Language;
  timeZone: string;
  /** The channel parameter `p`. */
  channel: string | undefined;
}

/**
 * The markup of the strip: what more parts would bring, and the time that is left. Empty if no sale is announced, or if its rule has no discount to show.
 * Browsers get markup instead of a component, because list and detail pages have no room for its code.
 * @param now - ms since 1970
 * @param eligible - the eligible total of the visitor's cart, decimal text; `null` if it is not known
 */
export function stripMarkup(rule: DiscountRule, now: number, eligible: string | null, { t, language, timeZone, channel }: Reader): string {
  const campaign = campaignAt(rule, now, eligible);
  const offer = campaign && offerText(campaign, t, language);
  if (!campaign || !offer) return '';
  const { on, until, share } = campaign;
  return renderToStaticMarkup(
    <aside className="wrap" aria-label={t('campaign:title')}>
      <a href={withChannel('/#sale', channel)}>{t('campaign:title')}</a>
      <span className="strip__o">{offer}</span>
      {share > 0 && <progress value={share} aria-hidden="true" />}
      {until !== null && (
        <>
          <span className="strip__w">
            {t(on ? 'campaign:ends' : 'campaign:starts', {
              day: shortDay(dayOf(until, timeZone), t), time: momentText(until, timeZone).slice(11, 16), zone: zoneName(until, timeZone, language),
            })}
          </span>
          <b role="timer" data-left={until - now} data-unit={t('campaign:days')} data-over={t(on ? 'campaign:ended' : 'campaign:started')}>
            {countdownText(until - now, t('campaign:days'))}
          </b>
        </>
      )}
    </aside>,
  );
}

/** What the visitor gets. Empty if the rule has no discount to show. */
function offerText({ itemList, reached, next }: Campaign, t: Translate, language: Language): string {
  const most = highestDiscountText({ itemList }, language);
  const has = reached ? discountText(reached.discount, language) : '';
  const label = next ? discountText(next.discount, language) : '';
  if (next && label) {
    const amount = formatAmount(next.missing, language).replace(/\.00$/, '');
    return has ? t('campaign:more', { has, amount, label }) : t('campaign:first', { amount, label });
  }
  return has ? t('campaign:most', { label: has }) : most && t('campaign:upTo', { label: most });
}
