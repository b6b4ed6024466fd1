import { useSite } from '~/components/shell/site-context';
import { momentText } from '~/domain/time/moment';

/** A date and time in the shop's time zone. */
export function MomentLabel({ at, className }: { at: number; className?: string }) {
  const { timeZone } = useSite();
  return <time className={className} dateTime={new Date(at).toISOString()}>{momentText(at, timeZone)}</time>;
}
