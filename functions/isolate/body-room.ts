/** How many bytes of posted bodies one network may have in an isolate, which has 128 MB for everything: two of the largest files. */
export const BODIES_OF_NETWORK = 25 * 1024 * 1024;

/** What one request holds of its body. */
export interface HeldBody {
  /** @returns `false` if its network has no room for so many bytes more; then it gives everything back */
  add(bytes: number): boolean;
  /** Gives everything back. */
  leave(): void;
}

/**
 * The room of an isolate for posted bodies. A sender alone decides how long a body takes, so a few large ones that never end would use up the memory in which everybody's
 * requests are answered.
 */
export class BodyRoom {
  readonly #ofNetworks = new Map<string, number>();

  /** @param network - from which the body comes; that of an unknown one is not counted */
  enter(network: string | undefined): HeldBody {
    let held = 0;
    const leave = () => {
      if (network === undefined) return;
      const left = (this.#ofNetworks.get(network) ?? 0) - held;
      held = 0;
      if (left > 0) this.#ofNetworks.set(network, left);
      else this.#ofNetworks.delete(network);
    };
    return {
      add: (bytes) => {
        if (network === undefined) return true;
        const all = (this.#ofNetworks.get(network) ?? 0) + bytes;
        if (all > BODIES_OF_NETWORK) leave();
        else {
          held += bytes;
          this.#ofNetworks.set(network, all);
        }
        return all <= BODIES_OF_NETWORK;
      },
      leave,
    };
  }
}
