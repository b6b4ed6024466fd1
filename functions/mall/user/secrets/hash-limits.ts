import type { HashLimits } from './hash-gate';

/**
 * How many passwords an isolate hashes (README, "Hashes"). A hash takes about 125 ms of an isolate. The limits are in a file of their own, so that tests
 * that sign in hundreds of users can replace them.
 */
export const HASH_LIMITS: HashLimits = {
  apart: 500,
  lately: 60_000,
  known: { burst: 5, every: 1_000, ofNetwork: { burst: 3, every: 2_000, spare: 2 } },
  proved: { burst: 3, every: 1_500, ofNetwork: { burst: 2, every: 3_000, spare: 1 } },
  unproved: { burst: 2, every: 10_000 },
};
