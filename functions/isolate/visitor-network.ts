import { widestNetwork } from '../mall/user/limits/visitor';

/** The network of a visitor, for shares of what an isolate can do; `undefined` if it is not known, or is this machine. */
export function networkOf({ headers }: Request): string | undefined {
  const address = headers.get('cf-connecting-ip');
  return address === null || LOOPBACK.test(address) ? undefined : widestNetwork(address);
}

/** Servers on the developer's machine name it as the sender of every request. */
const LOOPBACK = /^(?:127\.|::1$)/;
