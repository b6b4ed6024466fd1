import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { drawsPath, type Lottery } from '~/domain/lottery/lottery-records';
import { countText } from '~/domain/product/delivery';
import { momentText } from '~/domain/time/moment';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { Alert } from '~/ui/alert/alert';
import type { VerifiedLottery } from './later/verify-lottery';
import { SeedHash } from './seed-hash';

interface Props {
  lottery: Lottery;
  verified: VerifiedLottery | undefined;
  onVerified: (result: VerifiedLottery) => void;
}

const STEPS = ['seed', 'hmac', 'word', 'ticket', 'slots'] as const;

/** How to compute the draws, and a button that does it in the browser. */
export function VerifyPanel({ lottery, verified, onVerified }: Props) {
  const { t } = useTranslation('lottery');
  const { timeZone } = useSite();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { id, seed } = lottery;
  async function verify(): Promise<void> {
    setState('busy');
    try {
      const { verifyLottery } = await import('./later/verify-lottery');
      onVerified(await verifyLottery(lottery));
      setState('idle');
    } catch {
      // A failed network, a chunk that is gone, or a page that is not served over HTTPS, where browsers have no cryptography.
      setState('failed');
    }
  }
  return (
    <Panel id="fair" title={t('fair.title')}>
      <div className="panel__b stack-4">
        <p>{t(seed === null ? 'fair.secret' : 'fair.nowPublic', { to: momentText(lottery.endsAt, timeZone) })}</p>
        <SeedHash lottery={lottery} />
        <div className="row with-script">
          <button className={buttonClass({ kind: 'primary' })} disabled={seed === null || state === 'busy'} onClick={() => void verify()} type="button">{t('verify.button')}</button>
          {seed === null && <span className="small muted">{t('verify.later', { time: momentText(lottery.endsAt, timeZone) })}</span>}
        </div>
        <div role="status">
          {state === 'busy' && <p>{t('verify.busy')}</p>}
          {state === 'failed' && <Alert kind="err">{t('verify.failed')}</Alert>}
          {state === 'idle' && verified && <Verdict verified={verified} />}
        </div>
        <h3>{t('recipe.title')}</h3>
        <ol className="lot__steps">{STEPS.map((step) => <li key={step}>{t(`recipe.${step}`)}</li>)}</ol>
        <pre className="lot__code">{recipe(seed)}</pre>
        <p>{t('recipe.list')} <a className="mono" href={drawsPath(id, 1)}>{drawsPath(id, 1)}</a></p>
      </div>
    </Panel>
  );
}

function Verdict({ verified: { hashFits, total, checked, wrong, missing } }: { verified: VerifiedLottery }) {
  const { t } = useTranslation('lottery');
  const isGood = hashFits && wrong.length === 0 && missing.length === 0 && checked === total;
  if (isGood) return <Alert kind="ok">{t('verify.good', { count: checked })}</Alert>;
  return (
    <Alert kind="err">
      {!hashFits && <p>{t('verify.wrongHash')}</p>}
      {(missing.length > 0 || checked !== total) && <p>{t('verify.missing', { checked: countText(checked), total: countText(total) })}</p>}
      {wrong.length > 0 && <p>{t('verify.wrong', { count: wrong.length })}</p>}
      {wrong.length > 0 && <ul>{wrong.slice(0, MOST_SHOWN).map(({ drawNo, code, expected }) => <li key={drawNo}>{t('verify.wrongDraw', { drawNo: countText(drawNo), code, expected })}</li>)}</ul>}
    </Alert>
  );
}

/** How many wrong draws are listed. */
const MOST_SHOWN = 20;

/** Commands that compute the hash of the seed and the HMAC of the first draw. */
function recipe(seed: string | null): string {
  const known = seed ?? 'SEED';
  return `printf ${known} | xxd -r -p | sha256sum\nprintf 1 | openssl dgst -sha256 -mac HMAC -macopt hexkey:${known}`;
}
