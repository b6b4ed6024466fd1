import type * as v from 'valibot';
import type { searchAnswer, searchPayload } from '~/upstream/contract/records/search';

export type SearchPayload = v.InferOutput<typeof searchPayload>;
export type SearchAnswer = v.InferInput<typeof searchAnswer>;
