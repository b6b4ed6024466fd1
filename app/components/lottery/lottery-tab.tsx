import { useTranslation } from 'react-i18next';
import { EmptyState } from '~/components/account/membership/empty-state';
import { MomentLabel } from '~/components/order/moment-label';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { lotteryPath, lotteryPhase, type Lottery, type LotteryPage, type OwnDraw } from '~/domain/lottery/lottery-records';
import { PRIZE } from '~/domain/lottery/prizes';
import { orderPath } from '~/domain/order/order-forms';
import { countText } from '~/domain/product/delivery';
import { momentText } from '~/domain/time/moment';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { Deck } from './deck';
import { PrizeName } from './prize-name';
import { PrizeTable } from './prize-table';
import { SeedHash } from './seed-hash';

interface Props {
  /** `null` without a lottery. */
  page: LotteryPage | null;
  busy: boolean;
}

/** The lottery of now: cards to draw from, the prizes, the draws of the user, and how to check them. */
export function LotteryTab({ page, busy }: Props) {
  const { t } = useTranslation('lottery');
  const { timeZone } = useSite();
  if (!page) return <EmptyState fact={t('none')} way={t('noneNote')} />;
  const { lottery, mine, shown, drawKey, now } = page;
  const phase = lotteryPhase(lottery, now);
  const left = lottery.own?.left ?? 0;
  const times = { from: momentText(lottery.startsAt, timeZone), to: momentText(lottery.endsAt, timeZone) };
  return (
    <>
      <Panel id="draw" title={t('draw.title', { name: lottery.name })} aside={phase === 'open' && <Chances lottery={lottery} />}>
        <div className="panel__b lot">
          <p className="lot__said" role="status">
            {shown && <>{t('draw.result', { number: countText(shown.draw.drawNo) })} <PrizeName prizes={lottery.prizes} code={shown.draw.code} /></>}
          </p>
          {phase === 'before' && <p>{t('draw.before', times)}</p>}
          {phase === 'after' && <p>{t('draw.after', times)}</p>}
          {phase === 'open' && <Deck lottery={lottery} drawKey={drawKey} shown={shown} canDraw={left > 0} busy={busy} />}
          {phase === 'open' && left === 0 && <p>{t('draw.noneLeft', times)}</p>}
          {phase !== 'after' && <p className="hint">{t('draw.rule', times)}</p>}
        </div>
      </Panel>
      <div className="pair">
        <PrizeTable prizes={lottery.prizes} />
        <div className="stack-4">
          <OwnDraws lottery={lottery} mine={mine} />
          <Panel id="fair" title={t('fair.title')}>
            <div className="panel__b stack-4">
              <p>{t(phase === 'after' ? 'fair.nowPublic' : 'fair.secret', times)}</p>
              <SeedHash lottery={lottery} />
              <p><SiteLink className={buttonClass({ size: 'small' })} href={lotteryPath(lottery.id)}>{t('fair.all')}</SiteLink></p>
            </div>
          </Panel>
        </div>
      </div>
    </>
  );
}

/** How many draws are left, and what they are for. */
function Chances({ lottery: { own } }: { lottery: Lottery }) {
  const { t } = useTranslation('lottery');
  if (!own) return null;
  const orders = own.left - (own.day ? 1 : 0);
  const [first] = own.orderNos;
  return (
    <p className="row">
      <b>{t('draw.left', { count: own.left })}</b>
      {own.day && <span className="small muted">{t('draw.forDay')}</span>}
      {orders > 0 && (
        <span className="small muted">
          {t('draw.forOrders', { count: orders })}
          {orders === 1 && first && <> <SiteLink className="mono" href={orderPath(first)}>{first}</SiteLink></>}
        </span>
      )}
    </p>
  );
}

function OwnDraws({ lottery: { prizes }, mine }: { lottery: Lottery; mine: readonly OwnDraw[] }) {
  const { t } = useTranslation('lottery');
  const won = mine.filter(({ code }) => code !== PRIZE.consolation).length;
  return (
    <Panel id="own" title={t('own.title')} aside={mine.length > 0 && <span className="small muted">{t('own.count', { count: mine.length })}, {t('own.won', { count: won })}</span>}>
      {mine.length === 0 ? <p className="panel__b ink2">{t('own.none')}</p> : (
        <table className="tbl tbl--m lot__t" aria-labelledby="own">
          <thead>
            <tr><th scope="col" className="num">{t('column.draw')}</th><th scope="col">{t('column.result')}</th><th scope="col">{t('column.when')}</th></tr>
          </thead>
          <tbody>
            {mine.map(({ drawNo, code, at, orderNo }) => (
              <tr key={drawNo}>
                <td className="num">{countText(drawNo)}</td>
                <td><PrizeName prizes={prizes} code={code} /></td>
                <td>
                  <MomentLabel at={at} />
                  {orderNo !== null && <small className="muted">{t('own.for')} <SiteLink className="mono" href={orderPath(orderNo)}>{orderNo}</SiteLink></small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {won > 0 && <p className="panel__b hint">{t('own.next')}</p>}
    </Panel>
  );
}
