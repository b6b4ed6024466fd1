import { type ArticleBlock, type ArticlePiece, readArticle } from '~/domain/portal/article-text';
import { SiteLink } from '../../shell/site-link';

/** The text of an article, below a heading of level 1. HTML in it is shown as text. */
export function ArticleBlocks({ content }: { content: string }) {
  return readArticle(content).map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2><Pieces pieces={block.pieces} /></h2>;
    case 'paragraph':
      return <p><Pieces pieces={block.pieces} /></p>;
    case 'list':
      return <ul>{block.items.map((item, index) => <li key={index}><Pieces pieces={item} /></li>)}</ul>;
  }
}

function Pieces({ pieces }: { pieces: readonly ArticlePiece[] }) {
  return pieces.map((piece, index) => (
    piece.kind === 'link' ? <SiteLink key={index} href={piece.href} rel="noopener noreferrer">{piece.text}</SiteLink> : piece.text
  ));
}
