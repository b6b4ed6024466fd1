/** A place in a content file: `['notice', 2, 'titleEn']`. */
export type FaultPath = ReadonlyArray<string | number>;

/** What is wrong with a content file, and where. */
export interface Fault {
  path: FaultPath;
  reason: string;
}

/** Notes a fault. */
export type NoteFault = (path: FaultPath, reason: string) => void;

/** A path as people read it: `notice[2].titleEn`. */
export function pathText(path: FaultPath): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');
}
