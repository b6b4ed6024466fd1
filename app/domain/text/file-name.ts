/** Names of files that are downloaded, as the header `content-disposition` carries them (RFC 6266). */

/** What a file is called that comes without a name. */
export const DEFAULT_FILE_NAME = 'export';

/** Signs of a name at most. */
const LONGEST = 120;

/**
 * A name that is one on every system: the last part of a path, without control, format and reserved signs.
 * Where nothing is left of it: `export`.
 */
export function safeFileName(name: string): string {
  const last = name.replace(/^.*[/\\]/s, '');
  const plain = [...last.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"|?*%]/gu, '')].slice(0, LONGEST).join('');
  return plain.replace(/^[\s.]+/, '').trim() || DEFAULT_FILE_NAME;
}

/** The header of a file of that name: in ASCII for old readers, and in full where that is not all of it. */
export function contentDisposition(name: string): string {
  const full = safeFileName(name);
  const [ending = ''] = /\.[A-Za-z0-9]{1,8}$/.exec(full) ?? [];
  const stem = full.slice(0, full.length - ending.length).replace(/[^\x20-\x7e]+/g, '').replace(/^[\s_-]+|\s+$/g, '');
  const ascii = (stem || DEFAULT_FILE_NAME) + ending;
  return `attachment; filename="${ascii}"${ascii === full ? '' : `; filename*=UTF-8''${extended(full)}`}`;
}

/** The name in such a header; `export` where there is none, or none that can be read. */
export function readFileName(header: string | null): string {
  const full = /(?:^|[;\s])filename\*\s*=\s*utf-8'[\w-]*'([^;\s]+)/i.exec(header ?? '')?.[1];
  const quoted = /(?:^|[;\s])filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /(?:^|[;\s])filename\s*=\s*([^;\s"]+)/i.exec(header ?? '')?.[1];
  return safeFileName(decoded(full) ?? quoted ?? bare ?? '');
}

/** The name with that ending, added where it has another one or none. */
export function withEnding(name: string, ending: string): string {
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}

/** Percent-encoded as RFC 5987 wants it. */
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
