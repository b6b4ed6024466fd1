import { useTranslation } from 'react-i18next';
import { chanceText, type LotteryPrize } from '~/domain/lottery/lottery-records';
import { countText } from '~/domain/product/delivery';
import { Meter } from '~/ui/meter/meter';
import { Panel } from '~/ui/panel/panel';

/** The prizes with their chances, and how many of each are left. */
export function PrizeTable({ prizes }: { prizes: readonly LotteryPrize[] }) {
  const { t } = useTranslation('lottery');
  const sum = prizes.reduce((all, { weight }) => all + weight, 0);
  return (
    <Panel id="prizes" title={t('prizes.title')}>
      <table className="tbl tbl--m lot__t" aria-labelledby="prizes">
        <thead>
          <tr>
            <th scope="col">{t('column.code')}</th><th scope="col">{t('column.prize')}</th>
            <th scope="col" className="num">{t('column.chance')}</th><th scope="col" className="num">{t('column.left')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ code, title, subtitle, weight, number, left }) => (
            <tr key={code}>
              <td className="mono">{code}</td>
              <td>{number === null ? title : <b>{title}</b>}{subtitle && <small className="muted">{subtitle}</small>}</td>
              <td className="num">{chanceText(weight, sum)}<small className="muted">{t('prizes.weight', { weight: countText(weight), sum: countText(sum) })}</small></td>
              <td className="num lot__left">
                {number === null || left === null ? <span className="muted">{t('prizes.noLimit')}</span> : <Left left={left} number={number} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel__b hint">{t('prizes.note')}</p>
    </Panel>
  );
}

function Left({ left, number }: { left: number; number: number }) {
  const { t } = useTranslation('lottery');
  const words = t('prizes.leftOf', { left: countText(left), number: countText(number) });
  return <>{words}<Meter kind="plain" value={left} most={number} label={words} /></>;
}
