import { checkHealth } from './check-health';
import { messageOf, workersOf, type DeployTools } from './deploy-tools';
import { breakingStatement, pendingMigrations } from './migrations';

/**
 * Deploys a release. Each step is done only if those before it have succeeded: the database first, since it only grows and both releases work on it; then the mall; then
 * the shop, which calls it.
 * @param options - `breaking`: migrations may take away what the Workers in service use
 * @throws Error that says what failed, and what is in service now
 */
export async function deploy(tools: DeployTools, { breaking }: { breaking: boolean }): Promise<void> {
  const { wrangler, release, step, say } = tools;
  const workers = workersOf(tools);
  await tools.build();
  for (const { title, config } of workers) await step(`Checking ${title}`, () => wrangler(['deploy', ...config, '--dry-run']));
  await migrate(tools, breaking);
  await tools.loadReference();

  const deployed: Array<(typeof workers)[number] & { version: string }> = [];
  const inService = () => (deployed.length === 0
    ? 'The Workers in service are those of before'
    : `In service now: ${deployed.map(({ title }) => title).join(' and ')} of this release. npm run deploy -- rollback goes back to the release before`);
  try {
    for (const worker of workers) {
      const { title, config } = worker;
      const printed = await step(`Deploying ${title}`, () => wrangler(['deploy', ...config, '--tag', release, '--message', `Release ${release}`]));
      const version = /Current Version ID: (\S+)/.exec(printed)?.[1] ?? '';
      deployed.push({ ...worker, version });
      if (!version) throw new Error(`wrangler names no version of ${title}`);
      say(`Deployed ${title}: ${version}`);
    }
    const state = await step('Checking what answers', () => checkHealth(tools, deployed));
    if (state === 'empty') return say(`Release ${release} is in service. No catalogue is loaded yet: npm run catalogue -- generate --remote`);
    await checkContract(tools);
  } catch (error) {
    throw new Error(`${messageOf(error)}\n${inService()}`, { cause: error });
  }
  say(`Release ${release} is in service at ${tools.origin}`);
}

async function migrate(tools: DeployTools, breaking: boolean): Promise<void> {
  const { pending, isNew } = await pendingMigrations(tools);
  if (pending.length === 0) return;
  const found = isNew || breaking ? undefined : breakingStatement(pending);
  if (found) {
    throw new Error(
      `Migration ${found.name} takes away what the Workers in service may use: ${found.statement}\n`
      + 'Nothing was changed. With npm run deploy -- --breaking the shop may fail until the new Workers are in service, and there is no way back.',
    );
  }
  await tools.step(`Applying ${pending.length} migrations`, () => tools.wrangler(['d1', 'migrations', 'apply', 'DB', '--remote']));
}

async function checkContract({ checkContract: check, step, say, two }: DeployTools): Promise<void> {
  if (!check) {
    if (two) say('The contract suite was not run: it needs MALL_URL, the address of a route to the mall, and MALL_KEY');
    return;
  }
  const fault = await step('Checking the contract', check);
  if (fault !== undefined) throw new Error(fault);
}
