import { type ReactNode, useContext } from 'react';
import { Sprite } from '~/ui/icon/icon';
import { BootContext } from '../boot';
import { LanguageSwitch } from '../header/language-switch';
import { Logo } from '../header/logo';
import { SiteContext, useSite } from '../site-context';
import { SkipLink } from '../skip-link';

/** The frame of an error page if the data of the shell could not be loaded. */
export function BareShell({ children }: { children: ReactNode }) {
  const site = { ...useSite(), ...useContext(BootContext) };
  return (
    <SiteContext.Provider value={site}>
      <Sprite />
      <SkipLink />
      <header className="mast mast--bare">
        <div className="wrap">
          <Logo />
          <div className="mast__act"><LanguageSwitch className="mbtn" /></div>
        </div>
      </header>
      <main id="main" className="wrap">{children}</main>
    </SiteContext.Provider>
  );
}
