import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { FormAnswer } from '~/domain/text/form-answer';
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs';
import { Panel } from '~/ui/panel/panel';
import { ExampleForm } from './example-form';
import { UploadForm } from './upload-form';

const READS = ['files', 'columns', 'lines', 'repairs'] as const;
const LIMITS = ['text', 'workbook', 'old'] as const;
const KEEPS = ['anonymous', 'user', 'share'] as const;

/** The page where a bill of materials is uploaded or pasted. */
export function UploadScreen({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('bom');
  const list = (keys: ReadonlyArray<[key: string, text: string]>) => (
    <ul className="panel__b">{keys.map(([key, text]) => <li key={key}>{text}</li>)}</ul>
  );
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumb')} link={SiteLink} items={[{ label: t('common:home'), href: '/' }, { label: t('common:bom') }]} />
      <h1 tabIndex={-1}>{t('upload:title')}</h1>
      <p className="lead ink2">{t('upload:lead')}</p>
      <div className="bomu">
        <div className="bomp">
          <UploadForm id="bomp" answer={answer} full />
          <ExampleForm />
        </div>
        <div className="stack-4">
          <Panel id="reads" title={t('upload.reads.title')}>{list(READS.map((key) => [key, t(`upload.reads.${key}`)]))}</Panel>
          <Panel id="limits" title={t('upload.limits.title')}>{list(LIMITS.map((key) => [key, t(`upload.limits.${key}`)]))}</Panel>
          <Panel id="keeps" title={t('upload.keeps.title')}>{list(KEEPS.map((key) => [key, t(`upload.keeps.${key}`)]))}</Panel>
        </div>
      </div>
    </>
  );
}
