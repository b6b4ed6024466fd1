import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';
import { Icon } from '~/ui/icon/icon';

/** A form to sign in or to register, next to the advantages of an account. */
export function AuthPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account');
  const good = [t('side.saved'), t('side.addresses'), t('side.devices')];
  return (
    <div className="panel auth">
      <section className="auth__a" aria-labelledby="side">
        <h2 id="side">{t('side.title')}</h2>
        <ul>{good.map((text) => <li key={text}><Icon name="ok" size={20} />{text}</li>)}</ul>
        <img src={DEFAULT_IMAGE} alt="" width={500} height={400} />
      </section>
      <div className="auth__f">{children}</div>
    </div>
  );
}
