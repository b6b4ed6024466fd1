import { Form } from '@remix-run/react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productListPath } from '~/domain/catalogue/list-path';
import type { HotWord, ShellData } from '~/domain/portal/portal';
import { Icon } from '~/ui/icon/icon';
import { ChannelField } from '../channel-field';
import { SiteLink } from '../site-link';
import type { SuggestListProps } from './suggest-list';

interface Props {
  /** The keyword of this page. */
  keyword: string;
  /** Code of the category to search in. */
  category: string;
  catalogues: ShellData['catalogues'];
  /** The configured placeholder. */
  searchWord: string;
  hotWords: readonly HotWord[];
}

/** The search form of the header. With script, the code for suggestions loads when the field is first focused. */
export function SearchBox({ keyword, category, catalogues, searchWord, hotWords }: Props) {
  const { t, i18n } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(keyword);
  const [SuggestList, setSuggestList] = useState<ComponentType<SuggestListProps>>();
  // The field keeps the typed text until a page with another keyword is shown.
  useEffect(() => {
    if (!input.current || shown.current === keyword) return;
    shown.current = keyword;
    input.current.value = keyword;
  }, [keyword]);
  const loadSuggest = useCallback(() => {
    Promise.all([import('./suggest-list'), i18n.loadNamespaces('finder')]).then(([module]) => setSuggestList(() => module.SuggestList), () => undefined);
  }, [i18n]);
  // The field may already have the focus when this script starts.
  useEffect(() => {
    if (document.activeElement === input.current) loadSuggest();
  }, [loadSuggest]);
  return (
    <div className="search">
      <Form role="search" action="/search" data-event="search" data-event-field="keyword">
        <ChannelField />
        <div className="search__box">
          <select name="cat" aria-label={t('search.category')} defaultValue={category} key={category}>
            <option value="">{t('nav.allCategories')}</option>
            {catalogues.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
          </select>
          <input
            ref={input} type="search" name="keyword" defaultValue={keyword} maxLength={200}
            aria-label={t('search.label')} placeholder={searchWord || t('search.placeholder')} onFocus={loadSuggest}
          />
          <button aria-label={t('search.button')} type="submit"><Icon name="search" /></button>
        </div>
        {SuggestList && input.current && <SuggestList input={input.current} />}
      </Form>
      {hotWords.length > 0 && (
        <ul className="hot" aria-label={t('search.hot')}>
          {hotWords.map(({ word, url }) => (
            <li key={word}><SiteLink href={url || productListPath('search', word)}>{word}</SiteLink></li>
          ))}
        </ul>
      )}
    </div>
  );
}
