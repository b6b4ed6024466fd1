import { Fragment } from 'react';
import { helpPath, type LinkedArticle } from '~/domain/portal/help-menu';
import { SiteLink } from '../shell/site-link';

/** Links to help articles from a form. They open a new window, so that what is typed stays. */
export function HelpLinks({ label, articles }: { label: string; articles: ReadonlyArray<readonly [menuId: LinkedArticle, name: string]> }) {
  return (
    <p className="hint">
      {label}{' '}
      {articles.map(([menuId, name], index) => (
        <Fragment key={menuId}>{index > 0 && ' · '}<SiteLink href={helpPath(menuId)} target="_blank">{name}</SiteLink></Fragment>
      ))}
    </p>
  );
}
