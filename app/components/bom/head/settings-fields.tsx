import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BOM_GOALS, SIZE_CLASSES, type BomSettings } from '~/domain/bom/bom';
import { groupThousands } from '~/domain/money/money-format';
import { buttonClass } from '~/ui/button/button';
import { Field, FieldNote, tied } from '~/ui/field/field';
import { useFieldAnswer } from '../page/field-answer';
import { BOM_FORM, sends } from '../screen-form';

/** How many sets are built, the goal, and what is ordered beyond the need. */
export const SettingsFields = memo(function SettingsFields({ settings: { sets, goal, loss, minLoss } }: { settings: BomSettings }) {
  const { t } = useTranslation('bom');
  const [wrongSets, wrongLoss] = [useFieldAnswer('sets'), useFieldAnswer('loss')];
  const field = { form: BOM_FORM, autoComplete: 'off' } as const;
  return (
    <div className="atqty bset">
      <div className="atqty__b">
        <label htmlFor="sets">{t('settings.sets')}</label>
        <input
          type="text" {...field} {...tied('sets', undefined, wrongSets?.error)} className="in" name="sets" inputMode="numeric"
          defaultValue={wrongSets?.typed ?? groupThousands(String(sets))}
        />
        <button className={buttonClass({ kind: 'primary', size: 'small' })} {...sends('settings')}>{t('settings.update')}</button>
      </div>
      <fieldset className="seg">
        <legend className="sr">{t('settings.goal')}</legend>
        {BOM_GOALS.map((one) => (
          <label key={one} title={t(`settings.goalHint.${one}`)}>
            <input type="radio" form={BOM_FORM} name="goal" value={one} defaultChecked={one === goal} /><span>{t(`settings.goals.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className="row bloss">
        {t('settings.spare')}
        <input
          type="text" {...field} {...tied('loss', undefined, wrongLoss?.error)} className="in in--s" name="loss" inputMode="decimal" aria-label={t('settings.loss')}
          defaultValue={wrongLoss?.typed ?? loss}
        /> %
      </label>
      <LeastPieces minLoss={minLoss} />
      <FieldNote id="sets" error={wrongSets?.error} />
      <FieldNote id="loss" error={wrongLoss?.error} />
    </div>
  );
});

/** The least number of extra pieces, by size. It is open if it counts. */
function LeastPieces({ minLoss }: Pick<BomSettings, 'minLoss'>) {
  const { t } = useTranslation('bom');
  const wrong = { tiny: useFieldAnswer('minLoss.tiny'), small: useFieldAnswer('minLoss.small'), large: useFieldAnswer('minLoss.large') };
  const isOpen = SIZE_CLASSES.some((size) => minLoss[size] > 0 || wrong[size]);
  return (
    <details open={isOpen || undefined}>
      <summary>{t('settings.least')}</summary>
      <div className="alt__i">
        {SIZE_CLASSES.map((size) => (
          <Field
            key={size} id={`minLoss-${size}`} form={BOM_FORM} name={`minLoss.${size}`} label={t(`settings.minLoss.${size}`)} size="small" inputMode="numeric"
            autoComplete="off" defaultValue={wrong[size]?.typed ?? minLoss[size]} error={wrong[size]?.error}
          />
        ))}
        <p className="hint">{t('settings.spareHint')}</p>
      </div>
    </details>
  );
}
