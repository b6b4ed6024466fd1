import { CODES } from '~/upstream/contract/envelope';
import { Refusal, type Texts } from '../refusal';
import type { MallContext } from '../route';
import { accountOfToken, type AccountRow } from './store';

const SIGN_IN: Texts = { cn: '请登录以获取更多信息。', en: 'Please log in to get more information.' };

/** The account whose token came with the request. @throws Refusal that asks for sign-in (section 8) */
export async function signedIn({ queries, request, now }: MallContext): Promise<AccountRow> {
  const token = request.headers.get('access-token');
  const account = token ? await accountOfToken(queries, token, now) : undefined;
  if (!account) throw new Refusal(CODES.signIn, SIGN_IN);
  return account;
}
