/** The address of an account form, which keeps where to go afterwards. */
export function accountPath(page: '/login' | '/register', returnPath: string | null): string {
  return returnPath === null ? page : `${page}?_r=${encodeURIComponent(returnPath)}`;
}
