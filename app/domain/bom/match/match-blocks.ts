/** Lines in the portions in which they are matched (README, "Matching"). */

import { PRODUCT_ID_LIMIT } from '../../product/product';
import { MATCHED } from '../bom-policies';
import { choiceKey } from './choice-key';
import type { WantedLine } from './match-records';

/** The bytes that a call needs beside its lines and choices. */
const BESIDES = 1000;
/** The bytes that a call needs for the products of a line that a person chose now and before. */
const CHOSEN = 2 * 3 * PRODUCT_ID_LIMIT + 100;

/**
 * Puts lines into blocks of at most 1,000 lines, none of them too large for one call. Texts that are too long are cut. The blocks depend on the lines only,
 * since lines of one block are compared with each other.
 */
export function matchBlocks(lines: readonly WantedLine[]): WantedLine[][] {
  const blocks: WantedLine[][] = [];
  let left = 0;
  for (const line of lines) {
    const wanted = cutLine(line);
    const bytes = bytesOf([wanted, choiceKey(wanted)]) + CHOSEN;
    let block = blocks.at(-1);
    if (!block || block.length === MATCHED.lines || bytes > left) {
      block = [];
      blocks.push(block);
      left = MATCHED.bytes - BESIDES;
    }
    block.push(wanted);
    left -= bytes;
  }
  return blocks;
}

function cutLine({ line, designators, quantity, value, package: packageName, text, alternates, ...stated }: WantedLine): WantedLine {
  return {
    line, quantity, ...cutPart(stated), value: cut(value), package: cut(packageName), text: cut(text),
    designators: designators.map((one) => one.slice(0, MATCHED.designator)),
    alternates: alternates.slice(0, MATCHED.alternates).map(cutPart),
  };
}

function cutPart({ mpn, brand, code }: Pick<WantedLine, 'mpn' | 'brand' | 'code'>): Pick<WantedLine, 'mpn' | 'brand' | 'code'> {
  return { mpn: cut(mpn), brand: cut(brand), code: cut(code) };
}

function cut(text: string): string {
  return text.slice(0, MATCHED.text);
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
