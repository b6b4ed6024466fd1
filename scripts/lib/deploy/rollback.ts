import * as v from 'valibot';
import { checkHealth } from './check-health';
import { jsonIn, messageOf, workersOf, type DeployTools, type DeployedWorker } from './deploy-tools';

/** Wrangler prints the oldest first. */
const deploymentList = v.array(v.object({ versions: v.array(v.object({ version_id: v.string() })) }));
const versionList = v.array(v.object({ id: v.string(), number: v.number(), annotations: v.optional(v.record(v.string(), v.unknown())) }));

/** A release, and the version of a Worker that belongs to it. */
interface Service {
  release: string;
  version: string;
}

/** A Worker with what is in service, and below it what was in service before and was not taken back. */
interface State extends DeployedWorker {
  services: readonly Service[];
}

/**
 * Goes back to the latest release before this one that all Workers had and that was not taken back. Of a release that was deployed in part, only that part goes back. The
 * database stays: its migrations only add.
 * @throws Error that says what failed, and what has gone back already
 */
export async function rollback(tools: DeployTools): Promise<void> {
  const { wrangler, step, say } = tools;
  const states: State[] = [];
  for (const worker of workersOf(tools)) states.push(await stateOf(worker, tools));
  const latest = states.map(({ services }) => services[0]?.release ?? '').sort().at(-1) ?? '';
  const wanted = releaseBefore(latest, states);
  if (!wanted) {
    const titles = states.map(({ title }) => title).join(' and ');
    throw new Error(`No release before this one is known that ${titles} had and that was not taken back. Nothing was changed`);
  }
  const gone: string[] = [];
  // The shop first: the mall of the latest release knows the calls of both.
  for (const { title, config, version, services } of [...wanted].reverse()) {
    if (version === services[0]?.version) continue;
    try {
      await step(`Going back with ${title}`, () => wrangler(['rollback', version, ...config, '--yes', '--message', `Back from release ${latest}`]));
    } catch (error) {
      throw new Error(`${messageOf(error)}\n${gone.length === 0 ? 'Nothing was changed' : `${gone.join(' and ')} has gone back already`}`, { cause: error });
    }
    gone.push(title);
    say(`In service again: ${title} ${version}`);
  }
  await step('Checking what answers', () => checkHealth(tools, wanted, true));
}

/** The Workers, each with its version of the latest release before the given one that all of them had. @returns `undefined` if there is none */
function releaseBefore(latest: string, states: readonly State[]): Array<State & { version: string }> | undefined {
  for (const { release: wanted } of states[0]?.services ?? []) {
    if (wanted === '' || wanted >= latest) continue;
    const found = states.flatMap((state) => state.services.filter(({ release }) => release === wanted).map(({ version }) => ({ ...state, version })));
    if (found.length === states.length) return found;
  }
  return undefined;
}

async function stateOf(worker: DeployedWorker, { wrangler }: DeployTools): Promise<State> {
  const { title, config } = worker;
  const printed = v.parse(deploymentList, jsonIn(await wrangler(['deployments', 'list', ...config, '--json'])));
  const deployments = printed.map(({ versions }) => versions.map(({ version_id: id }) => id));
  const [only, ...others] = deployments.at(-1) ?? [];
  if (only === undefined || others.length > 0) throw new Error(`Several versions of ${title} share its visitors. End that with npx wrangler versions deploy, then try again`);
  const releases = releasesOf(v.parse(versionList, jsonIn(await wrangler(['versions', 'list', ...config, '--json']))));
  if (!releases.has(only)) throw new Error(`wrangler does not list the version of ${title} that is in service: ${only}`);
  let services: Service[] = [];
  for (const [version, ...more] of deployments) {
    if (version === undefined || more.length > 0) continue;
    const release = releases.get(version) ?? '';
    // Whoever goes back to a release takes back all later ones.
    services = [{ release, version }, ...services.filter((one) => one.release < release)];
  }
  return { ...worker, services };
}

/** The release of each version. A change of a secret is a version of its own, without a tag, on top of a release. */
function releasesOf(versions: v.InferOutput<typeof versionList>): Map<string, string> {
  let release = '';
  return new Map(versions.sort((a, b) => a.number - b.number).map(({ id, annotations }) => {
    release = String(annotations?.['workers/tag'] ?? release);
    return [id, release];
  }));
}
