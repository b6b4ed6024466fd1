/** Renders screens like the Worker, with the shop's own messages. */
import { zoneName } from '~/domain/time/deadline';
import { Writable } from 'node:stream';
import { createRemixStub } from '@remix-run/testing';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { NamesProvider } from '~/components/shell/names';
import { SiteContext } from '~/components/shell/site-context';
import { SHOWN_TYPES } from '~/domain/text/dictionary';
import type { Language } from '~/domain/text/language';
import type { Product } from '~/domain/product/product';
import { createI18n } from '~/i18n/i18n.server';
import { toNames } from '~/upstream/to-domain/content';

/** The page of a list that has one. */
export const ONE_PAGE = { pageNo: 1, totalPage: 1 };
/** 2026-11-20 10:58:12 in Shanghai. */
export const SNAPSHOT_AT = Date.UTC(2026, 10, 20, 2, 58, 12);
export const never = new Promise<never>(() => undefined);

// The stub's router has layout effects, which React warns about on the server. The warning is harmless.
const report = console.error;
console.error = (message: unknown, ...rest: unknown[]) => {
  if (!String(message).includes('useLayoutEffect')) report(message, ...rest);
};

export interface Rendered {
  /** The HTML that is complete at once, which stays without script. */
  shell: string;
  /** All streamed HTML. */
  all: Promise<string>;
}

type Dictionary = Parameters<typeof toNames>[0];

/** Renders an element at a path, with the names of the upstream's dictionary. `all` settles when everything is streamed. */
export async function renderAt(path: string, element: ReactElement, language: Language = 'en', dictionary: Dictionary = {}): Promise<Rendered> {
  const Stub = createRemixStub([{ path: '*', Component: () => element }]);
  const site = { language, productName: 'Farad', product: 'farad', channel: undefined, timeZone: 'Asia/Shanghai', zone: zoneName(SNAPSHOT_AT, 'Asia/Shanghai', language), now: SNAPSHOT_AT, path };
  let html = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      // React's renderer for Node leaves zero bytes where a character did not fit into its buffer. The shop uses the renderer for the edge.
      html += String(chunk).replaceAll('\0', '');
      done();
    },
  });
  const all = new Promise<string>((resolve) => sink.on('finish', () => resolve(html)));
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <I18nextProvider i18n={createI18n(language)}>
        <SiteContext.Provider value={site}>
          <NamesProvider names={toNames(dictionary, SHOWN_TYPES, language)}><Stub initialEntries={[path]} /></NamesProvider>
        </SiteContext.Provider>
      </I18nextProvider>,
      {
        onShellReady() {
          pipe(sink);
          resolve({ shell: html, all });
        },
        onShellError: reject,
      },
    );
  });
}

/** The visible text, without tags, comments and repeated spaces. */
export function readable(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A first-party product with four price tiers, sold in hundreds. */
export function sampleProduct(over: Partial<Product> = {}): Product {
  return {
    id: 'F0000000001', mpn: 'TEST-100N', brand: 'Acme', name: 'Ceramic capacitor', description: '100 nF 50 V X7R',
    catalogueCode: '3_031207', packageName: '0603', attributes: [], images: '[]', stock: 12_000, moq: 100, mpq: 4000,
    perAddQuantity: 100, perAddType: 0, hasDiscount: 'F', orderGoodsFlag: 'F', onWayNum: 0, onWayDetailList: [], goodsType: 'GT0',
    rangePrice: [
      { min: 100, price: '0.0312' }, { min: 1000, price: '0.0218' }, { min: 4000, price: '0.01425' }, { min: 20000, price: '0.012' },
    ],
    ...over,
  };
}
