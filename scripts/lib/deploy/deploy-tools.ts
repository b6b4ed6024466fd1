/** A Worker of the shop. */
export interface DeployedWorker {
  title: string;
  /** Options of wrangler that choose it. */
  config: readonly string[];
  /** The id of its version in the answer of `/healthz`. */
  deploymentIn(health: Health | undefined): string | undefined;
}

/** The parts of the answer of `/healthz` that deploying reads. */
export interface Health {
  status?: string | undefined;
  failing?: string | undefined;
  deployment?: string | undefined;
  mall?: { deployment?: string | undefined } | undefined;
}

export interface Migration {
  name: string;
  sql: string;
}

/** What deploying works with. Tests replace it. */
export interface DeployTools {
  /** The address of the shop. */
  origin: string;
  /** Whether the shop has a mall's Worker. */
  two: boolean;
  /** The tag of what is deployed now. Later ones sort after earlier ones. */
  release: string;
  /** All migrations, in their order. */
  migrations: readonly Migration[];
  /** Runs wrangler. @returns what it printed @throws Error with the cause and what to do, in one line */
  wrangler(args: string[]): Promise<string>;
  build(): Promise<void>;
  loadReference(): Promise<void>;
  readHealth(): Promise<unknown>;
  /** Checks what the mall answers to reads. Absent if it cannot be reached. @returns what is wrong */
  checkContract?: (() => Promise<string | undefined>) | undefined;
  wait(ms: number): Promise<void>;
  /** Prints the name of a long step. */
  step<T>(label: string, work: () => Promise<T>): Promise<T>;
  say(line: string): void;
}

/** The Workers of a shop, in the order in which they are deployed: the shop may call what its mall has just learned, never the other way round. */
export function workersOf({ two }: Pick<DeployTools, 'two'>): DeployedWorker[] {
  const shop: DeployedWorker = { title: 'the shop', config: [], deploymentIn: (health) => health?.deployment };
  const mall: DeployedWorker = { title: 'the mall', config: ['-c', 'functions/mall/wrangler.toml'], deploymentIn: (health) => health?.mall?.deployment };
  return two ? [mall, shop] : [shop];
}

/** A tag with the time of a release, such as `20261126-081500`. Cloudflare takes tags of 25 characters. */
export function releaseOf(time: Date): string {
  return time.toISOString().replace(/\..*/, '').replaceAll(/[-:]/g, '').replace('T', '-');
}

/** The first value in JSON that wrangler printed, which may have lines of text before it. */
export function jsonIn(printed: string): unknown {
  return JSON.parse(printed.slice(printed.search(/[[{]/)));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
