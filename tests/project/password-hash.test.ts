/** The password hash at its full cost, which the tests of the mall reduce. */
import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from '../../functions/mall/user/secrets/secrets';

test('S8: passwords are scrypt hashes of the given cost with a salt of their own', async () => {
  const [one, two] = [await hashPassword('same password'), await hashPassword('same password')];
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(two);
  expect([await checkPassword('same password', one), await checkPassword('other password', one)]).toEqual([true, false]);
  expect(await checkPassword('pässword', await hashPassword('pa\u0308ssword'))).toBe(true);
  expect(await checkPassword('')).toBe(false);
});
