import { widestNetwork } from '../mall/user/limits/visitor';

/**
 * The network of a visitor, for shares of what an isolate can do: those of one household or office, and those that one computer can easily have. Of IPv4 that is the /24, of
 * IPv6 the /48. `undefined` if it is not known, or is this machine.
 */
export function networkOf({ headers }: Request): string | undefined {
  return widestNetwork(headers.get('cf-connecting-ip') ?? '')?.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
}
