import { Form, type FetcherWithComponents } from '@remix-run/react';
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { FEEDBACK_FIELDS, FEEDBACK_LIMITS, FEEDBACK_PATH, FEEDBACK_TYPES, type FeedbackAnswer, feedbackPath } from '~/domain/feedback/feedback-rules';
import { SCREENSHOT_TYPES } from '~/domain/feedback/screenshot-type';
import { groupThousands } from '~/domain/money/money-format';
import { IN_PAGE } from '~/domain/text/form-answer';
import { buttonClass } from '~/ui/button/button';
import { Choice } from '~/ui/choices/choices';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { AreaField, Field, FieldNote } from '~/ui/field/field';
import './feedback.css';

interface Props {
  /** The ids of the fields begin with it. */
  id: string;
  /** Path and query of the page that the feedback is about; empty: none. */
  from: string;
  /** The answer to a form that was refused. */
  answer: FeedbackAnswer | undefined;
  busy: boolean;
  /** The form component of a fetcher, for the dialog. The page then stays. */
  fetcherForm?: FetcherWithComponents<unknown>['Form'];
  /** Buttons after the one that sends. */
  children?: ReactNode;
}

const MEGABYTES = FEEDBACK_LIMITS.screenshot / 2 ** 20;
const KINDS = Object.keys(SCREENSHOT_TYPES).join();

/** The form for feedback. Without script it is posted to its page, with the same fields. */
export function FeedbackForm({ id, from, answer, busy, fetcherForm, children }: Props) {
  const { t } = useTranslation('feedback');
  const words = useWords();
  const [large, setLarge] = useState(false);
  const FormTag = fetcherForm ?? Form;
  const idOf = (name: string) => `${id}-${name === FEEDBACK_FIELDS.type ? FEEDBACK_TYPES[0] : name}`;
  const [mended, setMended] = useState<{ of?: FeedbackAnswer | undefined; names: readonly string[] }>({ names: [] });
  const isMended = (name: string) => mended.of === answer && mended.names.includes(name);
  const errors = Object.entries(answer?.fields ?? {}).filter(([name]) => !isMended(name)).map(([name, error]) => ({ name, id: idOf(name), text: words(error) }));
  const field = (name: string) => ({ id: idOf(name), name, error: errors.find((one) => one.name === name)?.text });
  const value = (name: string) => answer?.values[name];
  const { content, page, contact, screenshot, type } = FEEDBACK_FIELDS;
  const tooLarge = large ? t('error.tooLarge', { megabytes: MEGABYTES }) : undefined;
  const weigh = ({ target }: ChangeEvent<HTMLInputElement>) => setLarge((target.files?.[0]?.size ?? 0) > FEEDBACK_LIMITS.screenshot);
  const typeError = field(type).error;
  // A changed field loses its error.
  const mend = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name && answer && !isMended(name)) setMended({ of: answer, names: [...(mended.of === answer ? mended.names : []), name] });
  };
  return (
    <FormTag method="post" action={from ? feedbackPath(from) : FEEDBACK_PATH} encType="multipart/form-data" className="form" data-event="feedback" onChange={mend}>
      {fetcherForm && <input name={IN_PAGE} value="1" type="hidden" />}
      {answer && (answer.summary || errors.length > 0) && (
        <ErrorSummary of={answer} title={answer.summary ? words(answer.summary) : t('refused')} items={errors} />
      )}
      <fieldset aria-describedby={typeError ? `${id}-type-note` : undefined}>
        <legend className="lab">{t('about')}</legend>
        <div className="pick fb__t">
          {FEEDBACK_TYPES.map((one) => (
            <Choice key={one} id={`${id}-${one}`} name={type} value={one} checked={value(type) === one}>
              <b>{t(`type.${one}`)}</b><span className="small ink2">{t(`typeHint.${one}`)}</span>
            </Choice>
          ))}
        </div>
        <FieldNote id={`${id}-type`} error={typeError} />
      </fieldset>
      <ContentField {...field(content)} start={value(content) ?? ''} />
      {from && (
        <label className="fb__p">
          <input name={page} value={from} defaultChecked={value(page) !== ''} type="checkbox" />
          <span>{t('page')} <span className="mono small">{from}</span></span>
        </label>
      )}
      <div className="fb__2">
        <Field {...field(contact)} label={t('contact')} hint={t('contactHint')} defaultValue={value(contact)} autoComplete="email" maxLength={FEEDBACK_LIMITS.contact} type="text" />
        <Field
          {...field(screenshot)} label={t('screenshot')} hint={t('screenshotHint', { megabytes: MEGABYTES })} error={tooLarge ?? field(screenshot).error}
          accept={KINDS} onChange={weigh} type="file"
        />
      </div>
      <div className="fb__go">
        <button className={buttonClass({ kind: 'primary' })} aria-busy={busy || undefined} type="submit">{t('submit')}</button>
        {children}
        <span className="small muted">{t('promise')}</span>
      </div>
      <p className="sr" role="status">{busy ? t('sending') : ''}</p>
    </FormTag>
  );
}

/** The message, with the number of its characters. */
function ContentField({ start, ...field }: { id: string; name: string; error: string | undefined; start: string }) {
  const { t } = useTranslation('feedback');
  const [used, setUsed] = useState(start.length);
  const most = groupThousands(String(FEEDBACK_LIMITS.content));
  return (
    <AreaField
      {...field} label={t('content')} hint={used > 0 ? t('used', { used: groupThousands(String(used)), most }) : t('most', { most })} rows={5} defaultValue={start}
      maxLength={Math.max(FEEDBACK_LIMITS.content, start.length)} onChange={({ target }) => setUsed(target.value.length)}
    />
  );
}
