import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import type { FormFields } from '~/domain/text/form-answer';
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs';
import { buttonClass } from '~/ui/button/button';
import { ErrorSummary } from '~/ui/error-summary/error-summary';

/** A form that there was no time for, with a bill that is stored nowhere else. Its button sends the form again. */
export function AgainScreen({ fields }: { fields: FormFields }) {
  const { t } = useTranslation('bom');
  const { state } = useNavigation();
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumb')} link={SiteLink} items={[{ label: t('common:home'), href: '/' }, { label: t('head.bom') }]} />
      <div className="stack-4">
        <h1 tabIndex={-1}>{t('upload:title')}</h1>
        <Form className="stack-4" method="post" action={BOM_PATH} encType="multipart/form-data">
          <ErrorSummary of={fields} title={t('file.busyKept')} items={[]} />
          {fields.map(([name, text], index) => <input key={index} type="hidden" name={name} value={text} />)}
          <button className={buttonClass({ kind: 'primary' })} aria-busy={state !== 'idle' || undefined} type="submit">{t('file.sendAgain')}</button>
        </Form>
      </div>
    </>
  );
}
