import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import { PASTED_SAMPLE } from '~/domain/bom/bom-example';
import { OFFERED_ENCODINGS } from '~/domain/bom/offered-encodings';
import type { FormAnswer } from '~/domain/text/form-answer';
import { buttonClass } from '~/ui/button/button';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { AreaField, FieldNote, tied } from '~/ui/field/field';
import { DropZone } from './drop-zone';

interface Props {
  /** The ids of the fields begin with it. */
  id: string;
  /** The answer to a posted bill of materials that was refused. */
  answer?: FormAnswer | undefined;
  /** Whether the form also asks for the loss and the encoding. */
  full?: boolean;
}

/** The form that takes a bill of materials: a file or pasted lines, and the number of sets. */
export function UploadForm({ id, answer, full = false }: Props) {
  const { t } = useTranslation('upload');
  const words = useWords();
  const { formData } = useNavigation();
  const busy = formData?.get('form') === id;
  const errors = Object.entries(answer?.fields ?? {}).map(([name, error]) => ({ id: `${id}-${name}`, text: words(error) }));
  const error = (name: string) => errors.find((one) => one.id === `${id}-${name}`)?.text;
  const value = (name: string, usual = '') => answer?.values[name] ?? usual;
  return (
    <Form method="post" action={BOM_PATH} encType="multipart/form-data" className="bomp__f">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="form" value={id} />
      {answer && (answer.summary || errors.length > 0) && (
        <ErrorSummary of={answer} title={answer.summary ? words(answer.summary) : t('refused')} items={errors} />
      )}
      <DropZone id={`${id}-file`} error={error('file')} />
      <FieldNote id={`${id}-file`} error={error('file')} />
      <div className="bomp__t">
        <AreaField
          id={`${id}-text`} name="text" label={t('paste')} rows={4} placeholder={PASTED_SAMPLE} spellCheck={false} autoCapitalize="none" defaultValue={value('text')}
          error={error('text')}
        />
      </div>
      <div className="bomp__go">
        <SmallField id={`${id}-sets`} name="sets" label={t('sets')} value={value('sets', '1')} error={error('sets')} />
        {full && <SmallField id={`${id}-loss`} name="loss" label={t('loss')} value={value('loss', '0')} error={error('loss')} />}
        <button className={buttonClass({ kind: 'primary' })} aria-busy={busy || undefined} type="submit">{t('submit')}</button>
      </div>
      {full && (
        <details className="bomp__e">
          <summary>{t('encoding')}</summary>
          <select className="sel sel--s" name="encoding" aria-label={t('encoding')} defaultValue="">
            <option value="">{t('detected')}</option>
            {OFFERED_ENCODINGS.map((encoding) => <option key={encoding} value={encoding}>{encoding.toUpperCase()}</option>)}
          </select>
        </details>
      )}
      <p className="sr" role="status">{busy ? t('reading') : ''}</p>
    </Form>
  );
}

interface SmallFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}

/** A short number with its label in front. */
function SmallField({ id, name, label, value, error }: SmallFieldProps) {
  return (
    <div className="bomp__n">
      <label className="small" htmlFor={id}>{label}</label>
      <input {...tied(id, undefined, error)} className="in" name={name} inputMode="decimal" defaultValue={value} autoComplete="off" type="text" />
      <FieldNote id={id} error={error} />
    </div>
  );
}
