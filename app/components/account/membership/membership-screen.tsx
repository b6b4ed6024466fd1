import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CentreTab } from '~/domain/account/membership';
import { CentreFrame } from './centre-frame';

interface Props {
  tab: CentreTab;
  children: ReactNode;
}

/** One tab of the membership centre. */
export function MembershipScreen({ tab, children }: Props) {
  const { t } = useTranslation('account');
  return (
    <CentreFrame tab={tab}>
      <h1 tabIndex={-1}>{t(`centre.${tab}`)}</h1>
      {children}
    </CentreFrame>
  );
}
