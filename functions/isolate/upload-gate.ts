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
  /** How much of the time to come the files of one network may take, ms: two of the largest. What is left of the longest wait is for others. */
  ofNetwork: 6_000,
} as const;

/** Decides when an isolate reads files. */
export class UploadGate {
  /** When the next large file may be read, ms since 1970. */
  #next = 0;
  /** The files that are not over, with the networks from which they come. */
  #reserved: Array<{ network: string; takes: number; until: number }> = [];

  /**
   * Reserves the reading of a file.
   * @param now - ms since 1970
   * @param network - from which it comes; `undefined` if that is not known
   * @returns how long to wait for it, ms; `undefined` if too many are waiting, or too many of its network
   */
  reserve(bytes: number, now: number, network?: string): number | undefined {
    if (bytes <= UPLOADS.small) return 0;
    const start = Math.max(now, this.#next);
    const takes = Math.min(UPLOADS.most, bytes / 1024 * UPLOADS.perKilobyte);
    if (start - now > UPLOADS.wait || this.#takenBy(network, now) + takes > UPLOADS.ofNetwork) return undefined;
    this.#next = start + takes;
    if (network !== undefined) this.#reserved.push({ network, takes, until: this.#next });
    return start - now;
  }

  #takenBy(network: string | undefined, now: number): number {
    this.#reserved = this.#reserved.filter(({ until }) => until > now);
    return this.#reserved.reduce((sum, one) => (one.network === network ? sum + one.takes : sum), 0);
  }
}
