const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/**
 * The paragraphs of an article: text with blank lines between. Markup is dropped except for its line breaks, so nothing from outside
 * becomes HTML of the page.
 */
export function paragraphsOf(content: string): string[] {
  return content
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
}
