/** The commands about accounts. */
export const ACCOUNT_COMMANDS = { 'sign-out': { arguments: ['ACCOUNT'], changes: true, run: signOut } };

async function signOut({ call, tools, print }, [account], { json }) {
  const { signIns, devices } = await call('operator/signOutAccount', { account });
  print(json ? tools.safeJson({ account, signIns, devices }) : `${tools.safeText(account)} is signed out. Sign-ins ended: ${signIns}, devices forgotten: ${devices}`);
}
