import { useTranslation } from 'react-i18next';
import { shortDay } from '~/components/product/moments';
import type { Translate } from '~/components/product/translate';
import { countText } from '~/domain/product/delivery';
import type { CurveStep } from '../view/view-records';

/** The size of the drawing, and of the area of the curve in it. */
const SIZE = { width: 310, height: 150 } as const;
const AREA = { right: 300, top: 16, bottom: 122 } as const;

/** The width of a digit, and the distance of the numbers from the curve. */
const DIGIT = 7;
const GAP = 6;

/** The lines of the grid, as shares of the height. */
const GRID = [1, 0.5, 0];

interface Point {
  x: number;
  y: number;
}

/** The number of sets over time, as a step curve, with a dashed line for the wanted number. */
export function StepCurve({ steps, wanted }: { steps: readonly CurveStep[]; wanted: number }) {
  const { t } = useTranslation('bom');
  const top = topOf(Math.max(wanted, ...steps.map(({ sets }) => sets ?? 0)));
  const yOf = (sets: number | null) => AREA.bottom - (AREA.bottom - AREA.top) * Math.min((sets ?? top) / top, 1);
  const left = GAP + DIGIT * countText(top).length;
  // Dates have equal distances, so that their labels have room.
  const xOf = (index: number) => round(left + (index * (AREA.right - left)) / Math.max(steps.length, 1));
  const points = steps.map(({ sets }, index): Point => ({ x: xOf(index), y: round(yOf(sets)) }));
  const line = `${points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')}H${AREA.right}`;
  const wantedAt = round(yOf(wanted));
  return (
    <svg className="curve" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-labelledby="curve-title">
      <title id="curve-title">{titleText()}</title>
      <path fill="var(--primary-tint)" d={`${line}V${AREA.bottom}H${left}z`} />
      <path stroke="var(--line)" d={GRID.map((share) => `M${left} ${yOf(top * share)}H${AREA.right}`).join('')} />
      <g fontSize="11" fill="var(--ink-3)">
        {GRID.map((share) => <text key={share} x={left - GAP} y={yOf(top * share) + 4} textAnchor="end">{countText(Math.round(top * share))}</text>)}
        {steps.map(({ day }, index) => (
          <text key={day} x={index === 0 ? left - GAP : xOf(index)} y={AREA.bottom + 20} textAnchor={index === 0 ? 'start' : 'middle'}>{dayText(day, index, t)}</text>
        ))}
        <text x={AREA.right - 2} y={wantedAt > AREA.top + 20 ? wantedAt - 5 : wantedAt + 13} textAnchor="end">{t('build.wanted', { sets: countText(wanted) })}</text>
      </g>
      <path stroke="var(--ink-2)" strokeDasharray="4 3" d={`M${left} ${wantedAt}H${AREA.right}`} />
      <g fill="none" stroke="var(--primary-ink)" strokeWidth="2">
        <path d={line} />
        <g fill="var(--surface)">{points.map(({ x, y }) => <circle key={x} cx={x} cy={y} r="3.5" />)}</g>
      </g>
    </svg>
  );

  function titleText(): string {
    const parts = steps.map(({ day, sets }, index) => {
      const values = { sets: sets === null ? t('build.any') : countText(sets), day: dayText(day, index, t) };
      return t(index === 0 ? 'build.saysToday' : 'build.saysFrom', values);
    });
    return t('build.says', { steps: parts.join(t('join')), wanted: countText(wanted) });
  }
}

/** The day of a step; the first step is today's. */
export function dayText(day: string, index: number, t: Translate): string {
  return index === 0 ? t('bom:build.today') : shortDay(day, t);
}

/** A round number above a number: 1, 2, 4 or 8 times a power of ten. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 4, 8, 10].map((factor) => factor * power).find((top) => top >= most * 1.05) ?? 20 * power;
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
