import { createContext } from 'react';
import type { Language } from '~/domain/text/language';
import { trackingChoice, type TrackingChoice } from '~/domain/tracking/tracking-choice';

/** Data that the document needs even on error pages, where loader data is missing. */
export interface Boot {
  /** The nonce of the scripts of this response. Empty in the browser, because browsers hide nonces from scripts. */
  nonce: string;
  language: Language;
  productName: string;
  /** Whether the page counts visits. */
  tracking: TrackingChoice;
}

export const BootContext = createContext<Boot>({ nonce: '', language: 'en', productName: '', tracking: 'off' });

/** Reads this data in the browser, from the document that the server rendered. */
export function readBoot(): Boot {
  const name = document.querySelector('meta[name="application-name"]');
  return {
    nonce: '',
    language: document.documentElement.lang === 'zh-CN' ? 'cn' : 'en',
    productName: name?.getAttribute('content') ?? '',
    tracking: document.querySelector('[data-collector]') ? 'on' : trackingChoice('off', [navigator.globalPrivacyControl, navigator.doNotTrack]),
  };
}
