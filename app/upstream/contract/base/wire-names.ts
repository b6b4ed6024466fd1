/** Contract names of fields, and their names on the wire where those differ. */
export type WireNames = Readonly<Record<string, string>>;

/** The one field whose wire name carries the product: `faradDeliveryCycle` is `deliveryCycle` in the contract. */
export function wireNames(product: string): { readonly deliveryCycle: `${string}DeliveryCycle` } {
  return { deliveryCycle: `${product}DeliveryCycle` };
}
