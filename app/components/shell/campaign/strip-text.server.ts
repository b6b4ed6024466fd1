import { highestDiscountText } from '~/domain/portal/highest-discount';
import { formatAmount } from '~/domain/money/money-format';
import { campaignAt, type Campaign } from '~/domain/sale/campaign';
import { discountText, type DiscountRule } from '~/domain/sale/discount';
import type { Language } from '~/domain/text/language';
import { zoneName } from '~/domain/time/deadline';
import { dayOf, momentText } from '~/domain/time/moment';
import { shortDay } from '../../product/moments';
import type { Translate } from '../../product/translate';
import type { StripText } from './campaign-strip';

interface Reader {
  t: Translate;
  language: Language;
  timeZone: string;
}

/**
 * The texts of the strip at a moment; `null` if no sale is announced, or if its rule has no discount to show. They are written here, because list and detail
 * pages have no room for the code.
 * @param now - ms since 1970
 * @param eligible - the eligible total of the visitor's cart, decimal text; `null` if it is not known
 */
export function stripText(rule: DiscountRule, now: number, eligible: string | null, { t, language, timeZone }: Reader): StripText | null {
  const campaign = campaignAt(rule, now, eligible);
  const offer = campaign && offerText(campaign, t, language);
  if (!campaign || !offer) return null;
  const { on, until, share } = campaign;
  const state = on ? 'ends' : 'starts';
  return {
    title: t('campaign:title'),
    offer,
    share,
    until,
    now,
    unit: t('campaign:days'),
    when: until === null ? '' : t(`campaign:${state}`, {
      day: shortDay(dayOf(until, timeZone), t), time: momentText(until, timeZone).slice(11, 16), zone: zoneName(until, timeZone, language),
    }),
    over: t(on ? 'campaign:ended' : 'campaign:started'),
  };
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
