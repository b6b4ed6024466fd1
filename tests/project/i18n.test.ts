import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type Language, LANGUAGES, languageTag } from '~/domain/text/language';
import { createI18n, messagesOf } from '~/i18n/i18n.server';
import { escapeForScript, Messages } from '~/i18n/messages';
import { NAMESPACES } from '~/i18n/namespaces';
import { I18nextProvider as ReaderProvider, Reader, useTranslation } from '~/i18n/reader';
import { translationOf } from '~/i18n/server-translation';
import { baseOf, textsOf, type Use, usesIn, usesOfMessages } from './messages';

const COUNTS = [0, 1, 2, 5, 1000];
/** Values that reveal escaping, repeated interpolation and use as a pattern. */
const VALUES = ['R&D <b>"x"</b>', '50% $& {{n}} $t(common:home)', '4.7 µF 贴片'];

const never = () => new Promise<never>(() => undefined);
const readerOf = (language: Language) =>
  new Reader({ language: languageTag(language), messages: messagesOf(language) }, never);

it.each([['en', '2,000 lines'], ['cn', '2,000 个型号']] as const)('writes numbers in texts of %s with commas between thousands', (language, expected) => {
  expect(createI18n(language).t('order:lines', { count: 2000 })).toBe(expected);
  expect(translationOf(createI18n(language), 'order').t('lines', { count: 2000 })).toBe(expected);
});

describe.each(NAMESPACES)('namespace %s', (namespace) => {
  const keys = (language: Language) => textsOf(messagesOf(language)[namespace] ?? {}).map(([key]) => key);

  it('has the same keys in both languages', () => {
    const [cn, en] = [keys('cn'), keys('en')].map((list) => [...new Set(list.map(baseOf))].sort());
    expect(cn).toEqual(en);
    expect(cn?.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('has every plural form of %s, and no other', (language) => {
    const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
    const plurals = keys(language).filter((key) => baseOf(key) !== key);
    for (const base of new Set(plurals.map(baseOf))) {
      const forms = plurals.filter((key) => baseOf(key) === base).map((key) => key.slice(base.length + 1));
      expect(forms.sort(), base).toEqual([...pluralCategories].sort());
    }
  });

  it.each(LANGUAGES)('gives the same texts in %s through i18next, the reader and the hook of the server', (language) => {
    const { t } = createI18n(language);
    const read = readerOf(language).translator('common');
    const { t: onServer } = translationOf(createI18n(language), 'common');
    for (const [key, text] of textsOf(messagesOf(language)[namespace] ?? {})) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      for (const value of VALUES) {
        const values = Object.fromEntries(names.map((name) => [name, value]));
        for (const count of baseOf(key) === key ? [undefined] : COUNTS) {
          const options: Record<string, string | number> = count === undefined ? values : { ...values, count };
          const asked = `${namespace}:${count === undefined ? key : baseOf(key)}`;
          const expected = t(asked, options);
          expect(read(asked, options), asked).toBe(expected);
          expect(onServer(asked, count === undefined && names.length === 0 ? undefined : options), asked).toBe(expected);
          expect(expected, asked).not.toBe(key);
        }
      }
    }
  });

  it('has no Chinese in English, and no syntax that the two read differently', () => {
    for (const [key, text] of textsOf(messagesOf('en')[namespace] ?? {})) {
      expect(text, key).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
    }
    for (const language of LANGUAGES) {
      for (const [key, text] of textsOf(messagesOf(language)[namespace] ?? {})) {
        expect(text, key).not.toMatch(/\$t\(|\{\{[^\w}]|\{\{\w+[^\w}]/);
      }
    }
  });

  it('has Chinese in Chinese, except for names, figures and signs', () => {
    for (const [key, text] of textsOf(messagesOf('cn')[namespace] ?? {})) {
      const words = text.replace(/\{\{\w+\}\}/g, '');
      if (!/\p{Script=Han}/u.test(words)) expect(words, key).not.toMatch(/(?<![a-z])[a-z]{3,}\s+[a-z]{2}/);
    }
  });
});

describe('the sources', () => {
  const known = new Map(NAMESPACES.map((name) => [name as string, textsOf(messagesOf('en')[name] ?? {}).map(([key]) => baseOf(key))]));
  const uses = usesOfMessages();

  it('use existing keys only', () => {
    expect(uses.length).toBeGreaterThan(100);
    expect(uses.filter((use) => found(use, known).length === 0)).toEqual([]);
  });

  it('use every key', () => {
    const used = new Set(uses.flatMap((use) => found(use, known)));
    const all = [...known].flatMap(([name, keys]) => keys.map((key) => `${name}:${key}`));
    expect(all.filter((key) => !used.has(key))).toEqual([]);
  });

  it('are searched in conditionals and templates too', () => {
    const uses = usesIn('x.tsx', "const { t } = useTranslation(['list', 'common']); t(a ? 'x' : `y.${b}`); f('common:z');");
    expect(uses.map(({ key }) => key)).toEqual(['x', 'y.*', 'common:z']);
    expect(uses[0]?.namespaces).toEqual(['list', 'common']);
  });
});

describe('the messages in the page', () => {
  it('have the active language and the requested namespaces, and are read back', () => {
    const i18n = createI18n('cn');
    const html = renderToString(createElement(I18nextProvider, { i18n }, createElement(Messages, { namespaces: ['home'] })));
    const json = /<script type="application\/json" id="messages">(.*)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      language: 'zh-CN',
      messages: { common: messagesOf('cn')['common'], home: messagesOf('cn')['home'] },
    });
  });

  it('cannot end their script element', () => {
    const text = '</script><!--\u2028\u2029';
    const json = escapeForScript(JSON.stringify({ text }));
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  });
});

describe('the reader', () => {
  it('suspends once for a namespace that is loading, then reads it', async () => {
    const asked: string[] = [];
    const reader = new Reader({ language: 'en', messages: {} }, async (language, namespace) => {
      asked.push(`${language}/${namespace}`);
      return { title: 'Parts' };
    });
    const first = thrown(() => reader.need('list'));
    expect(thrown(() => reader.need('list'))).toBe(first);
    await first;
    expect(asked).toEqual(['en/list']);
    expect(reader.translator('list')('title')).toBe('Parts');
  });

  it('passes a failed load to the error boundary instead of repeating it', async () => {
    const gone = new Error('Loading chunk failed');
    let asked = 0;
    const reader = new Reader({ language: 'en', messages: {} }, async () => {
      asked += 1;
      throw gone;
    });
    await thrown(() => reader.need('list'));
    expect(thrown(() => reader.need('list'))).toBe(gone);
    expect(asked).toBe(1);
  });

  it('replaces react-i18next in a component', () => {
    function Title() {
      const { t, i18n } = useTranslation('home');
      return createElement('p', { lang: i18n.language }, t('common:products', { count: 2, n: '2' }));
    }
    const html = renderToString(createElement(ReaderProvider, { i18n: readerOf('en'), children: createElement(Title) }));
    expect(html).toBe('<p lang="en">2 parts</p>');
  });
});

/** The possible keys of a use, with their namespaces. */
function found({ namespaces, key }: Use, known: Map<string, string[]>): string[] {
  const [, prefix, path = ''] = /^(?:(\w+):)?(.*)$/.exec(key) ?? [];
  const pattern = new RegExp(`^${path.replace(/[.]/g, '\\.').replaceAll('*', '.+')}$`);
  return (prefix ? [prefix] : namespaces).flatMap((name) =>
    (known.get(name) ?? []).filter((candidate) => pattern.test(candidate)).map((candidate) => `${name}:${candidate}`));
}

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}
