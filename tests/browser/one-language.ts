import { expect, type Page } from 'playwright/test';
import { escapePattern, messagesOf } from './wording';

/** The title of the page and its texts outside of elements with another `lang`. */
async function textsOf(page: Page, sent?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const texts = [root.title];
    const foreign = (node: Node) => node.parentElement?.closest('body [lang], script, style') ?? null;
    const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!foreign(walker.currentNode)) texts.push((walker.currentNode.nodeValue ?? '').trim());
    }
    for (const element of root.querySelectorAll('body *')) {
      if (element.closest('body [lang]')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.filter(Boolean);
  }, sent);
}

/** Expects that no text of the page, or of HTML that was sent, is in the other language, apart from elements that say so. */
export async function expectOneLanguage(page: Page, language: 'cn' | 'en', sent?: string): Promise<void> {
  const texts = await textsOf(page, sent);
  expect(texts.length).toBeGreaterThan(5);
  if (language === 'en') {
    expect(texts.filter((text) => /\p{Script=Han}|[，。：；、（）]/u.test(text))).toEqual([]);
    return;
  }
  expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(true);
  const english = englishOnly();
  expect(texts.filter((text) => english.some((pattern) => pattern.test(text)))).toEqual([]);
}

/** The English messages with at least one word, as patterns of whole texts. */
function englishOnly(): RegExp[] {
  return [...messagesOf('en').values()]
    .filter((text) => /[a-z]{3}/.test(text.replace(/\{\{[^{}]*\}\}/g, '')))
    .map((text) => new RegExp(`^${text.split(/\{\{[^{}]*\}\}/).map(escapePattern).join('.*')}$`, 'u'));
}
