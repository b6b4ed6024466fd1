/** How work on many lines, or on a file of many cells, is cut, so that the isolate answers other requests between its slices. */
export const SLICES = {
  /** Lines of a slice, which take about 5 ms without text, and about 20 with a usual one. */
  lines: 200,
  /** Characters of the text of a usual line, and so many more that take as long as a line. */
  characters: { usual: 60, more: 16 },
  /** Texts of a slice that are searched by their words, which take about 10 ms. */
  worded: 10,
  /** Numbers of a slice for which mistyped ones are looked up, which take about 10 ms. */
  numbers: 10,
  /** Cells of a slice of a file: so many take about 5 ms to write. Of a file that has many already, it is this share of them, so that the pauses of the largest one are a few seconds. */
  cells: { least: 2_000, share: 0.02 },
  /** From the start of a slice to that of the isolate's next, ms: more than half of the time is left for others. */
  apart: 20,
  /** A slice that begins late shows an isolate with much to do. The next one waits so many times as long as it was late in addition, and at most so many ms. */
  late: { times: 3, most: 60 },
  /** From how many ms on that a slice waits for its turn, its call may get no answer in time because of all the others. */
  crowded: 500,
} as const;

/** When the isolate's next slice may start, ms since 1970. */
let next = 0;

/** Until when slices wait that have waited long, ms since 1970. */
let crowdedUntil = 0;

/**
 * Does work for each item, slice by slice. All calls of an isolate share its slices, so many of them take no more of its time than one (README, "Matching bills of
 * materials"). What is one slice only never waits.
 * @param size - usual items of a slice
 * @param likeOf - how many usual items take as long as an item
 */
export async function inSlices<T, U>(items: readonly T[], size: number, work: (item: T) => U, likeOf: (item: T) => number = () => 1): Promise<U[]> {
  const likes = items.map(likeOf);
  if (likes.reduce((sum, like) => sum + like, 0) <= size) return items.map(work);
  const done: U[] = [];
  let left = 0;
  for (const [index, item] of items.entries()) {
    const like = likes[index] ?? 0;
    if (left < like) {
      await nextSlice();
      left = size;
    }
    left -= like;
    done.push(work(item));
  }
  return done;
}

/** Whether so many calls of this isolate share its slices that one without an answer says nothing of the mall. */
export function areSlicesCrowded(now: number): boolean {
  return now <= crowdedUntil;
}

/** Waits for the turn of the next slice. */
export async function nextSlice(): Promise<void> {
  const now = Date.now();
  const start = Math.max(now, next);
  if (start - now >= SLICES.crowded) crowdedUntil = start;
  next = start + SLICES.apart;
  await new Promise((resolve) => setTimeout(resolve, start - now));
  const begun = Date.now();
  next = Math.max(next, begun + SLICES.apart + Math.min((begun - start) * SLICES.late.times, SLICES.late.most));
}
