/** The translator as components hand it on: keys with their namespace, `product:stock.title`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
