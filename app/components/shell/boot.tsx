import { createContext } from 'react';
import type { Language } from '~/domain/text/language';

/** Data that the document needs even on error pages, where loader data is missing. */
export interface Boot {
  /** For the scripts of this response; empty in the browser, which hides it from scripts. */
  nonce: string;
  language: Language;
  productName: string;
}

export const BootContext = createContext<Boot>({ nonce: '', language: 'en', productName: '' });

/** The same in the browser, from the document the server wrote. */
export function readBoot(): Boot {
  const name = document.querySelector('meta[name="application-name"]');
  return {
    nonce: '',
    language: document.documentElement.lang === 'zh-CN' ? 'cn' : 'en',
    productName: name?.getAttribute('content') ?? '',
  };
}
