import { USER_LIMITS } from '~/upstream/contract/user';
import type { Queries } from '../queries';
import { commonPassword, wrongLength } from './refusals';
import { normalisePassword } from './secrets';
import { isCommonPassword } from './store/accounts';

/** The rules of a new password (security promise 9). Characters are Unicode's, not those of UTF-16. @throws Refusal */
export async function checkNewPassword(queries: Queries, password: string): Promise<void> {
  const { length } = [...normalisePassword(password)];
  if (length < USER_LIMITS.leastPassword || length > USER_LIMITS.password) throw wrongLength();
  if (await isCommonPassword(queries, password)) throw commonPassword();
}
