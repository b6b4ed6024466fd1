import { variable } from './environment.mjs';
import { loadTs } from './load-ts.mjs';

/** Prints the account of a demonstration, which a newcomer signs in with; nothing where this shop is none. */
export async function printDemoAccount() {
  if (variable('DEMO') !== '1' || variable('UPSTREAM_URL')) return;
  const { DEMO_ACCOUNT } = await loadTs('functions/mall/user/demo-account.ts');
  console.log(`Demo account: ${DEMO_ACCOUNT.account}, password ${DEMO_ACCOUNT.password}`);
}
