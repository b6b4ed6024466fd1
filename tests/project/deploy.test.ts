/** Deploying both Workers, against a stand-in for wrangler: the order of the steps, where they stop, and the way back. */
import { beforeEach, describe, expect, test } from 'vitest';
import { deploy } from '../../scripts/lib/deploy/deploy';
import { releaseOf } from '../../scripts/lib/deploy/deploy-tools';
import { breakingStatement } from '../../scripts/lib/deploy/migrations';
import { rollback } from '../../scripts/lib/deploy/rollback';
import { FakeCloudflare } from '../fixtures/servers/fake-cloudflare';

const FIRST = { name: '0001_first.sql', sql: 'CREATE TABLE goods (id TEXT);' };
const ADDS = { name: '0002_adds.sql', sql: '-- DROP TABLE nothing\nALTER TABLE goods ADD COLUMN stock INTEGER;\nDROP INDEX slow;' };
const TAKES = { name: '0003_takes.sql', sql: 'CREATE TABLE other (id TEXT);\nDROP  TABLE\ngoods;' };
const ORDER = ['build', 'check mall', 'check shop', 'migrations?', 'migrate', 'reference', 'deploy mall', 'deploy shop', 'health', 'contract'];
const CAREFUL = { breaking: false };

let cloudflare: FakeCloudflare;

beforeEach(() => {
  cloudflare = new FakeCloudflare([FIRST, ADDS]);
});

/** Deploys a release, and forgets the steps. @returns the versions in service */
async function release(tag: string): Promise<{ mall: string; shop: string }> {
  cloudflare.release = tag;
  await deploy(cloudflare.tools(), CAREFUL);
  cloudflare.done.length = 0;
  return inService();
}

const inService = () => ({ mall: cloudflare.workers.mall.inService, shop: cloudflare.workers.shop.inService });

describe('npm run deploy', () => {
  test('checks both Workers, changes the database, deploys the mall, then the shop, and checks what answers', async () => {
    await deploy(cloudflare.tools(), CAREFUL);
    expect(cloudflare.done).toEqual(ORDER);
    expect(cloudflare.said.at(-1)).toBe('Release 20261126-080000 is in service at https://shop.example');
    expect(cloudflare.workers.mall.versions[0]?.annotations).toEqual({ 'workers/tag': '20261126-080000', 'workers/message': 'Release 20261126-080000' });
  });

  test('stops at each step that fails, says what is in service, and does nothing further', async () => {
    for (const [at, step] of ORDER.entries()) {
      if (step === 'health') continue;
      cloudflare = new FakeCloudflare([FIRST, ADDS]);
      cloudflare.failsAt = step;
      const failure = await deploy(cloudflare.tools(), CAREFUL).catch((error: unknown) => String(error));
      expect([step, failure]).toEqual([step, expect.stringContaining(`${step} failed`)]);
      expect([step, cloudflare.done]).toEqual([step, ORDER.slice(0, at + 1)]);
      if (step === 'deploy mall') expect(failure).toContain('The Workers in service are those of before');
      if (step === 'deploy shop') expect(failure).toContain('In service now: the mall of this release. npm run deploy -- rollback goes back');
    }
  });

  test('waits until the address answers with what was deployed', async () => {
    await release('20261125-080000');
    cloudflare.late = 5;
    await deploy(cloudflare.tools(), CAREFUL);
    expect(cloudflare.done.filter((step) => step === 'health')).toHaveLength(6);
  });

  test.each<[string, (shop: FakeCloudflare) => void, string]>([
    ['does not answer with it', (shop) => void (shop.late = 1_000), 'https://shop.example/healthz: the mall is not yet the one that was deployed'],
    ['says that something fails', (shop) => void (shop.failing = 'mall: database'), 'https://shop.example/healthz: mall: database'],
    ['does not answer', (shop) => void (shop.failsAt = 'health'), 'https://shop.example/healthz: no answer'],
    ['breaks the contract', (shop) => void (shop.contract = 'goods/search: wrong'), 'goods/search: wrong'],
  ])('fails where the shop %s, and names the way back', async (_, change, message) => {
    await release('20261125-080000');
    change(cloudflare);
    const failure = await deploy(cloudflare.tools(), CAREFUL).catch((error: unknown) => String(error));
    expect(failure).toBe(`Error: ${message}\nIn service now: the mall and the shop of this release. npm run deploy -- rollback goes back to the release before`);
  });

  test('of a new shop ends with what comes next', async () => {
    cloudflare.failing = 'catalogue: nothing is loaded';
    await deploy(cloudflare.tools(), CAREFUL);
    expect(cloudflare.said.at(-1)).toContain('npm run catalogue -- generate --remote');
    expect(cloudflare.done).not.toContain('contract');
  });

  test('without a way to the mall says that the contract was not checked', async () => {
    await deploy({ ...cloudflare.tools(), checkContract: undefined }, CAREFUL);
    expect(cloudflare.said).toContainEqual(expect.stringContaining('The contract suite was not run: it needs MALL_URL'));
  });

  test('of a shop without a mall’s Worker deploys the shop alone', async () => {
    await deploy(cloudflare.tools(false), CAREFUL);
    expect(cloudflare.done.filter((step) => /mall|shop/.test(step))).toEqual(['check shop', 'deploy shop']);
  });

  test('has nothing to migrate where all is applied', async () => {
    cloudflare.applied = [FIRST.name, ADDS.name];
    await deploy(cloudflare.tools(), CAREFUL);
    expect(cloudflare.done).not.toContain('migrate');
  });

  test('refuses a migration that takes something away from the Workers in service, before it changes anything', async () => {
    cloudflare.migrations.push(TAKES);
    cloudflare.applied = [FIRST.name];
    await expect(deploy(cloudflare.tools(), CAREFUL)).rejects.toThrow('Migration 0003_takes.sql takes away what the Workers in service may use: DROP TABLE goods\nNothing was changed.');
    expect(cloudflare.done).toEqual(['build', 'check mall', 'check shop', 'migrations?']);
    await deploy(cloudflare.tools(), { breaking: true });
    expect(cloudflare.applied).toEqual([FIRST.name, ADDS.name, TAKES.name]);
  });

  test('of an empty database applies every migration', async () => {
    cloudflare.migrations.push(TAKES);
    await deploy(cloudflare.tools(), CAREFUL);
    expect(cloudflare.applied).toHaveLength(3);
  });
});

test.each([
  ['DROP TABLE a', true], ['drop view a', true], ['ALTER TABLE a DROP COLUMN b', true], ['ALTER TABLE a RENAME TO b', true], ['ALTER TABLE a RENAME COLUMN b TO c', true],
  ['DROP INDEX a', false], ['DROP TRIGGER a', false], ['ALTER TABLE a ADD COLUMN b', false], ['-- DROP TABLE a', false], ["INSERT INTO a VALUES ('drop')", false],
])('%s takes something away: %s', (sql, breaks) => {
  expect(breakingStatement([{ name: 'one', sql: `CREATE TABLE z (a);\n${sql};` }]) !== undefined).toBe(breaks);
});

test('tags of releases are short, and sort by time', () => {
  expect(releaseOf(new Date('2026-11-26T08:15:09.123Z'))).toBe('20261126-081509');
});

describe('npm run deploy -- rollback', () => {
  test('goes back to the Workers of the release before, the shop first, and checks what answers', async () => {
    const before = await release('20261124-080000');
    await release('20261125-080000');
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(before);
    expect(cloudflare.done.filter((step) => /^(?:rollback|health)/.test(step))).toEqual(['rollback shop', 'rollback mall', 'health']);
  });

  test('again goes back one release further, not forward', async () => {
    const first = await release('20261123-080000');
    await release('20261124-080000');
    await release('20261125-080000');
    await rollback(cloudflare.tools());
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(first);
    await expect(rollback(cloudflare.tools())).rejects.toThrow('No release before this one is known that the mall and the shop had and that was not taken back. Nothing was changed');
  });

  test('of a release that was deployed in part takes back that part', async () => {
    const before = await release('20261124-080000');
    cloudflare.failsAt = 'deploy shop';
    cloudflare.release = '20261125-080000';
    await expect(deploy(cloudflare.tools(), CAREFUL)).rejects.toThrow('deploy shop failed');
    expect(inService().mall).not.toBe(before.mall);
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(before);
    expect(cloudflare.done).not.toContain('rollback shop');
  });

  test('passes over what was taken back', async () => {
    const first = await release('20261123-080000');
    await release('20261124-080000');
    await rollback(cloudflare.tools());
    await release('20261125-080000');
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(first);
  });

  test('passes over what went back by hand, and goes back to what came again by hand', async () => {
    const first = await release('20261123-080000');
    const second = await release('20261124-080000');
    cloudflare.putBack('mall', first.mall);
    cloudflare.putBack('shop', first.shop);
    cloudflare.putBack('mall', second.mall);
    await release('20261125-080000');
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(first);
    cloudflare.putBack('mall', second.mall);
    cloudflare.putBack('shop', second.shop);
    await release('20261126-080000');
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(second);
  });

  test('passes over what was deployed in part', async () => {
    const first = await release('20261123-080000');
    cloudflare.failsAt = 'deploy shop';
    cloudflare.release = '20261124-080000';
    await expect(deploy(cloudflare.tools(), CAREFUL)).rejects.toThrow('deploy shop failed');
    cloudflare.failsAt = '';
    await release('20261125-080000');
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(first);
  });

  test('takes the rest back after it has failed at the mall', async () => {
    const first = await release('20261123-080000');
    await release('20261124-080000');
    cloudflare.failsAt = 'rollback mall';
    await expect(rollback(cloudflare.tools())).rejects.toThrow('the shop has gone back already');
    cloudflare.failsAt = '';
    await rollback(cloudflare.tools());
    expect(inService()).toEqual(first);
  });

  test('changes nothing where Cloudflare no longer lists a release before', async () => {
    await release('20261123-080000');
    const last = await release('20261124-080000');
    for (let change = 0; change < 9; change += 1) cloudflare.changeSecret('mall');
    const { mall } = inService();
    await expect(rollback(cloudflare.tools())).rejects.toThrow('Nothing was changed');
    expect(inService()).toEqual({ mall, shop: last.shop });
  });

  test('does not stop at a change of a secret', async () => {
    await release('20261124-080000');
    const secret = cloudflare.changeSecret('shop');
    const { mall } = inService();
    await release('20261125-080000');
    cloudflare.changeSecret('mall');
    await rollback(cloudflare.tools());
    expect(inService()).toEqual({ mall, shop: secret });
  });

  test('stops at each step that fails, and says what has gone back', async () => {
    for (const [step, told] of [['deployments mall', ''], ['versions shop', ''], ['rollback shop', 'Nothing was changed'], ['rollback mall', 'the shop has gone back already']] as const) {
      cloudflare = new FakeCloudflare([FIRST, ADDS]);
      await release('20261124-080000');
      await release('20261125-080000');
      cloudflare.failsAt = step;
      const failure = await rollback(cloudflare.tools()).catch((error: unknown) => String(error));
      expect(failure).toContain(`${step} failed`);
      expect(failure).toContain(told);
      expect(cloudflare.done.at(-1)).toBe(step);
    }
  });
});
