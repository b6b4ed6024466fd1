import { useTranslation } from 'react-i18next';
import { BOM_PATH } from '~/domain/bom/address/bom-path';

/** Reads an example. It opens a new window, so nothing that was typed is lost. */
export function ExampleForm() {
  const { t } = useTranslation('upload');
  return (
    <form method="post" action={BOM_PATH} target="_blank" rel="noopener" className="bomp__x">
      <button className="linkish" name="intent" value="example" type="submit">{t('example')}</button>
    </form>
  );
}
