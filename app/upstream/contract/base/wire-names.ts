/** The contract names of fields that have other names on the wire, with these names. */
export type WireNames = Readonly<Record<string, string>>;

/** The only field whose wire name contains the product: `faradDeliveryCycle` is `deliveryCycle` in the contract. */
export function wireNames(product: string): { readonly deliveryCycle: `${string}DeliveryCycle` } {
  return { deliveryCycle: `${product}DeliveryCycle` };
}
