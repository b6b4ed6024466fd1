const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/**
 * The paragraphs of an article. Blank lines separate them, and so do the line breaks and block ends of HTML. All markup is removed, so no HTML
 * from outside gets into the page.
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
