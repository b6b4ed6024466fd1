import type * as v from 'valibot';
import type { Call } from '~/upstream/contract/base/call';
import type { Language } from '~/domain/text/language';
import type { MallBindings } from './bindings';
import { parsePayload } from './payload';
import type { Queries } from '../db/queries';

/** What a call sees of its request. */
export interface MallContext {
  bindings: MallBindings;
  queries: Queries;
  request: Request;
  language: Language;
  /** Milliseconds since 1970, the same for the whole request. */
  now: number;
  /** IANA zone of calendar days, and of times without an offset. */
  timeZone: string;
  /** Headers of the answer beside the usual ones. */
  headers: Headers;
}

/** What work on a schedule needs. */
export type JobContext = Pick<MallContext, 'bindings' | 'queries' | 'now' | 'timeZone'>;

/** One call of the contract with its answer. */
export interface MallRoute {
  call: Call;
  /** @throws Refusal for errors of the trade */
  run(input: unknown, context: MallContext): Promise<unknown>;
}

/** Ties an answer to its call: the payload arrives parsed, and the data must fit the contract. */
export function handle<P extends v.GenericSchema, D extends v.GenericSchema>(
  call: Call<P, D>,
  answer: (payload: v.InferOutput<P>, context: MallContext) => Promise<v.InferInput<D>>,
): MallRoute {
  return {
    call,
    run: (input, context) => answer(parsePayload(call.payload, input), context),
  };
}
