import { newPasswordProblem } from '~/domain/account/account-rules';
import type { Queries } from '../db/queries';
import { commonPassword, wrongLength } from './sign-in-refusals';
import { isCommonPassword } from './store/accounts';

/** Checks a new password (SECURITY, "Signing in"). @throws Refusal */
export async function checkNewPassword(queries: Queries, password: string): Promise<void> {
  if (newPasswordProblem(password)) throw wrongLength();
  if (await isCommonPassword(queries, password)) throw commonPassword();
}
