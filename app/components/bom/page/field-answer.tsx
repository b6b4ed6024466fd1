import { createContext, useContext } from 'react';
import { useWords } from '~/components/shell/messages/message-text';
import type { BomAnswer } from '~/domain/bom/address/bom-answer';

/** The answer to the last form of the page, for the fields that it is about. */
export const AnswerContext = createContext<BomAnswer | undefined>(undefined);

/** The id of a field: `minLoss-tiny` of `minLoss.tiny`. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}

/** The error of a field, and what was typed there; `undefined` if the field was accepted. */
export function useFieldAnswer(name: string): { error: string; typed: string } | undefined {
  const words = useWords();
  const answer = useContext(AnswerContext);
  const error = answer?.fields[name];
  return error && { error: words(error), typed: answer.values[name] ?? '' };
}
