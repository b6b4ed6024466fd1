/** Reads the text of articles: help, notices, brand stories (README, "Article text"). */

export interface ArticleLink {
  kind: 'link';
  text: string;
  /** A path of this site, or an `https` address. */
  href: string;
}

/** A piece of a line. Text has its line breaks. */
export type ArticlePiece = { kind: 'text'; text: string } | ArticleLink;

export type ArticleBlock =
  | { kind: 'heading' | 'paragraph'; pieces: ArticlePiece[] }
  | { kind: 'list'; items: ArticlePiece[][] };

const HEADING = '## ';
const ITEM = '- ';
/** A link without brackets in its text, and without blanks and parentheses in its address. The lengths are bounded, so that hostile text is read in linear time. */
const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const WEB_ADDRESS = /^https:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#][^\\\p{Cc}]*)?$/u;

/** The blocks of an article. Never throws. What is no markup stays text, HTML included. */
export function readArticle(content: string): ArticleBlock[] {
  return content.split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/).flatMap((part) => readPart(part.split(/\r?\n/)));
}

/** The first sentences of an article as plain text, of at most that many characters. Headings are left out; a longer text ends with `…`. */
export function summaryOf(content: string, most: number): string {
  const texts = readArticle(content).flatMap((block) => {
    if (block.kind === 'heading') return [];
    return block.kind === 'list' ? block.items.map(plainText) : [plainText(block.pieces)];
  });
  const whole = [...texts.join(' ').replace(/\s+/g, ' ').trim()];
  return whole.length <= most ? whole.join('') : `${whole.slice(0, most - 1).join('').trimEnd()}…`;
}

/** Lines without a blank line between them: a list or a heading among them is a block of its own. */
function readPart(lines: readonly string[]): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let open: string[] = [];
  const closeParagraph = () => {
    const text = open.join('\n').trim();
    open = [];
    if (text !== '') blocks.push({ kind: 'paragraph', pieces: piecesOf(text) });
  };
  for (const line of lines) {
    const heading = line.startsWith(HEADING) ? line.slice(HEADING.length).trim() : '';
    const item = line.startsWith(ITEM) ? line.slice(ITEM.length).trim() : '';
    if (heading || item) closeParagraph();
    if (heading) blocks.push({ kind: 'heading', pieces: piecesOf(heading) });
    else if (item) {
      const last = blocks.at(-1);
      if (last?.kind === 'list') last.items.push(piecesOf(item));
      else blocks.push({ kind: 'list', items: [piecesOf(item)] });
    } else open.push(line);
  }
  closeParagraph();
  return blocks;
}

function piecesOf(text: string): ArticlePiece[] {
  const pieces: ArticlePiece[] = [];
  let end = 0;
  for (const found of text.matchAll(LINK)) {
    const [whole, label = '', href = ''] = found;
    if (!OWN_PATH.test(href) && !WEB_ADDRESS.test(href)) continue;
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) });
    pieces.push({ kind: 'link', text: label, href });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

const plainText = (pieces: readonly ArticlePiece[]) => pieces.map(({ text }) => text).join('');
