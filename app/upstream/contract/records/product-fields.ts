/**
 * The one field whose wire name carries the product (section 3): `{product}DeliveryCycle`. It is renamed
 * where answers are read and written, so that the contract can name it `deliveryCycle`.
 */
const NAME = 'deliveryCycle';

/** The name on the wire: `faradDeliveryCycle`. */
export function deliveryCycleField(product: string): string {
  return `${product}DeliveryCycle`;
}

/** Gives the field its contract name, at any depth. */
export function fromWireNames(product: string, value: unknown): unknown {
  return rename(value, deliveryCycleField(product), NAME);
}

/** Gives the field its wire name, at any depth. */
export function toWireNames(product: string, value: unknown): unknown {
  return rename(value, NAME, deliveryCycleField(product));
}

function rename(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === from ? to : key, rename(inner, from, to)]),
  );
}
