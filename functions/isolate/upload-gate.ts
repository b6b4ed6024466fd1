/** When an isolate reads large files. Reading one blocks all other work for as long as it takes. */
export const UPLOADS = {
  /** Bytes up to which a file takes no longer than a page, so that it is read at once. */
  small: 32 * 1024,
  /** Ms from the start of a file to that of the next, for each of its KB: at least twice what reading takes, so that others have half of the time. */
  perKilobyte: 8,
  /** The same for the largest files, ms: their rows are bounded. */
  most: 3_000,
  /** How long a file waits at most, ms. Nobody waits longer: the sender is asked to try again. */
  wait: 10_000,
} as const;

/** Decides when an isolate reads files. */
export class UploadGate {
  /** When the next large file may be read, ms since 1970. */
  #next = 0;

  /**
   * Reserves the reading of a file.
   * @param now - ms since 1970
   * @returns how long to wait for it, ms; `undefined` if too many are waiting
   */
  reserve(bytes: number, now: number): number | undefined {
    if (bytes <= UPLOADS.small) return 0;
    const start = Math.max(now, this.#next);
    if (start - now > UPLOADS.wait) return undefined;
    this.#next = start + Math.min(UPLOADS.most, bytes / 1024 * UPLOADS.perKilobyte);
    return start - now;
  }
}
