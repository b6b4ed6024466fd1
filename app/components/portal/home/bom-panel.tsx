import { useTranslation } from 'react-i18next';
import { ExampleForm } from '../../bom/upload/example-form';
import { UploadForm } from '../../bom/upload/upload-form';

/** The panel that takes a bill of materials. */
export function BomPanel() {
  const { t } = useTranslation('upload');
  return (
    <section className="bomp" aria-labelledby="bomp">
      <h2 id="bomp">{t('title')}</h2>
      <p className="ink2">{t('lead')}</p>
      <UploadForm id="bomp" />
      <ExampleForm />
    </section>
  );
}
