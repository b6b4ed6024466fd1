import { useActionData, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { type FormAnswer, hasErrors, isSignInAnswer } from '~/domain/text/form-answer';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { useHydrated } from '~/ui/base/hydrated';

/** How the fields of a form show the answer to it. */
export interface FormState {
  /** Id and name of a field, with the typed text and its error. */
  field(name: string): { id: string; name: string; defaultValue: string | undefined; error: string | undefined };
  /** The same for a password; the typed text never comes back. */
  secret(name: string): { id: string; name: string; error: string | undefined };
  /** The errors, above the fields. */
  summary: ReactNode;
  /** Attributes of the form. A corrected field loses its error, and with script our messages replace those of the browser. */
  form: { onChange(event: FormEvent<HTMLFormElement>): void; noValidate: boolean };
  /** The key of the form. It changes after each successful post, so the form starts empty; until then the typed text stays. */
  turn: number;
}

interface Options {
  /** The initial values of the fields. */
  start?: Record<string, string>;
  /** The intent of a form that stays in the page after a successful post. */
  intent?: string;
}

/** @param id of the form; the ids of its fields begin with it */
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

/** Counts the successful posts of a form in the page. One that waits for sign-in does not count. */
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
