import * as v from 'valibot';

/** The snapshot policy of an answer. The lifetimes are in `upstream/client/policies`. */
export type PolicyName = 'content' | 'catalogue' | 'search' | 'never';

/** The group of a call. The contract suite reports by group. */
export type CallGroup = 'goods' | 'content' | 'user' | 'region' | 'tracking' | 'file' | 'cart' | 'order' | 'operator';

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
