import { widestNetwork } from '../mall/user/limits/visitor';

/**
 * The network of a visitor, for shares of what an isolate can do: the one of a household or office, or that one computer can easily have. Of IPv6 it is the /48, of IPv4 the /24.
 * @returns `undefined` if it is not known, or is this machine
 */
export function networkOf({ headers }: Request): string | undefined {
  return widestNetwork(headers.get('cf-connecting-ip') ?? '')?.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
}
