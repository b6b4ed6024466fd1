import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { bomPath } from '~/domain/bom/address/bom-address';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import type { BomAnswer } from '~/domain/bom/address/bom-answer';
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs';
import { Panel } from '~/ui/panel/panel';
import { BOM_FORM } from '../screen-form';
import { ColumnsForm } from '../columns/columns-form';
import { UploadForm } from '../upload/upload-form';
import { BomNotice } from './bom-notice';
import type { ColumnsShown } from './bom-page-data';

/** A file in which no lines were found: what was seen, and the controls to choose sheet, header and columns by hand. */
export function ColumnsScreen({ page: { name, bomNo, version, columns, document: carried, text }, answer }: { page: ColumnsShown; answer: BomAnswer | undefined }) {
  const { t } = useTranslation('bom');
  const title = name ? t('file.noBomIn', { name }) : t('file.noBom');
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumb')} link={SiteLink} items={[{ label: t('head.bom'), href: BOM_PATH }, { label: name || t('head.unnamed') }]} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead ink2">{t('file.noBomSeen', { count: columns.columns.length, sheet: columns.sheet || name || t('file.theText') })} {t('file.noBomWay')}</p>
      {answer && <BomNotice answer={answer} />}
      <Form id={BOM_FORM} method="post" action={bomNo ? bomPath({ no: bomNo }) : BOM_PATH} encType="multipart/form-data">
        <input type="hidden" name="bomNo" value={bomNo} />
        <input type="hidden" name="version" value={version} />
        {carried !== undefined && <input type="hidden" name="document" value={carried} />}
      </Form>
      <div className="stack-4">
        <Panel id="columns" title={t('columns.title')}><ColumnsForm view={columns} form={BOM_FORM} /></Panel>
        <Panel id="other" title={t('file.other')}><div className="panel__b"><UploadForm id="bomp" answer={text === undefined ? undefined : { values: { text }, fields: {} }} /></div></Panel>
      </div>
    </>
  );
}
