import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentLabel } from '~/components/order/moment-label';
import { PageHead } from '~/components/portal/page-head';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { centrePath } from '~/domain/account/centre-path';
import { lotteryPath, lotteryPhase, type ListedDraw, type Lottery } from '~/domain/lottery/lottery-records';
import { countText } from '~/domain/product/delivery';
import { momentText } from '~/domain/time/moment';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';
import type { VerifiedLottery } from './later/verify-lottery';
import { PrizeName } from './prize-name';
import { PrizeTable } from './prize-table';
import { VerifyPanel } from './verify-panel';

interface Props {
  lottery: Lottery;
  /** A page of the result list. */
  draws: readonly ListedDraw[];
  page: number;
  pages: number;
  now: number;
}

/** The public page of a lottery: the prizes, all results, and how anybody can check them. */
export function LotteryScreen({ lottery, draws, page, pages, now }: Props) {
  const { t } = useTranslation('lottery');
  const { timeZone } = useSite();
  const [verified, setVerified] = useState<VerifiedLottery>();
  const phase = lotteryPhase(lottery, now);
  const times = { from: momentText(lottery.startsAt, timeZone), to: momentText(lottery.endsAt, timeZone) };
  return (
    <>
      <PageHead title={lottery.name} note={t('head.times', times)}>
        {phase !== 'after' && <SiteLink className={buttonClass({ kind: 'primary' })} href={centrePath('lottery')}>{t(phase === 'open' ? 'head.draw' : 'head.look')}</SiteLink>}
      </PageHead>
      <div className="stack-4">
        {phase === 'before' && <p>{t('draw.before', times)}</p>}
        {phase === 'after' && <p>{t('draw.after', times)}</p>}
        <div className="pair">
          <PrizeTable prizes={lottery.prizes} />
          <Results lottery={lottery} draws={draws} page={page} pages={pages} verified={verified} />
        </div>
        <VerifyPanel lottery={lottery} verified={verified} onVerified={setVerified} />
      </div>
    </>
  );
}

interface ResultsProps extends Pick<Props, 'lottery' | 'draws' | 'page' | 'pages'> {
  verified: VerifiedLottery | undefined;
}

function Results({ lottery: { id, prizes, draws: total }, draws, page, pages, verified }: ResultsProps) {
  const { t } = useTranslation('lottery');
  return (
    <Panel id="results" title={t('results.title')} aside={<span className="small muted">{t('own.count', { count: total })}</span>}>
      {draws.length === 0 ? <p className="panel__b ink2">{t('results.none')}</p> : (
        <table className="tbl tbl--m lot__t" aria-labelledby="results">
          <thead>
            <tr>
              <th scope="col" className="num">{t('column.draw')}</th><th scope="col">{t('column.result')}</th>
              <th scope="col">{t('column.user')}</th><th scope="col">{t('column.when')}</th>
            </tr>
          </thead>
          <tbody>
            {draws.map(({ drawNo, code, at, user }) => (
              <tr key={drawNo}>
                <td className="num">{countText(drawNo)}</td>
                <td><PrizeName prizes={prizes} code={code} />{verified && <Check drawNo={drawNo} verified={verified} />}</td>
                <td>{user}</td>
                <td><MomentLabel at={at} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="panel__b row" aria-label={t('results.pages')}>
          {page > 1 && <SiteLink className={buttonClass({ size: 'small' })} href={lotteryPath(id, page - 1)} preventScrollReset>{t('results.newer')}</SiteLink>}
          <span className="small muted">{t('results.page', { page, pages })}</span>
          {page < pages && <SiteLink className={buttonClass({ size: 'small' })} href={lotteryPath(id, page + 1)} preventScrollReset>{t('results.older')}</SiteLink>}
        </nav>
      )}
    </Panel>
  );
}

/** Whether a draw agrees with what was computed. */
function Check({ drawNo, verified: { wrong } }: { drawNo: number; verified: VerifiedLottery }) {
  const { t } = useTranslation('lottery');
  const found = wrong.find((one) => one.drawNo === drawNo);
  return <small>{found ? <Tag kind="err">{t('verify.differs', { code: found.expected })}</Tag> : <Tag kind="ok">{t('verify.agrees')}</Tag>}</small>;
}
