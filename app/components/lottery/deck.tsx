import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { centrePath } from '~/domain/account/centre-path';
import { CARDS, DRAW_FIELDS, type Lottery, type LotteryPage } from '~/domain/lottery/lottery-records';
import { PRIZE, type PrizeCode } from '~/domain/lottery/prizes';
import { Tag } from '~/ui/tag/tag';

interface Props {
  lottery: Lottery;
  drawKey: string;
  shown: LotteryPage['shown'];
  canDraw: boolean;
  busy: boolean;
}

const NUMBERS = Array.from({ length: CARDS }, (_, index) => index + 1);

/** The cards. Each is a button of one form; the card of the last draw shows its result. */
export function Deck({ lottery, drawKey, shown, canDraw, busy }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <Form method="post" action={centrePath('lottery')} preventScrollReset data-event="draw">
      <input name="intent" value="draw" type="hidden" />
      <input name={DRAW_FIELDS.key} value={drawKey} type="hidden" />
      <input name={DRAW_FIELDS.lottery} value={lottery.id} type="hidden" />
      <ul className="deck" aria-busy={busy}>
        {NUMBERS.map((card) => (card === shown?.card
          ? <Result key={`${card} ${shown.draw.drawNo}`} lottery={lottery} code={shown.draw.code} />
          : (
            <li key={card} className="dcard">
              <button name={DRAW_FIELDS.card} value={card} disabled={!canDraw || busy} aria-label={t('draw.card', { card })} type="submit">
                <Back />
                <b>{t('draw.button')}</b>
              </button>
            </li>
          )))}
      </ul>
    </Form>
  );
}

function Result({ lottery: { prizes }, code }: { lottery: Lottery; code: PrizeCode }) {
  const { t } = useTranslation('lottery');
  const prize = prizes.find((one) => one.code === code);
  const isPrize = code !== PRIZE.consolation;
  return (
    <li className={isPrize ? 'dcard dcard--won' : 'dcard dcard--none'}>
      <span className="dcard__k">{code}</span>
      <b>{prize?.title}</b>
      {prize?.subtitle && <small>{prize.subtitle}</small>}
      {isPrize && <Tag kind="ok">{t('draw.yours')}</Tag>}
    </li>
  );
}

/** The back of a card: tracks of a circuit board. */
function Back() {
  return (
    <svg viewBox="0 0 120 76" className="dcard__art" aria-hidden="true">
      <path d="M0 60h26l12-12h44l12-12h26M0 68h30l12-12h44l12-12h22M0 16h34l10 10h40l12-12h24" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="38" cy="48" r="3" fill="currentColor" />
      <circle cx="84" cy="26" r="3" fill="currentColor" />
    </svg>
  );
}
