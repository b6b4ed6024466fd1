/** Scans XML once, tag by tag, without building a tree. */

import { FILE_FAULT, type FileFault } from '../../file-fault';
import { FILE_LIMITS, WORKBOOK_LIMITS } from '../../file-limits';

/** Finds the value of an attribute of a tag by its name, with or without prefix. */
export type AttributeOf = (name: string) => string | undefined;

/** What a scan calls. Names of tags are without prefix, and text is decoded. */
export interface XmlHandlers {
  /** Called for `<name>` and `<name/>`. */
  open?: (name: string, attribute: AttributeOf) => void;
  /** Called for `</name>`, and after `open` for `<name/>`. */
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** Asked after each tag: whether to stop. */
  isDone?: () => boolean;
}

/** Characters of a text that are decoded. With the longest references, more are more than a cell may have. */
const DECODED = FILE_LIMITS.cell * 12;

const TRUNCATED: FileFault = { code: FILE_FAULT.truncated };
const UNSAFE: FileFault = { code: FILE_FAULT.unsafe };

/** Scans a document. @returns a fault if it ends within a tag, declares entities, or has a tag of unusual length; otherwise `null` */
export function scanXml(xml: string, handlers: XmlHandlers): FileFault | null {
  let at = 0;
  while (at < xml.length && !handlers.isDone?.()) {
    const start = xml.indexOf('<', at);
    if (start < 0) break;
    if (start > at) handlers.text?.(decodeXml(xml.slice(at, Math.min(start, at + DECODED))));
    if (xml.startsWith('<!--', start)) {
      at = after(xml, '-->', start + 4);
    } else if (xml.startsWith('<![CDATA[', start)) {
      at = after(xml, ']]>', start + 9);
      if (at > 0) handlers.text?.(xml.slice(start + 9, at - 3));
    } else if (xml.startsWith('<?', start)) {
      at = after(xml, '?>', start + 2);
    } else if (xml.startsWith('<!', start)) {
      return UNSAFE;
    } else {
      const end = tagEnd(xml, start + 1);
      if (end === null) return xml.length - start > WORKBOOK_LIMITS.tag ? UNSAFE : TRUNCATED;
      report(xml.slice(start + 1, end), handlers);
      at = end + 1;
    }
    if (at === 0) return TRUNCATED;
  }
  return null;
}

/** The position after the next `text`; 0 if there is none. */
function after(xml: string, text: string, from: number): number {
  const at = xml.indexOf(text, from);
  return at < 0 ? 0 : at + text.length;
}

/** Where the `>` of a tag is. Those in quoted values do not count. */
function tagEnd(xml: string, from: number): number | null {
  let quote = '';
  const limit = Math.min(xml.length, from + WORKBOOK_LIMITS.tag);
  for (let at = from; at < limit; at += 1) {
    const character = xml[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return at;
    } else if (character === '"' || character === "'") {
      quote = character;
    }
  }
  return null;
}

const TAG = /^(\/?)(?:[^\s:/]*:)?([^\s/:]+)/;

function report(tag: string, { open, close }: XmlHandlers): void {
  const [whole = '', slash, name = ''] = TAG.exec(tag) ?? [];
  if (slash) {
    close?.(name);
    return;
  }
  let attributes: Map<string, string> | undefined;
  open?.(name, (attribute) => (attributes ??= attributesOf(tag.slice(whole.length))).get(attribute));
  if (tag.endsWith('/')) close?.(name);
}

const ATTRIBUTE = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** The attributes of a tag, each by its name with and without prefix. They are read one after the other, because a value may look like an attribute. */
function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    const [, name = '', quoted, single] = match;
    const value = decodeXml(quoted ?? single ?? '');
    const local = name.slice(name.indexOf(':') + 1);
    attributes.set(name, value);
    if (!attributes.has(local)) attributes.set(local, value);
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the five named and all numeric character references. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hexadecimal ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
