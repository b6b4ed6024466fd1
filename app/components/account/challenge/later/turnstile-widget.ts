import type { Challenge } from '~/domain/challenge/challenge-records';

/** The program of Cloudflare's widget (https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/). */
const PROGRAM = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface WidgetOptions {
  sitekey: string;
  action: string;
  cData: string;
  callback(token: string): void;
  'error-callback'(): boolean;
}

declare global {
  interface Window {
    /** Present when {@link PROGRAM} has run. */
    turnstile?: { render(place: HTMLElement, options: WidgetOptions): void };
  }
}

/** Shows the widget, and waits for its token. @throws if the widget cannot be loaded, or if it fails */
export async function showTurnstile(
  place: HTMLElement, { action, turnstile: { siteKey, cData } }: Extract<Challenge, { provider: 'turnstile' }>, signal: AbortSignal,
): Promise<string> {
  if (!window.turnstile) await loadProgram();
  return new Promise((resolve, reject) => {
    const failed = () => {
      reject(new Error('the widget fails'));
      return true;
    };
    signal.addEventListener('abort', failed);
    if (!window.turnstile) failed();
    else window.turnstile.render(place, { sitekey: siteKey, action, cData, callback: resolve, 'error-callback': failed });
  });
}

function loadProgram(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = PROGRAM;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the widget does not load'));
    document.head.appendChild(script);
  });
}
