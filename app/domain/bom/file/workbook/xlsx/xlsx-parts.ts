/** Finds the parts of an XLSX file by its relations. */

import { FILE_FAULT, type FileFault } from '../../file-fault';
import type { PartUnpacker } from '../zip/part-unpacker';
import { scanXml } from '../zip/xml-scan';

/** The parts that hold cells, each by its name in the ZIP file. */
export interface XlsxParts {
  /** The hidden ones come last; those that only a program can show are left out, and so are charts. */
  sheets: Array<{ name: string; part: string }>;
  strings: string | null;
  styles: string | null;
  /** Whether days are counted from 1904 on instead of 1900. */
  since1904: boolean;
}

interface Relation {
  id: string;
  /** The last word of the type: `worksheet`. */
  type: string;
  part: string;
}

/** Follows the relations from the file to its workbook, and from there to its sheets, texts and styles. */
export function findXlsxParts(unpacker: PartUnpacker): XlsxParts | FileFault {
  const roots = readRelations(unpacker, '');
  if ('code' in roots) return roots;
  const workbook = roots.find(({ type }) => type === 'officeDocument')?.part;
  const xml = workbook === undefined ? { code: FILE_FAULT.truncated } : unpacker.text(workbook);
  if (typeof xml !== 'string' || workbook === undefined) return typeof xml === 'string' ? { code: FILE_FAULT.truncated } : xml;
  const relations = readRelations(unpacker, workbook);
  if ('code' in relations) return relations;
  const sheets: Array<{ name: string; part: string; isHidden: boolean }> = [];
  let since1904 = false;
  const fault = scanXml(xml, {
    open: (tag, attribute) => {
      if (tag === 'workbookPr') since1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (tag !== 'sheet' || attribute('state') === 'veryHidden') return;
      const part = relations.find(({ id, type }) => type === 'worksheet' && id === attribute('id'))?.part;
      if (part !== undefined) sheets.push({ name: attribute('name') ?? '', part, isHidden: attribute('state') === 'hidden' });
    },
  });
  if (fault) return fault;
  const existing = (type: string): string | null => relations.find((relation) => relation.type === type && unpacker.has(relation.part))?.part ?? null;
  return {
    sheets: [...sheets.filter(({ isHidden }) => !isHidden), ...sheets.filter(({ isHidden }) => isHidden)].map(({ name, part }) => ({ name, part })),
    strings: existing('sharedStrings'),
    styles: existing('styles'),
    since1904,
  };
}

/** The relations of a part; of the whole file for the empty name. */
function readRelations(unpacker: PartUnpacker, part: string): Relation[] | FileFault {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const xml = unpacker.text(`${folder}_rels/${part.slice(folder.length)}.rels`);
  if (typeof xml !== 'string') return xml;
  const relations: Relation[] = [];
  const fault = scanXml(xml, {
    open: (tag, attribute) => {
      const [id, type, target] = [attribute('Id'), attribute('Type'), attribute('Target')];
      if (tag !== 'Relationship' || !id || !type || !target) return;
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part: resolved(folder, target) });
    },
  });
  return fault ?? relations;
}

/** The name of a part that is given relative to a folder. */
function resolved(folder: string, target: string): string {
  const names: string[] = [];
  for (const name of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}
