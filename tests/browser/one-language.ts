import { expect, type Page } from 'playwright/test';
import { escapePattern, messagesOf } from './wording';

/** The texts of the page, outside of elements with another `lang`. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const foreign = (node: Node) => node.parentElement?.closest('body [lang], script, style') ?? null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!foreign(walker.currentNode)) texts.push((walker.currentNode.nodeValue ?? '').trim());
    }
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('body [lang]')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.filter(Boolean);
  });
}

/** Expects that no text of the page is in the other language, apart from elements that say so. */
export async function expectOneLanguage(page: Page, language: 'cn' | 'en'): Promise<void> {
  const texts = [...(await textsOf(page)), await page.title()];
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
