import { useActionData, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { type FormAnswer, hasErrors, isSignInAnswer } from '~/domain/text/form-answer';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { useHydrated } from '~/ui/base/hydrated';

/** The attributes and elements with which a form shows the answer to its last post. */
export interface FormState {
  /** Id and name of a field, with the typed text and its error. */
  field(name: string): { id: string; name: string; defaultValue: string | undefined; error: string | undefined };
  /** Id, name and error of a password field. The typed password never comes back. */
  secret(name: string): { id: string; name: string; error: string | undefined };
  /** The list of errors, to show above the fields. */
  summary: ReactNode;
  /** Attributes of the form. A changed field loses its error. With script, the shop's error messages replace the browser's. */
  form: { onChange(event: FormEvent<HTMLFormElement>): void; noValidate: boolean };
  /** The key of the form. After each successful post it changes, so the form starts again with its initial values. */
  turn: number;
}

interface Options {
  /** The initial values of the fields. */
  start?: Record<string, string>;
  /** The intent of the form, if the form stays in the page after a successful post. */
  intent?: string;
}

/** @param id - id of the form; the ids of its fields begin with it */
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

/** Counts the successful posts of a form in the page. A post that waits for sign-in does not count. */
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
