import { useTranslation } from 'react-i18next';
import type { BomAnswer } from '~/domain/bom/address/bom-answer';
import { bomPath } from '~/domain/bom/address/bom-address';
import type { FormAnswer, FormFields } from '~/domain/text/form-answer';
import { BOM_FORM } from '../screen-form';
import { BomScreen } from '../bom-screen';
import { ColumnsForm } from '../columns/columns-form';
import { BomLabels } from '../print/bom-labels';
import { BomPrint } from '../print/bom-print';
import { UploadScreen } from '../upload/upload-screen';
import { AgainScreen } from './again-screen';
import { BomNotice } from './bom-notice';
import type { BomPageData, BomShown } from './bom-page-data';
import { AnswerContext } from './field-answer';
import { ColumnsScreen } from './columns-screen';
import { StreamNotice } from './stream-notice';
import { useStreamedView } from './use-streamed-view';

interface Props {
  /** `null`: the page for uploads. */
  page: BomPageData | null;
  /** The answer to a form of the page. */
  answer: BomAnswer | undefined;
  /** The answer to an upload that was refused. */
  upload: FormAnswer | undefined;
  /** The form of a bill that nobody had time for. */
  again: FormFields | undefined;
}

/** The page for uploads, a file without a recognised bill of materials, or a bill with its parts. */
export function BomPages({ page, answer, upload, again }: Props) {
  if (again) return <AgainScreen fields={again} />;
  if (page === null) return <UploadScreen answer={upload} />;
  if (page.kind === 'columns') return <ColumnsScreen page={page} answer={answer} />;
  return <ShownBom page={page} answer={answer} />;
}

function ShownBom({ page, answer }: { page: BomShown; answer: BomAnswer | undefined }) {
  const { t } = useTranslation('bom');
  const { view, failed } = useStreamedView(page);
  const { query } = view;
  if (query.view === 'print') return <BomPrint view={view} />;
  if (query.view === 'labels') return <BomLabels view={view} />;
  const rows = query.no === '' || (page.columns?.rows.length ?? 0) > 0 ? undefined : `${bomPath({ no: query.no })}&columns=1`;
  return (
    <AnswerContext.Provider value={answer}>
      <BomScreen
        view={view} {...(page.document === undefined ? {} : { document: page.document })}
        notice={(
          <>
            {page.bySearch && <p className="hint">{t('file.bySearch')}</p>}
            {page.document !== undefined && <p className="hint">{t('file.notStored')}</p>}
            {answer && <BomNotice answer={answer} />}
            {!view.complete && <StreamNotice query={query} failed={failed} />}
          </>
        )}
        columnsOpen={(page.columns?.rows.length ?? 0) > 0}
        columns={page.columns && <ColumnsForm view={page.columns} form={BOM_FORM} rowsPath={rows} />}
      />
    </AnswerContext.Provider>
  );
}
