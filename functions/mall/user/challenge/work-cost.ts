/**
 * What a proof of work costs (README, "Challenges"): a number from 1 to `most` is searched for, and each try is a key derivation of `cost` rounds.
 * It is in its own file, so that tests can replace it with a lower cost.
 */
export const WORK_COST = { cost: 2_000, most: 1_000 } as const;
