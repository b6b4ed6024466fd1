import { listPage } from './list-page.mjs';

const HEAD = ['NUMBER', 'TIME', 'REASON', 'AMOUNT', 'ORDER', 'ACCOUNT', 'SENT'];

/** The commands about money that goes back to buyers. */
export const PAYOUT_COMMANDS = {
  list: { arguments: [], run: list },
  sent: { arguments: ['NUMBER'], changes: true, run: sent },
};

function list(desk, _, options) {
  return listPage(desk, options, {
    path: 'operator/qryPayouts', wanted: options.all ? {} : { sent: options.sent ? 'T' : 'F' }, none: 'There is no such payout', head: HEAD,
    cellsOf: (row) => [
      row.payoutNo, desk.timeText(row.createTime), row.reason, row.amount, row.orderNo, row.account || row.userCode || '-',
      row.sentTime ? `${desk.timeText(row.sentTime)}${row.sentBy ? ` by ${row.sentBy}` : ''}` : '-',
    ],
  });
}

async function sent({ call, tools, print, confirm }, [payoutNo], { as, json }) {
  await confirm(`Note that the money of ${tools.safeText(payoutNo)} was sent?`);
  await call('operator/payoutSent', { payoutNo });
  print(json ? tools.safeJson({ payoutNo, sentBy: as }) : `${tools.safeText(payoutNo)} is sent`);
}
