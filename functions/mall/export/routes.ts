import type * as v from 'valibot';
import { contentDisposition } from '~/domain/text/file-name';
import { dayOf } from '~/domain/time/moment';
import type { ExportFormat } from '~/domain/order/export-kinds';
import { INVOICE_STATUS } from '~/domain/order/states';
import { exportFile, FILE_TYPES } from '~/upstream/contract/records/export';
import { readBom } from '../bom/read-bom';
import { readCart } from '../cart/routes';
import { mallDictionary } from '../content/dictionary';
import { ownOrder, requireUser } from '../trade/owned-orders';
import { toDetail } from '../trade/records/wire';
import { parsePayload, type MallContext } from '../http/route';
import { planLines } from './bom/plan-lines';
import { storedLine } from './bom/stored-lines';
import { listedOrders } from './listed-orders';
import { invoiceDocument, orderDocument, type Printing, type WireOrder } from './document/order-document';
import type { PrintedDocument } from './document/printed-document';
import { notBilled } from './export-refusals';
import { bomSheet } from './sheet/bom-sheet';
import { cartSheet } from './sheet/cart-sheet';
import { orderSheet } from './sheet/order-sheet';
import type { Sheet } from './sheet/sheet';
import { WORDS } from './text/messages';

type Wanted = v.InferOutput<typeof exportFile.payload>;

interface Made {
  /** The end of the file's name, without the extension. */
  name: string;
  body: BodyInit;
}

/** Answers `export/exportFile` with a file of the visitor's own data. @throws Refusal */
export async function answerExport(input: unknown, context: MallContext): Promise<Response> {
  const wanted = parsePayload(exportFile.payload, input);
  const { name, body } = await make(wanted, context);
  const { what, format } = wanted;
  const headers = new Headers(context.headers);
  headers.set('content-type', format === 'csv' ? `${FILE_TYPES[format]}; charset=utf-8` : FILE_TYPES[format]);
  headers.set('content-disposition', contentDisposition(`${WORDS[context.language].file[what]}-${name}.${format}`));
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(body, { headers });
}

async function make(wanted: Wanted, context: MallContext): Promise<Made> {
  const { language, now, timeZone } = context;
  const { sheet } = WORDS[language];
  const dictionary = mallDictionary(context.bindings);
  switch (wanted.what) {
    case 'cart': {
      const cart = await readCart(context, wanted.cartKey);
      return { name: dayOf(now, timeZone), body: await written(cartSheet(cart, language), wanted.format) };
    }
    case 'orders': {
      const orders = await listedOrders(context, (await requireUser(context)).userCode, wanted);
      return { name: dayOf(now, timeZone), body: await written(orderSheet(sheet.orders, orders, language, timeZone, dictionary), wanted.format) };
    }
    case 'order': {
      const order = await orderOf(wanted.orderNo, context);
      const body = wanted.format === 'pdf'
        ? await printed(orderDocument(order, printing(context)), context)
        : await written(orderSheet(sheet.orders, [order], language, timeZone, dictionary), wanted.format);
      return { name: order.orderNo, body };
    }
    case 'bom': {
      const { name, bomNo, ...bom } = await readBom(wanted, context);
      const lines = await planLines(bom.lines.map(storedLine), { ...bom.settings, goal: wanted.goal ?? bom.settings.goal }, context);
      return { name: name.replace(/[/\\]+/g, '-') || bomNo, body: await written(bomSheet(lines, bom, language), wanted.format) };
    }
    case 'invoice': {
      const order = await orderOf(wanted.orderNo, context);
      const { invoice } = order;
      if (invoice?.invoiceStatus !== INVOICE_STATUS.billed) throw notBilled(invoice, timeZone);
      return { name: invoice.invoiceNo ?? order.orderNo, body: await printed(invoiceDocument(order, invoice, printing(context)), context) };
    }
  }
}

async function orderOf(orderNo: string, context: MallContext): Promise<WireOrder> {
  return toDetail(await ownOrder(context, await requireUser(context), orderNo), [], context.now, false);
}

function printing({ bindings, language, timeZone, now }: MallContext): Printing {
  return { shop: bindings.PRODUCT_NAME || bindings.PRODUCT, language, timeZone, now, dictionary: mallDictionary(bindings) };
}

/** Writes a table as a file. The code that writes a format is loaded with the first file of this format. */
async function written(sheet: Sheet, format: Exclude<ExportFormat, 'pdf'>): Promise<ReadableStream<Uint8Array>> {
  if (format === 'csv') return (await import('./sheet/csv-sheet')).csvStream(sheet);
  return (await import('./sheet/xlsx-sheet')).xlsxStream(sheet);
}

async function printed(document: PrintedDocument, { bindings }: MallContext): Promise<Uint8Array<ArrayBuffer>> {
  const [{ printDocument }, { documentFace }] = await Promise.all([import('./document/print'), import('./document/font/document-face')]);
  return printDocument(document, await documentFace(bindings.ASSETS));
}
