/** Cost of a password hash by scrypt: 16 MiB and about 125 ms. It is in its own file, so that tests can replace it with a lower cost. */
export const HASH_COST = { N: 16_384, r: 8, p: 5 } as const;
