/** An account as strangers may see it: `l***g` for `liping@farad.example`. Short accounts show their first character only. */
export function maskAccount(account: string): string {
  const signs = [...(account.split('@')[0] ?? '')];
  return `${signs[0] ?? ''}***${signs.length > SHORT ? signs.at(-1) : ''}`;
}

const SHORT = 4;
