/** Names of downloads in the header `content-disposition` (RFC 6266). */

/** The file name if no other name is known. */
export const DEFAULT_FILE_NAME = 'export';

/** The maximum length of a name, in characters. */
const LONGEST = 120;

/**
 * A file name that every system accepts: the last part of a path, without control, format and reserved characters. `export` if nothing
 * is left.
 */
export function safeFileName(name: string): string {
  const last = name.replace(/^.*[/\\]/s, '');
  const plain = [...last.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"|?*%]/gu, '')].slice(0, LONGEST).join('');
  return plain.replace(/^[\s.]+/, '').trim() || DEFAULT_FILE_NAME;
}

/** The header for a file name. It has the name in ASCII for old browsers, and also in full if the name has other characters. */
export function contentDisposition(name: string): string {
  const full = safeFileName(name);
  const [ending = ''] = /\.[A-Za-z0-9]{1,8}$/.exec(full) ?? [];
  const stem = full.slice(0, full.length - ending.length).replace(/[^\x20-\x7e]+/g, '').replace(/^[\s_-]+/, '').trimEnd();
  const ascii = (stem || DEFAULT_FILE_NAME) + ending;
  return `attachment; filename="${ascii}"${ascii === full ? '' : `; filename*=UTF-8''${extended(full)}`}`;
}

/** Reads the file name in the header `content-disposition`; `export` if the header has no readable name. */
export function readFileName(header: string | null): string {
  const full = /(?:^|[;\s])filename\*\s*=\s*utf-8'[\w-]*'([^;\s]+)/i.exec(header ?? '')?.[1];
  const quoted = /(?:^|[;\s])filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /(?:^|[;\s])filename\s*=\s*([^;\s"]+)/i.exec(header ?? '')?.[1];
  return safeFileName(decoded(full) ?? quoted ?? bare ?? '');
}

/** The file name with the ending, which is added if it is missing. */
export function withEnding(name: string, ending: string): string {
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}

/** Percent-encodes a text as RFC 5987 describes. */
function extended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
