import { hasKey } from './keys';
import { noSuchCall } from './refusal';
import type { MallContext } from './route';

/** The maximum length of an operator's name, in characters. */
const NAME_LENGTH = 60;

/** Whether the caller is an operator: the header `operator-key` has the mall's key. */
export function hasOperatorKey({ bindings, request }: Pick<MallContext, 'bindings' | 'request'>): boolean {
  return hasKey(request, 'operator-key', bindings.OPERATOR_KEY);
}

/**
 * The name of the operator who calls, from the header `operator-name`, percent-encoded; empty if there is none.
 * @throws Refusal for any other caller, the same as for a call that does not exist
 */
export function operatorName(context: Pick<MallContext, 'bindings' | 'request'>): string {
  if (!hasOperatorKey(context)) throw noSuchCall();
  const given = context.request.headers.get('operator-name') ?? '';
  return [...decoded(given).trim()].slice(0, NAME_LENGTH).join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
