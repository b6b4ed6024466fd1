import { readMoment } from '~/domain/time/written-moment';
import type { FaultPath, NoteFault } from './faults';

/** When an entry is in force, and for which site variant. Moments are ms since 1970. */
interface Span {
  path: FaultPath;
  from: number;
  to: number;
  variant: unknown;
}

/** Notes entries that end before they start. Unreadable times are left to others. */
export function checkPeriod(entry: Record<string, unknown>, path: FaultPath, timeZone: string, fault: NoteFault): void {
  const { from, to } = spanOf(entry, path, timeZone);
  if (from > to) fault([...path, 'endTime'], 'is before startTime');
}

/** Notes entries that are in force at one time for the same variant. */
export function checkOverlaps(kind: string, entries: ReadonlyArray<Record<string, unknown>>, timeZone: string, fault: NoteFault): void {
  const spans = entries.map((entry, index) => spanOf(entry, [kind, index], timeZone));
  spans.forEach((later, index) => {
    const other = spans.slice(0, index).findIndex((earlier) => overlap(earlier, later));
    if (other >= 0) fault([...later.path, 'startTime'], `in force at the same time as ${kind}[${other}]`);
  });
}

function overlap(a: Span, b: Span): boolean {
  return a.from <= a.to && b.from <= b.to && a.from <= b.to && b.from <= a.to && (a.variant === undefined || b.variant === undefined || a.variant === b.variant);
}

function spanOf({ startTime, endTime, clientType }: Record<string, unknown>, path: FaultPath, timeZone: string): Span {
  const moment = (text: unknown, edge: 'start' | 'end') => (typeof text === 'string' ? readMoment(text, timeZone, edge) : null);
  return { path, from: moment(startTime, 'start') ?? -Infinity, to: moment(endTime, 'end') ?? Infinity, variant: clientType };
}
