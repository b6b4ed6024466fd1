/** Cost of a password hash by scrypt: 16 MiB and about 125 ms. It has a file of its own, so that tests can replace it with a cheaper cost. */
export const HASH_COST = { N: 16_384, r: 8, p: 5 } as const;
