/** Reads the texts of cells (README, "Lines"). */

/** Cells that say that there is nothing. */
const PLACEHOLDER = /^(?:[-–—~*.?/\\_=+]{1,3}|n\/?a\.?|n\.a\.?|none|null|nil|any|tbd|t\.b\.d\.?|tba|empty|#n\/a|无|無|空|暂无|なし|keine?|aucune?|ninguno|нет|—)$/i;

/** The maximum length of a placeholder, in characters. */
const LONGEST_PLACEHOLDER = 8;

/** What separates several parts in a cell. Commas are part of numbers: `BSS138PW,115`. */
const PARTS = /[|\n\r]+/;
/** Blanks that are not single ones within a text. */
const UNEVEN = /^\s|\s$|\s\s|[^\S ]/;
/** The most parts of a cell that are read. */
const MOST_PARTS = 20;

/** The text of a cell in one line. Empty for a placeholder. */
export function readText(cell: string): string {
  const text = UNEVEN.test(cell) ? cell.replace(/\s+/g, ' ').trim() : cell;
  return isPlaceholder(text) ? '' : text;
}

/** The texts of a cell that may name several parts: `A|B`, or one in each line. Escaped commas become plain ones. Placeholders stay as empty texts, for pairs. */
export function readParts(cell: string): string[] {
  if (!PARTS.test(cell)) {
    const text = readText(cell);
    return text === '' ? [] : [text.replaceAll('\\,', ',')];
  }
  const texts = cell.split(PARTS, MOST_PARTS).map((part) => readText(part).replaceAll('\\,', ','));
  return texts.some((text) => text !== '') ? texts : [];
}

/** Whether a trimmed cell is empty, or holds a placeholder such as `-`, `~`, `n.a.` or `ANY`. */
export function isPlaceholder(cell: string): boolean {
  return cell === '' || (cell.length <= LONGEST_PLACEHOLDER && PLACEHOLDER.test(cell));
}

/** A text with characters of full width in usual width. `normalize` takes too long for the cells of hostile files. */
export function usualWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/[\u3000\u00A0]/g, ' ');
}
