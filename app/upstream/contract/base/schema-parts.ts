import type * as v from 'valibot';

/** The parts of schemas, for code that walks through them. */

interface Unwrapped {
  schema: v.GenericSchema;
  optional: boolean;
  nullable: boolean;
}

/** The schema inside its optional, nullable and lazy wrappers. */
export function unwrap(schema: v.GenericSchema): Unwrapped {
  let current = schema;
  let optional = false;
  let nullable = false;
  for (;;) {
    if (current.type === 'optional' || current.type === 'nullish') optional = true;
    if (current.type === 'nullable' || current.type === 'nullish') nullable = true;
    if (hasWrapped(current)) current = current.wrapped;
    else if (isLazy(current)) current = current.getter(undefined);
    else return { schema: current, optional, nullable };
  }
}

function hasWrapped(schema: v.GenericSchema): schema is v.GenericSchema & { wrapped: v.GenericSchema } {
  return 'wrapped' in schema;
}
function isLazy(schema: v.GenericSchema): schema is v.GenericSchema & { getter: (input: unknown) => v.GenericSchema } {
  return schema.type === 'lazy';
}
export function hasItem(schema: v.GenericSchema): schema is v.GenericSchema & { item: v.GenericSchema } {
  return 'item' in schema;
}
export function hasEntries(schema: v.GenericSchema): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } {
  return 'entries' in schema;
}
