import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressLists } from '~/domain/address/address-fields';
import { cityChoices, districtChoices, listsWanted, regionStep, type RegionList, type RegionPicker as State } from '~/domain/account/region-picker';
import { SelectField } from '~/ui/field/field';
import { useEarlyChoices } from '~/ui/base/early-choices';
import { useHydrated } from '~/ui/base/hydrated';
import type { FormState } from './fields/answered-form';
import { regionsOf } from './region-source';

interface Props {
  state: FormState;
  lists: AddressLists;
}

/**
 * Province, city and district as plain selects. With script, a choice loads the regions below it. Without script, a button posts the form,
 * and the page shows again with the lists.
 */
export function RegionFields({ state, lists }: Props) {
  const { t } = useTranslation('account');
  const [province, city, district] = [state.field('province'), state.field('city'), state.field('district')];
  const [picker, step] = useReducer(regionStep, undefined, () => startOf(lists, province.defaultValue, city.defaultValue, district.defaultValue));
  const place = useEarlyChoices<HTMLFieldSetElement>((early) => {
    // The lists below another choice were not on the page.
    const kind = LEVELS.find((level) => (early.get(level) ?? '') !== (picker.selection[level] ?? ''));
    const code = kind && early.get(kind);
    if (kind && typeof code === 'string') step({ kind, code });
  });
  const scripted = useHydrated();
  const wanted = listsWanted(picker).join(' ');
  useEffect(() => {
    for (const parent of wanted.split(' ').filter(Boolean)) {
      step({ kind: 'asked', parent });
      regionsOf(parent).then(
        (regions) => step({ kind: 'answered', parent, regions }),
        () => step({ kind: 'failed', parent }),
      );
    }
  }, [wanted]);
  const { selection } = picker;
  const failed = [selection.province, selection.city].find((parent) => parent !== null && picker.lists[parent] === 'failed');
  const level = (kind: (typeof LEVELS)[number], list: RegionList, field: typeof province) => (
    <SelectField
      id={field.id} name={field.name} error={field.error} label={t(`region.${kind}`)} required value={selection[kind] ?? ''}
      aria-busy={list === 'loading' || undefined} autoComplete={AUTOCOMPLETE[kind]}
      // Never disabled while its list loads, because Tab would skip it, and never if an error message links to it.
      disabled={scripted && typeof list !== 'string' && list.length === 0 && !field.error}
      onChange={(event) => step({ kind, code: event.target.value })}
    >
      <option value="">{list === 'loading' ? t('region.loading') : t('region.choose')}</option>
      {typeof list !== 'string' && list.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
    </SelectField>
  );
  return (
    <fieldset className="regions full" ref={place}>
      <legend className="sr">{t('region.title')}</legend>
      {level('province', picker.provinces, province)}
      {level('city', cityChoices(picker), city)}
      {level('district', districtChoices(picker), district)}
      <p className="full no-script">
        <button className="btn" name="intent" value="region" formNoValidate type="submit">{t('region.show')}</button>
      </p>
      <div className="full" role="status" hidden={!failed}>
        {failed && (
          <p className="msg msg--err">
            {t('region.failed')} <button type="button" className="take" onClick={() => step({ kind: 'retry', parent: failed })}>{t('region.retry')}</button>
          </p>
        )}
      </div>
    </fieldset>
  );
}

const LEVELS = ['province', 'city', 'district'] as const;
const AUTOCOMPLETE = { province: 'address-level1', city: 'address-level2', district: 'address-level3' } as const;

/** The initial state: the lists of the page, and the chosen regions. A code that is in no list counts as not chosen. */
function startOf({ provinces, cities, districts }: AddressLists, province = '', city = '', district = ''): State {
  const start: State = {
    provinces, selection: { province: null, city: null, district: null },
    lists: { ...(province && cities.length > 0 ? { [province]: cities } : {}), ...(city && districts.length > 0 ? { [city]: districts } : {}) },
  };
  const withCities = province ? regionStep(start, { kind: 'province', code: province }) : start;
  const withDistricts = has(cityChoices(withCities), city) ? regionStep(withCities, { kind: 'city', code: city }) : withCities;
  return has(districtChoices(withDistricts), district) ? regionStep(withDistricts, { kind: 'district', code: district }) : withDistricts;
}

function has(list: RegionList, code: string): boolean {
  return typeof list !== 'string' && list.some((region) => region.code === code);
}
