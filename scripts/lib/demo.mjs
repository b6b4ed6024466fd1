import { variable } from './environment.mjs';
import { loadTs } from './load-ts.mjs';

/** Prints the demo account, if this shop is a demonstration of the embedded mall. */
export async function printDemoAccount() {
  if (variable('DEMO') !== '1' || variable('UPSTREAM_URL')) return;
  const { DEMO_ACCOUNT } = await loadTs('functions/mall/user/demo-account.ts');
  console.log(`Demo account: ${DEMO_ACCOUNT.account}, password ${DEMO_ACCOUNT.password}`);
}
