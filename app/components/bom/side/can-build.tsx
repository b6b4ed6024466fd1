import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { Panel } from '~/ui/panel/panel';
import { lineText, linesText } from '../rows/row-shared';
import type { BomView, CurveStep } from '../view/view-records';
import { dayText, StepCurve } from './step-curve';

/** The table has at most so many steps; the curve too, so that its dates have room. */
const MOST_STEPS = 5;

/** How many sets can be built by which day, and which line holds them up. */
export const CanBuild = memo(function CanBuild({ view: { curve, settings } }: { view: BomView }) {
  const { t } = useTranslation('bom');
  const steps = stepsThatMatter(curve.steps);
  if (steps.length === 0) return null;
  return (
    <Panel id="can-build" title={t('build.title')} aside={curve.without.count > 0 && <span className="small muted">{t('build.without', { lines: linesText(curve.without, t, 1) })}</span>}>
      <div className="panel__b">
        <StepCurve steps={steps} wanted={settings.sets} />
        <table className="held">
          <thead><tr><th scope="col">{t('build.from')}</th><th scope="col" className="num">{t('build.sets')}</th><th scope="col">{t('build.heldBy')}</th></tr></thead>
          <tbody>
            {steps.map(({ day, sets, heldBy }, index) => (
              <tr key={day}>
                <td>{dayText(day, index, t)}</td>
                <td className="num"><b>{sets === null ? t('build.any') : countText(sets)}</b></td>
                <td>
                  {heldBy ? (
                    <>
                      {lineText(heldBy, t)} <span className="mono small">{heldBy.mpn}</span>
                      {heldBy.others > 0 && <small className="muted"> {t('build.others', { count: heldBy.others })}</small>}
                    </>
                  ) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
});

/** The first steps and the last one. */
function stepsThatMatter(steps: readonly CurveStep[]): readonly CurveStep[] {
  return steps.length <= MOST_STEPS ? steps : [...steps.slice(0, MOST_STEPS - 1), ...steps.slice(-1)];
}
