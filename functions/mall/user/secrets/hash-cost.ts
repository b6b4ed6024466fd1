/** Cost of a password hash by scrypt: 16 MiB and about 125 ms. A file of its own, so that tests may put a cheaper one in its place. */
export const HASH_COST = { N: 16_384, r: 8, p: 5 } as const;
