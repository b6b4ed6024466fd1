import type { LotteryPrize } from '~/domain/lottery/lottery-records';
import { PRIZE, type PrizeCode } from '~/domain/lottery/prizes';

interface Props {
  prizes: readonly LotteryPrize[];
  code: PrizeCode;
}

/** The code and the title of a prize. */
export function PrizeName({ prizes, code }: Props) {
  const { title = '' } = prizes.find((one) => one.code === code) ?? {};
  return (
    <span className={code === PRIZE.consolation ? 'muted' : 'lot__won'}>
      <span className="mono">{code}</span> {title}
    </span>
  );
}
