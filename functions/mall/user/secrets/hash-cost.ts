/**
 * Cost of a password hash: five passes of scrypt, one after another, each of 16 MiB and about 25 ms (README, "Hashes"). After each pass the isolate answers other requests for
 * `rest` ms, and passes of all hashes start `apart` ms apart, unless one would
 * wait longer than `ahead` ms, since the operator allows more hashes. It is in its own file, so that tests can replace it with a lower cost.
 */
export const HASH_COST = { N: 16_384, r: 8, p: 1, passes: 5, rest: 60, apart: 85, ahead: 1_000 } as const;
