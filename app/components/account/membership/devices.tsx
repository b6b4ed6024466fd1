import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import type { SignIn } from '~/domain/account/account-records';
import { deviceOf } from '~/domain/account/device-name';
import { centrePath } from '~/domain/account/centre-path';
import { momentText } from '~/domain/time/moment';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';

/** The devices that have signed in, each with a button that forgets it, and a button that signs out on all of them. */
export function Devices({ signIns }: { signIns: readonly SignIn[] }) {
  const { t } = useTranslation('account');
  const { timeZone } = useSite();
  return (
    <Panel id="devices" title={t('devices.title')}>
      <table role="table" className="tbl tbl--m tcard" aria-labelledby="devices">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">{t('devices.device')}</th>
            <th role="columnheader" scope="col">{t('devices.since')}</th>
            <th role="columnheader" scope="col">{t('devices.forget')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {signIns.map(({ id, device, deviceId, at, current, signedIn }) => (
            <tr role="row" key={id}>
              <td role="cell" className="full">
                <span className="row">
                  {nameOf(device)}{current && <Tag kind="ok">{t('devices.this')}</Tag>}{!signedIn && <Tag>{t('devices.signedOut')}</Tag>}
                </span>
              </td>
              <td role="cell" data-l={t('devices.since')}><time dateTime={new Date(at).toISOString()}>{momentText(at, timeZone)}</time></td>
              <td role="cell">
                {deviceId && !current && (
                  <Form method="post" action={centrePath('profile')} preventScrollReset>
                    <input name="deviceId" value={deviceId} type="hidden" />
                    <button
                      className="btn btn--s" name="intent" value="removeDevice"
                      aria-label={t('devices.forgetNamed', { name: nameOf(device), time: momentText(at, timeZone) })} type="submit"
                    >
                      {t('devices.forget')}
                    </button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Form method="post" action={centrePath('profile')} className="panel__b out">
        <button className="btn" name="intent" value="signOutEverywhere" type="submit">{t('devices.all')}</button>
        <p className="hint">{t('devices.allNote')}</p>
        <p className="hint">{t('devices.note')}</p>
      </Form>
    </Panel>
  );

  function nameOf(device: string): string {
    const { browser, system } = deviceOf(device);
    if (browser && system) return t('devices.name', { browser, system });
    return browser ?? system ?? t('devices.unknown');
  }
}
