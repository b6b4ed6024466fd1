import { useTranslation } from 'react-i18next';
import { loginPath, registerPath } from '~/domain/account/return-path';
import { Icon } from '~/ui/icon/icon';
import { SiteLink } from '../site-link';
import { useSite } from '../site-context';
import { SignOut } from './sign-out';

interface Props {
  /** Who is signed in; `null`: nobody. */
  user: { name: string } | null;
}

/** Items of a list: links to sign in and register, or the user and the button to sign out. */
export function VisitorLinks({ user }: Props) {
  const { t } = useTranslation();
  const { path } = useSite();
  if (!user) {
    return (
      <>
        <li><SiteLink href={loginPath(path)}>{t('account.signIn')}</SiteLink></li>
        <li><SiteLink href={registerPath(path)}>{t('account.register')}</SiteLink></li>
      </>
    );
  }
  return (
    <>
      <li>
        <SiteLink className="who" href="/membership_center">
          <Icon name="user" size={14} /><b>{user.name}</b><span>{t('account.centre')}</span>
        </SiteLink>
      </li>
      <li><SignOut /></li>
    </>
  );
}
