import { useActionData, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/words';
import { type FormAnswer, hasErrors, isSignInAnswer } from '~/domain/text/form-answer';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { useHydrated } from '~/ui/base/hydrated';

/** How the fields of a form read what was answered about them. */
export interface FormState {
  /** Id and name of a field, with what was typed and what is wrong with it. */
  field(name: string): { id: string; name: string; defaultValue: string | undefined; error: string | undefined };
  /** The same of a password: what was typed never comes back. */
  secret(name: string): { id: string; name: string; error: string | undefined };
  /** Above the fields, what is wrong. */
  summary: ReactNode;
  /** Of the form: what is corrected is wrong no more, and with script our words stand for the browser's. */
  form: { onChange(event: FormEvent<HTMLFormElement>): void; noValidate: boolean };
  /** Another one after each post that was carried out, as the key of the form: it starts anew. Until then what is typed stays. */
  turn: number;
}

interface Options {
  /** What fields hold before anything was posted. */
  start?: Record<string, string>;
  /** The intent that the form posts, where it stays in the page after it was carried out. */
  intent?: string;
}

/** @param id of the form; its fields' begin with it */
export function useFormState(id: string, answer: FormAnswer | undefined, { start = {}, intent }: Options = {}): FormState {
  const { t } = useTranslation('account');
  const words = useWords();
  const turn = useCarriedOut(intent, answer);
  const [mended, setMended] = useState<{ of: FormAnswer | undefined; names: readonly string[] }>({ of: undefined, names: [] });
  const noValidate = useHydrated();
  const isMended = (name: string) => mended.of === answer && mended.names.includes(name);
  const idOf = (name: string) => `${id}-${name}`;
  const wrong = Object.entries(answer?.fields ?? {}).filter(([name]) => !isMended(name)).map(([name, error]) => ({ name, text: words(error) }));
  const secret = (name: string) => ({ id: idOf(name), name, error: wrong.find((one) => one.name === name)?.text });
  return {
    field: (name) => ({ ...secret(name), defaultValue: (answer?.values ?? start)[name] }),
    secret,
    summary: answer && hasErrors(answer) && (answer.summary || wrong.length > 0) && (
      <ErrorSummary
        title={answer.summary ? words(answer.summary) : t('error.count', { count: wrong.length })}
        items={wrong.map(({ name, text }) => ({ id: idOf(name), text }))} of={answer}
      />
    ),
    form: {
      noValidate,
      onChange({ target }) {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name && answer && !isMended(name)) setMended({ of: answer, names: mended.of === answer ? [...mended.names, name] : [name] });
      },
    },
    turn,
  };
}

/** Counts the posts of a form in the page that were carried out; one that waits for sign-in was not. */
function useCarriedOut(intent: string | undefined, answer: FormAnswer | undefined): number {
  const { formData } = useNavigation();
  const posting = intent !== undefined && formData?.get('intent') === intent;
  const waits = isSignInAnswer(useActionData());
  const [seen, setSeen] = useState({ posting, turn: 0 });
  if (seen.posting === posting) return seen.turn;
  const next = { posting, turn: seen.turn + (posting || answer || waits ? 0 : 1) };
  setSeen(next);
  return next.turn;
}
