import { widestNetwork } from '../mall/user/limits/visitor';

/** The network of a visitor, for shares of what an isolate can do; `undefined` if it is not known, or is this machine. */
export function networkOf({ headers }: Request): string | undefined {
  return widestNetwork(headers.get('cf-connecting-ip') ?? '');
}
