import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CentrePages } from '~/components/account/membership/centre-pages';
import { EmptyState } from '~/components/account/membership/empty-state';
import { entryId, useKeptFocus } from '~/components/account/membership/focus';
import { SiteLink } from '~/components/shell/site-link';
import { bomPath } from '~/domain/bom/address/bom-address';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import type { BomSummary, BomVersion } from '~/domain/bom/bom';
import { centreListPath } from '~/domain/account/centre-list';
import type { ListPage } from '~/domain/numbers/row-pages';
import { countText } from '~/domain/product/delivery';
import { buttonClass } from '~/ui/button/button';
import { Tag } from '~/ui/tag/tag';
import { BomHistory } from './bom-history';

const SMALL = buttonClass({ kind: 'quiet', size: 'small' });

interface Props {
  /** Those of the page; `null` if the shop stores none. */
  boms: readonly BomSummary[] | null;
  page: ListPage;
  /** The saved versions of one of them. */
  history: { bomNo: string; versions: readonly BomVersion[] } | null;
}

/** The bills of materials of the user, the one that was changed last first. */
export function BomsTab({ boms, page, history }: Props) {
  const { t } = useTranslation('bom');
  useKeptFocus((boms ?? []).map(({ bomNo }) => bomNo), 'bomNo');
  if (!boms || boms.length === 0) {
    return (
      <EmptyState fact={t(boms ? 'list.empty' : 'list.none')} way={t(boms ? 'list.emptyNote' : 'list.noneNote')}>
        <SiteLink className={buttonClass({ kind: 'primary' })} href={BOM_PATH}>{t('list.match')}</SiteLink>
      </EmptyState>
    );
  }
  return (
    <>
      <section className="panel" aria-label={t('account:centre.boms')}>
        <table role="table" className="tbl tbl--m tcard">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">{t('list.name')}</th>
              <th role="columnheader" scope="col" className="num">{t('list.lines')}</th>
              <th role="columnheader" scope="col">{t('list.changed')}</th>
              <th role="columnheader" scope="col">{t('list.state')}</th>
              <th role="columnheader" scope="col">{t('list.actions')}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {boms.map((bom) => <BomRow key={bom.bomNo} bom={bom} path={centreListPath('boms', page.pageNo)} versions={history?.bomNo === bom.bomNo ? history.versions : null} />)}
          </tbody>
        </table>
      </section>
      <CentrePages tab="boms" page={page} />
    </>
  );
}

/** @param path - the address of the page */
function BomRow({ bom, path, versions }: { bom: BomSummary; path: string; versions: readonly BomVersion[] | null }) {
  const { t } = useTranslation('bom');
  const { bomNo, lines, updateTime, saved, shared } = bom;
  const name = bom.name || t('head.unnamed');
  return (
    <>
      <tr role="row">
        <td role="cell" className="full"><SiteLink className="strong" href={bomPath({ no: bomNo })}>{name}</SiteLink></td>
        <td role="cell" className="num" data-l={t('list.lines')}>{countText(lines)}</td>
        <td role="cell" data-l={t('list.changed')}>{updateTime}</td>
        <td role="cell" data-l={t('list.state')}>
          <span className="row">
            {saved ? <Tag kind="ok">{t('list.saved')}</Tag> : <Tag>{t('list.unsaved')}</Tag>}
            {shared && <Tag kind="info">{t('list.shared')}</Tag>}
          </span>
        </td>
        <td role="cell" className="full"><Actions bom={bom} path={path} name={name} isOpen={versions !== null} /></td>
      </tr>
      {versions && <tr role="row"><td role="cell" className="full" colSpan={5}><BomHistory bomNo={bomNo} name={name} versions={versions} /></td></tr>}
    </>
  );
}

function Actions({ bom: { bomNo, saved, shared }, path, name, isOpen }: { bom: BomSummary; path: string; name: string; isOpen: boolean }) {
  const { t } = useTranslation('bom');
  return (
    <div className="row boml" id={entryId(bomNo)} tabIndex={-1}>
      <Form method="post" action={BOM_PATH}>
        <input type="hidden" name="bomNo" value={bomNo} />
        <button className={SMALL} name="intent" value="copy" aria-label={t('list.copyOf', { name })} type="submit">{t('list.copy')}</button>
      </Form>
      <Form method="post" action={BOM_PATH} preventScrollReset>
        <input type="hidden" name="bomNo" value={bomNo} />
        <input type="hidden" name="_r" value={path} />
        {shared
          ? <button className={SMALL} name="intent" value="revokeShare" aria-label={t('list.revokeOf', { name })} type="submit">{t('list.revoke')}</button>
          : <button className={SMALL} name="intent" value="share" aria-label={t('list.shareOf', { name })} type="submit">{t('list.share')}</button>}
      </Form>
      {saved && <SiteLink className={SMALL} href={isOpen ? path : `${path}&history=${encodeURIComponent(bomNo)}`} preventScrollReset aria-expanded={isOpen} aria-label={t('list.historyOf', { name })}>{t('list.history')}</SiteLink>}
      <Form method="post" action={BOM_PATH} preventScrollReset>
        <input type="hidden" name="bomNo" value={bomNo} />
        <input type="hidden" name="_r" value={path} />
        <details>
          <summary className={SMALL} aria-label={t('list.removeOf', { name })}>{t('list.remove')}</summary>
          <p className="row">{t('list.sure')} <button className={buttonClass({ size: 'small' })} name="intent" value="remove" type="submit">{t('list.removeNow')}</button></p>
        </details>
      </Form>
    </div>
  );
}
