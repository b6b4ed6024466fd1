import { useTranslation } from 'react-i18next';
import type { Words } from '~/domain/text/message';

/** Words as text: ours from the translations, those of the upstream as they are. */
export function useWords(): (words: Words) => string {
  const { t } = useTranslation();
  return (words) => ('text' in words ? words.text : t(words.key, words.values));
}
