import { embeddedTransport, serviceTransport, urlTransport, type Transport } from '../../app/upstream/client/transport';
import type { Configuration, Env } from '../configuration';
import { createMall } from '../mall/app';

/** The way to the upstream: a bound Worker, an address, or the embedded mall, whose private calls may have a Worker of their own. */
export function chooseTransport(env: Env, configuration: Configuration, waitUntil: (work: Promise<unknown>) => void): Transport {
  if (env.UPSTREAM) return serviceTransport(env.UPSTREAM);
  if (configuration.upstreamUrl) return urlTransport(configuration.upstreamUrl, configuration.mallKey);
  const near = createMall(env, { waitUntil, replicas: env.MALL !== undefined });
  return embeddedTransport(near, env.MALL);
}
