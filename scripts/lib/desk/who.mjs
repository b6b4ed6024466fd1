/** Prints what a hash in a log line stands for. */
export const WHO_COMMAND = { arguments: ['HASH'], run: who };

async function who({ call, tools, print }, [hash], { json }) {
  const found = await call('operator/who', { hash });
  print(json ? tools.safeJson(found) : tools.fields([[found.kind, found.number]]));
}
