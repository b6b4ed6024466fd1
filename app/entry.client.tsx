import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BootContext, readBoot } from './components/shell/boot';
import { followOldAddresses } from './components/shell/old-addresses';
import { readMessages } from './i18n/browser';
import { I18nextProvider } from './i18n/reader';

followOldAddresses();

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
  );
});
