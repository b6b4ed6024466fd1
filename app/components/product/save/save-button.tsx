import { type ComponentType, type FormEvent, useState } from 'react';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import type { Site } from '~/components/shell/site-context';
import { carriedPath } from '~/domain/account/return-path';
import { Icon } from '~/ui/icon/icon';
import type { SaveOutcomeProps } from './later/save-outcome';
import type { Translate } from '../translate';

interface Props {
  product: { id: string; mpn: string };
  site: Site;
  t: Translate;
}

/**
 * The form that saves a product for later. With script, the first press loads the code that posts the form. When the product is saved, that
 * code replaces the button.
 */
export function SaveButton({ product, site, t }: Props) {
  const [posted, setPosted] = useState<FormData>();
  const [saved, setSaved] = useState(false);
  const [Outcome, setOutcome] = useState<ComponentType<SaveOutcomeProps>>();
  const post = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPosted(new FormData(form));
    if (Outcome) return;
    loadInTime(import('./later/save-outcome')).then(({ SaveOutcome }) => setOutcome(() => SaveOutcome), () => form.submit());
  };
  return (
    <form className="save" method="post" action="/saved_parts" onSubmit={post}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="goodsId" value={product.id} />
      <input type="hidden" name="_r" value={carriedPath(site.path)} />
      {!saved && (
        <button className="take" aria-label={t('product:save.of', { mpn: product.mpn })} type="submit">
          <Icon name="save" size={14} /><span>{t('product:save.button')}</span>
        </button>
      )}
      {Outcome && posted && <Outcome posted={posted} onSaved={setSaved} />}
    </form>
  );
}
