import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/words';
import { type FormAnswer, hasErrors } from '~/domain/form-answer';
import { ErrorSummary } from '~/ui/error-summary';

/** How the fields of a form read what was answered about them. */
export interface FormState {
  /** Id and name of a field, with what was typed and what is wrong with it. */
  field(name: string): { id: string; name: string; defaultValue: string | undefined; error: string | undefined };
  /** The same of a password: what was typed never comes back. */
  secret(name: string): { id: string; name: string; error: string | undefined };
  /** Above the fields, what is wrong. */
  summary: ReactNode;
  /** Another one for every answer, as the key of the form: its fields start from that answer. */
  turn: number;
}

/**
 * @param id of the form; its fields' begin with it
 * @param start what fields hold before anything was posted
 * @param source what that was read from: when it comes anew, the form starts anew
 */
export function useFormState(
  id: string, answer: FormAnswer | undefined, start: Record<string, string> = {}, source?: unknown,
): FormState {
  const { t } = useTranslation('account');
  const words = useWords();
  const turn = useTurn(answer, source);
  const idOf = (name: string) => `${id}-${name}`;
  const errorOf = (name: string) => {
    const error = answer?.fields[name];
    return error && words(error);
  };
  const secret = (name: string) => ({ id: idOf(name), name, error: errorOf(name) });
  const wrong = Object.entries(answer?.fields ?? {}).map(([name, error]) => ({ id: idOf(name), text: words(error) }));
  return {
    field: (name) => ({ ...secret(name), defaultValue: (answer?.values ?? start)[name] }),
    secret,
    summary: answer && hasErrors(answer) && (
      <ErrorSummary
        title={answer.summary ? words(answer.summary) : t('error.count', { count: wrong.length })} items={wrong} of={answer}
      />
    ),
    turn,
  };
}

/** Counts the changes of two things. */
function useTurn(one: unknown, other: unknown): number {
  const [seen, setSeen] = useState({ one, other, turn: 0 });
  if (seen.one === one && seen.other === other) return seen.turn;
  const next = { one, other, turn: seen.turn + 1 };
  setSeen(next);
  return next.turn;
}
