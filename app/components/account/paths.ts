import type { SignInMethod } from '~/domain/text/form-answer';

/** The address of an account form, with the return path. @param by - the form of the sign-in page that is open first */
export function accountPath(page: '/login' | '/register', returnPath: string | null, by?: SignInMethod): string {
  const query = [...(by ? [`by=${by}`] : []), ...(returnPath === null ? [] : [`_r=${encodeURIComponent(returnPath)}`])];
  return query.length === 0 ? page : `${page}?${query.join('&')}`;
}
