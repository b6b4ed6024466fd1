import * as v from 'valibot';
import { checkHealth } from './check-health';
import { jsonIn, messageOf, workersOf, type DeployTools, type DeployedWorker } from './deploy-tools';

const deployment = v.object({ versions: v.array(v.object({ version_id: v.string() })) });
const versionList = v.array(v.object({ id: v.string(), number: v.number(), annotations: v.optional(v.record(v.string(), v.unknown())) }));

/** A Worker, the version of it that is in service, the release that this belongs to, and the version that was in service before that release. */
interface State extends DeployedWorker {
  current: string;
  release: string;
  former: string | undefined;
}

/**
 * Goes back to the Workers of the release before the latest one. Of a release that was deployed in part, only that part goes back. The database stays: its migrations only add.
 * @throws Error that says what failed, and what has gone back already
 */
export async function rollback(tools: DeployTools): Promise<void> {
  const { wrangler, step, say } = tools;
  const states: State[] = [];
  for (const worker of workersOf(tools)) states.push(await stateOf(worker, tools));
  const latest = states.map(({ release }) => release).sort().at(-1) ?? '';
  const going = states.filter(({ release }) => release === latest);
  if (going.every(({ former }) => former === undefined)) throw new Error('There is no release before this one');
  const gone: string[] = [];
  // The shop first: the mall of the latest release knows the calls of both.
  for (const { title, config, former } of [...going].reverse()) {
    if (former === undefined) {
      say(`No release before this one has ${title}, so it stays`);
      continue;
    }
    try {
      await step(`Going back with ${title}`, () => wrangler(['rollback', former, ...config, '--yes', '--message', `Back from release ${latest || 'without a name'}`]));
    } catch (error) {
      throw new Error(`${messageOf(error)}\n${gone.length === 0 ? 'Nothing was changed' : `${gone.join(' and ')} has gone back already`}`, { cause: error });
    }
    gone.push(title);
    say(`In service again: ${title} ${former}`);
  }
  const wanted = states.map((state) => ({ ...state, version: (going.includes(state) ? state.former : undefined) ?? state.current }));
  await step('Checking what answers', () => checkHealth(tools, wanted, true));
}

async function stateOf(worker: DeployedWorker, { wrangler }: DeployTools): Promise<State> {
  const { title, config } = worker;
  const { versions: inService } = v.parse(deployment, jsonIn(await wrangler(['deployments', 'status', ...config, '--json'])));
  const [only, ...others] = inService;
  if (!only || others.length > 0) throw new Error(`Several versions of ${title} share its visitors. End that with npx wrangler versions deploy, then try again`);
  const versions = v.parse(versionList, jsonIn(await wrangler(['versions', 'list', ...config, '--json']))).sort((a, b) => b.number - a.number);
  const at = versions.findIndex(({ id }) => id === only.version_id);
  if (at < 0) throw new Error(`wrangler does not list the version of ${title} that is in service: ${only.version_id}`);
  // A change of a secret is a version of its own, without a tag, on top of a release.
  const tags = versions.map(({ annotations }) => String(annotations?.['workers/tag'] ?? ''));
  const first = tags.findIndex((tag, index) => index >= at && tag !== '');
  return { ...worker, current: only.version_id, release: tags[first] ?? '', former: versions[(first < 0 ? at : first) + 1]?.id };
}
