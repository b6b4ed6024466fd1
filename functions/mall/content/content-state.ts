import { readMoment } from '~/domain/time/written-moment';

/** The stored content, as an import writes it to KV (README, "Live edits"). */
export interface ContentState {
  /** Another text after each import. */
  version: string;
  /** The moments at which an entry begins or ceases to be in force, ms since 1970, in ascending order. */
  changes: number[];
}

export const CONTENT_STATE_KEY = 'content';

/**
 * A text that changes with each import and with each entry that begins or ends, so that snapshots of content are not used beyond them.
 * Empty if no import has written a state, or if KV fails.
 */
export async function contentVersion(kv: { get<T>(key: string, type: 'json'): Promise<T | null> }, now: number): Promise<string> {
  try {
    const state = await kv.get<ContentState>(CONTENT_STATE_KEY, 'json');
    return state ? `${state.version}.${state.changes.filter((at) => at <= now).length}` : '';
  } catch {
    return '';
  }
}

/** The state of content. @param version - another text than that of any earlier state */
export function contentState(entries: readonly object[], version: string, timeZone: string): ContentState {
  const changes = entries.flatMap((entry) => {
    const { startTime, endTime } = timesOf(entry);
    const start = readMoment(startTime, timeZone, 'start');
    const end = readMoment(endTime, timeZone, 'end');
    // An entry is in force up to and including its end.
    return [...(start === null ? [] : [start]), ...(end === null ? [] : [end + 1])];
  });
  return { version, changes: [...new Set(changes)].sort((a, b) => a - b) };
}

function timesOf(entry: object): { startTime: string; endTime: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    startTime: 'startTime' in entry ? text(entry.startTime) : '',
    endTime: 'endTime' in entry ? text(entry.endTime) : '',
  };
}
