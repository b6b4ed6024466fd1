import { useEffect, useState } from 'react';
import { timeLeft } from '~/domain/sale/countdown';
import { SiteLink } from '../site-link';

/** The texts of the strip. The loader of the document writes them. */
export interface StripText {
  title: string;
  offer: string;
  /** How much of the next threshold the cart has, from 0 to 1. */
  share: number;
  /** When the sale starts or ends, ms since 1970; `null`: not known, so nothing is counted down. */
  until: number | null;
  /** When the texts were written, ms since 1970. */
  now: number;
  /** The unit of days. */
  unit: string;
  when: string;
  /** What stands in place of the time that is left when it is over. */
  over: string;
}

/** The strip of the sale on every page: what more parts would bring, and the time that is left. */
export function CampaignStrip({ strip: { title, offer, share, until, now, unit, when, over } }: { strip: StripText }) {
  const passed = usePassed(now);
  const { days, clock } = timeLeft(until ?? 0, now + passed);
  return (
    <aside className="strip" aria-label={title}>
      <div className="wrap">
        <SiteLink href="/#sale">{title}</SiteLink>
        <span className="strip__o">{offer}</span>
        {share > 0 && <progress value={share} aria-hidden="true" />}
        {until !== null && (
          <>
            <span className="strip__w">{when}</span>
            <b role="timer">{now + passed < until ? `${days} ${unit} ${clock}` : over}</b>
          </>
        )}
      </div>
    </aside>
  );
}

/** The ms since the page began to run. The clock of the visitor may be wrong, so only its differences count. */
function usePassed(now: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const since = Date.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(Date.now() - since), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return passed;
}
