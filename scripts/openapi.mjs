import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

/** Prints the upstream contract as an OpenAPI 3.1 document, or writes it to a file: `-- --out FILE --product NAME`. */
await main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, product: { type: 'string' } } });
  await ensureInstalled();
  const { loadTs } = await import('./lib/load-ts.mjs');
  const { openApiDocument } = await loadTs('app/upstream/contract/openapi.ts');
  const product = values.product ?? process.env.PRODUCT;
  const text = `${JSON.stringify(openApiDocument(product ? { product } : {}), null, 2)}\n`;
  if (values.out) writeFileSync(values.out, text);
  else process.stdout.write(text);
});
