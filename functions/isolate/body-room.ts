/** How many bytes of bodies of one kind one network may have in an isolate, which has 128 MB for everything: two of the largest files. */
export const BODIES_OF_NETWORK = 25 * 1024 * 1024;

/** What one request holds of a body. */
export interface HeldBody {
  /** @returns `false` if its network has no room for so many bytes more; then it gives everything back */
  add(bytes: number): boolean;
  /** Gives a part back. */
  remove(bytes: number): void;
  /** Gives everything back. */
  leave(): void;
}

/**
 * The room of an isolate for posted bodies, or for files that are not read yet. The visitor alone decides how long a body takes, so a few large ones that never end would use
 * up the memory in which everybody's requests are answered.
 */
export class BodyRoom {
  readonly #ofNetworks = new Map<string, number>();

  /** Whether a network has room for so many bytes more. */
  has(bytes: number, network: string | undefined): boolean {
    return network === undefined || (this.#ofNetworks.get(network) ?? 0) + bytes <= BODIES_OF_NETWORK;
  }

  /** @param network - of the visitor; that of an unknown one is not counted */
  enter(network: string | undefined): HeldBody {
    let held = 0;
    const remove = (bytes: number) => {
      if (network === undefined) return;
      const given = Math.min(bytes, held);
      const left = (this.#ofNetworks.get(network) ?? 0) - given;
      held -= given;
      if (left > 0) this.#ofNetworks.set(network, left);
      else this.#ofNetworks.delete(network);
    };
    const leave = () => remove(held);
    return {
      add: (bytes) => {
        if (network === undefined) return true;
        const fits = this.has(bytes, network);
        if (fits) {
          held += bytes;
          this.#ofNetworks.set(network, (this.#ofNetworks.get(network) ?? 0) + bytes);
        } else leave();
        return fits;
      },
      remove, leave,
    };
  }
}
