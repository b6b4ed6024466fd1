import type { FileFault } from '../../file-fault';
import { FILE_LIMITS } from '../../file-limits';
import { scanXml } from '../zip/xml-scan';

/** Reads the texts that the cells of an XLSX file share. Runs of different fonts are joined; how to pronounce a text is left out. */
export function readSharedStrings(xml: string): string[] | FileFault {
  const strings: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  const fault = scanXml(xml, {
    open: (tag) => {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isPhonetic = true;
      else if (tag === 't') isText = !isPhonetic;
    },
    text: (piece) => {
      if (isText && text.length <= FILE_LIMITS.cell) text += piece;
    },
    close: (tag) => {
      if (tag === 'si') strings.push(withoutEscapes(text));
      else if (tag === 'rPh') isPhonetic = false;
      else if (tag === 't') isText = false;
    },
  });
  return fault ?? strings;
}

/** Text with characters in place of their escapes in XLSX, as `_x000D_`. */
export function withoutEscapes(text: string): string {
  return text.includes('_x') ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : text;
}
