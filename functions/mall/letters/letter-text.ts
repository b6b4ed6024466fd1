import { oneLine, type Letter, type LetterBlock, type Stationery } from './letter';

/** A letter as plain text. Whatever a buyer has typed stays in its line. */
export function textOf({ blocks }: Letter, { shop, origin, footer }: Stationery): string {
  return [...blocks.map(linesOf), `-- \n${oneLine(shop)} · ${origin}\n${oneLine(footer)}`].join('\n\n');
}

function linesOf(block: LetterBlock): string {
  switch (block.is) {
    case 'facts':
      return block.facts.map(([label, value]) => `${oneLine(label)}: ${oneLine(value)}`).join('\n');
    case 'table':
      return [block.head, ...block.rows, ...block.foot].map((row) => row.map(oneLine).filter(Boolean).join(' · ')).concat(block.more).filter(Boolean).join('\n');
    case 'button':
      return `${oneLine(block.label)}: ${block.url}`;
    default:
      return oneLine(block.text);
  }
}
