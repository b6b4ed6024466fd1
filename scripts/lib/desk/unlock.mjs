/** Lets an account try passwords and codes again, at all places. */
export const UNLOCK_COMMAND = { arguments: ['ACCOUNT'], changes: true, run: unlock };

async function unlock({ call, tools, print }, [account], { json }) {
  const { rows } = await call('operator/unlockAccount', { account });
  if (json) return print(tools.safeJson({ account, rows }));
  const name = tools.safeText(account);
  if (rows.length === 0) return print(`${name} was not limited`);
  print(tools.table(['LIMIT', 'USES'], rows.map(({ rule, uses }) => [rule, String(uses)])));
  print(`\n${name} is unlocked`);
}
