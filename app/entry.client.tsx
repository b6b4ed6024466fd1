import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BootContext, readBoot } from './components/shell/boot';
import { followOldAddresses } from './components/shell/old-addresses';
import { watchChunks } from './components/shell/reload/chunk-failure';
import { restoreFields } from './components/shell/reload/reload';
import { allowSuperseded } from './components/shell/superseded';
import { readMessages } from './i18n/browser';
import { I18nextProvider } from './i18n/reader';

watchChunks();
allowSuperseded();
restoreFields();
await followOldAddresses();

// The countdown of the sale is right when the page comes, so the code that goes on counting is not needed at first. Without it the countdown stands.
setTimeout(() => {
  if (document.querySelector('.strip')) import('./components/shell/campaign/ticker').then(({ startTicker }) => startTicker(), () => undefined);
}, 2000);

// The start is cut into short tasks, so that the page answers between them.
await nextTask();
await readData();
await nextTask();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BootContext.Provider value={readBoot()}>
        <I18nextProvider i18n={readMessages()}>
          <RemixBrowser />
        </I18nextProvider>
      </BootContext.Provider>
    </StrictMode>,
    { onRecoverableError: reportUnlessLate },
  );
});

/** React's error of a block of the page that changes twice before it is hydrated, as on a slow computer. React renders the block anew, with the same content, so nothing is wrong. */
function reportUnlessLate(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('React error #421'))) reportError(error);
}

/**
 * In its first render Remix reads the page's data, and throws a promise until the data is there. If somebody presses a key at that time, React
 * renders at once, outside of any boundary, and fails with error #345. So the data is read before the first render.
 */
async function readData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** A message comes sooner than a timer. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}
