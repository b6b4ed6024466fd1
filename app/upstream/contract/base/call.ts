import * as v from 'valibot';

/**
 * The snapshot policy of an answer. The lifetimes are in `upstream/client/policies`. `never`: a call about a visitor. `live`: a public read whose answer
 * is never stored.
 */
export type PolicyName = 'content' | 'catalogue' | 'search' | 'live' | 'never';

/** The group of a call. The contract suite reports by group, and a group that fails rests as a whole. */
export type CallGroup = 'goods' | 'figures' | 'content' | 'user' | 'region' | 'tracking' | 'file' | 'cart' | 'order' | 'bom' | 'feedback' | 'lottery' | 'operator';

/** The maximum size of the body of most calls, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** One call of the contract (README, "Calls"). */
export interface Call<
  P extends v.GenericSchema = v.GenericSchema,
  D extends v.GenericSchema = v.GenericSchema,
> {
  name: string;
  group: CallGroup;
  method: 'GET' | 'POST';
  /** The path below `/api/{product}/`. The field `id` of the payload replaces `{id}`. */
  path: string;
  payload: P;
  data: D;
  policy: PolicyName;
  /** The maximum size of the request's body, in bytes; absent for {@link BODY_LIMIT}. */
  bodyLimit?: number;
  /** The maximum size of the answer, in bytes; absent for `ANSWER_LIMIT` of `upstream/client/policies`. */
  answerLimit?: number;
  /** Whether the answer contains content of the operator. Answers with the policy `content` always do. */
  ofContent?: true;
  /** Whether an upstream may do without the call. Pages then do without it too. */
  optional?: true;
  /** One line for the OpenAPI document. */
  summary: string;
}

export type Payload<C extends Call> = v.InferInput<C['payload']>;
export type Data<C extends Call> = v.InferOutput<C['data']>;

/** Declares a call and keeps the exact types of its schemas. */
export function call<P extends v.GenericSchema, D extends v.GenericSchema>(
  declaration: Call<P, D>,
): Call<P, D> {
  return declaration;
}

/** A call without payload. */
export const nothing = v.object({});

/** A request for all rows of a list: `pageNo` and `pageSize` are −1. */
export const allRows = v.object({ pageNo: v.literal(-1), pageSize: v.literal(-1) });
export const ALL_ROWS = { pageNo: -1, pageSize: -1 } as const;
