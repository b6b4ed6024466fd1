/** The translator that components pass on. Its keys have their namespace, `product:stock.title`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
