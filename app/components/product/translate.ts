/** A translator that a component gives to other components. Its keys begin with their namespace, as in `product:stock.title`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
