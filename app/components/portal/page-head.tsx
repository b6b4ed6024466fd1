import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs/breadcrumbs';
import { SiteLink } from '../shell/site-link';

interface Props {
  title: string;
  /** Grey text next to the title. */
  note?: string;
  /** The pages between the home page and this one. */
  trail?: readonly Crumb[];
  /** Content at the right end of the head. */
  children?: ReactNode;
}

/** Breadcrumbs and title of a page of the portal. */
export function PageHead({ title, note, trail = [], children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Breadcrumbs
        label={t('breadcrumb')} link={SiteLink}
        items={[{ label: t('home'), href: '/' }, ...trail, { label: title }]}
      />
      <div className="head">
        <h1>{title}{note && <small>{note}</small>}</h1>
        {children}
      </div>
    </>
  );
}
