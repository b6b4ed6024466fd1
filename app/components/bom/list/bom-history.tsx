import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import type { BomVersion } from '~/domain/bom/bom';
import { countText } from '~/domain/product/delivery';
import { buttonClass } from '~/ui/button/button';

interface Props {
  bomNo: string;
  name: string;
  versions: readonly BomVersion[];
}

/** The saved versions of a bill of materials, the newest first. An old version is opened as a copy. */
export function BomHistory({ bomNo, name, versions }: Props) {
  const { t } = useTranslation('bom');
  if (versions.length === 0) return <p className="muted">{t('list.noVersions')}</p>;
  return (
    <Form method="post" action={BOM_PATH}>
      <input type="hidden" name="bomNo" value={bomNo} />
      <table className="tbl tbl--m" aria-label={t('list.historyOf', { name })}>
        <thead>
          <tr>
            <th scope="col" className="num">{t('list.version')}</th><th scope="col">{t('list.name')}</th><th scope="col" className="num">{t('list.lines')}</th>
            <th scope="col">{t('list.changed')}</th><th scope="col"><span className="sr">{t('list.actions')}</span></th>
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <tr key={one.version}>
              <td className="num">{one.version}</td>
              <td>{one.name || t('head.unnamed')}</td>
              <td className="num">{countText(one.lines)}</td>
              <td>{one.updateTime}</td>
              <td>
                <button className={buttonClass({ kind: 'quiet', size: 'small' })} name="do" value={`intent=copy&of=${one.version}`} aria-label={t('list.copyVersion', { version: one.version })} type="submit">
                  {t('list.copy')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
