import { listPage } from './list-page.mjs';

const HEAD = ['ID', 'TIME', 'KIND', 'TO', 'STATE', 'TRIES', 'NEXT TRY', 'FAULT'];

/** The commands about messages to buyers and operators. */
export const OUTBOX_COMMANDS = {
  list: { arguments: [], run: list },
  retry: { arguments: ['ID'], changes: true, run: retry },
};

function list(desk, _, options) {
  const status = options.dead ? 'dead' : options.sent ? 'sent' : 'waiting';
  return listPage(desk, options, {
    path: 'operator/qryOutbox', wanted: options.all ? {} : { mailStatus: status }, none: 'There is no such message', head: HEAD,
    cellsOf: (row) => [
      row.mailId, desk.timeText(row.createTime), row.kind, row.account, row.mailStatus, String(row.tries), row.nextTime ? desk.timeText(row.nextTime) : '-', row.fault || '-',
    ],
  });
}

async function retry({ call, tools, print }, [mailId], { as, json }) {
  await call('operator/retryMail', { mailId });
  print(json ? tools.safeJson({ mailId, retriedBy: as }) : `${tools.safeText(mailId)} is tried again by the next run of the schedule`);
}
