import { useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opensNewWindow } from '../addresses';
import { withChannel } from '~/domain/portal/channel';
import { useSite } from '../site-context';
import { searchExamples } from './search-examples';
import { type Answered, goesOn, pauseBefore, stillFitting } from './suggest-pace';
import { fetchSuggestions, type Option, toOptions } from './suggestions';

export interface SuggestListProps {
  /** The search field of the header. It becomes the combobox. */
  input: HTMLInputElement;
}

const LIST = 'suggest';

/** The list under the search field: a WAI-ARIA combobox with groups. The focus stays in the field. */
export function SuggestList({ input }: SuggestListProps) {
  const { t } = useTranslation();
  const { channel } = useSite();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  const [options, setOptions] = useState<Option[]>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;

  const go = (option: Option) => {
    setOpen(false);
    const address = withChannel(option.href, channel);
    if (opensNewWindow(option.href)) window.open(address, '_blank', 'noopener');
    else navigate(address);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      // With Alt, the keys open and close the list, as in other comboboxes.
      setOpen(event.key === 'ArrowDown' || !event.altKey);
      if (event.altKey) return;
      const by = event.key === 'ArrowDown' ? 1 : -1;
      // The arrow keys also stop at the field itself, so there is one position more than options.
      setActive(((active + 1 + by + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && shown) {
      const option = options[active] && document.getElementById(`${LIST}-${active}`);
      if (option) {
        event.preventDefault();
        option.click();
      } else setOpen(false);
    }
  };
  const examples = (): Option[] => searchExamples(t).map(({ query, reads, href }) => ({ kind: 'examples', text: query, detail: reads, href }));
  const handlers = useRef({ onKey, examples, leaving });
  useEffect(() => {
    handlers.current = { onKey, examples, leaving };
  });

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    let request: AbortController | undefined;
    let timer: number | undefined;
    let asked = '';
    let last: Answered | undefined;
    /** Shows what an answer says about the typed text, which may have grown since the request. */
    const show = (answer: Answered) => {
      const keyword = input.value.trim();
      setActive(-1);
      setOptions(toOptions(answer.keyword === keyword ? answer.found : stillFitting(answer, keyword), keyword));
      setOpen(document.activeElement === input);
    };
    const showExamples = () => {
      setActive(-1);
      setOptions(handlers.current.examples());
      setOpen(document.activeElement === input);
    };
    const load = (keyword: string) => {
      request?.abort();
      request = new AbortController();
      asked = keyword;
      fetchSuggestions(keyword, request.signal).then(
        (found) => {
          if (!found) return;
          last = { keyword, found };
          show(last);
        },
        () => undefined,
      );
    };
    const ask = () => {
      window.clearTimeout(timer);
      const keyword = input.value.trim();
      const pause = keyword ? pauseBefore(keyword, asked, last) : null;
      if (!goesOn(keyword, asked)) {
        request?.abort();
        asked = '';
      }
      if (last && goesOn(keyword, last.keyword)) show(last);
      else {
        last = undefined;
        setActive(-1);
        if (keyword) setOptions((before) => before.filter(({ kind }) => kind !== 'examples'));
        else showExamples();
      }
      if (pause !== null) timer = window.setTimeout(load, pause, keyword);
    };
    const stop = () => {
      request?.abort();
      window.clearTimeout(timer);
    };
    // Also use the text that was typed before this code was loaded, unless it is searched for already.
    if (input.value !== input.defaultValue && !handlers.current.leaving) ask();
    const onFocus = () => {
      if (input.value.trim() === '') showExamples();
    };
    onFocus();
    input.addEventListener('focus', onFocus, { signal });
    input.addEventListener('input', ask, { signal });
    input.addEventListener('keydown', (event) => handlers.current.onKey(event), { signal });
    input.addEventListener('blur', () => setOpen(false), { signal });
    input.form?.addEventListener('submit', stop, { signal });
    return () => {
      life.abort();
      stop();
    };
  }, [input]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('autocomplete', 'off');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', LIST);
    input.setAttribute('aria-expanded', String(shown));
    const option = shown && active >= 0 ? document.getElementById(`${LIST}-${active}`) : null;
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }, [input, shown, active]);

  return (
    <>
      <p className="sr" role="status">{shown ? t('search.found', { count: options.length }) : ''}</p>
      <div className="suggest" id={LIST} role="listbox" aria-label={t('search.suggestions')} hidden={!shown}>
        {[...new Set(options.map(({ kind }) => kind))].map((kind) => (
          <div key={kind} role="group" aria-labelledby={`${LIST}-${kind}`}>
            <div className="suggest__h" id={`${LIST}-${kind}`} role="presentation">{kind === 'examples' ? t('finder:title') : t(`search.kind.${kind}`)}</div>
            {options.map((option, index) => option.kind === kind && (
              <div
                key={option.text + option.href} className="suggest__o" id={`${LIST}-${index}`} role="option" aria-selected={index === active} data-event="search" data-event-param={option.text}
                onPointerDown={(event) => event.preventDefault()} onClick={() => go(option)}
              >
                <span className={kind === 'parts' ? 'mpn' : undefined}>{option.text}</span>
                {option.detail && <small>{kind === 'brands' || kind === 'catalogues' ? t('search.within', { words: option.detail }) : option.detail}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
