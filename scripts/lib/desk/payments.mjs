import { listPage } from './list-page.mjs';

const HEAD = ['NUMBER', 'TIME', 'KIND', 'KNOWN TO', 'AMOUNT', 'PAYMENT', 'SETTLED'];

/** The commands about payments and refunds that only the payment provider or only the mall knows. */
export const PAYMENT_COMMANDS = {
  list: { arguments: [], run: list },
  settled: { arguments: ['NUMBER'], changes: true, run: settled },
};

function list(desk, _, options) {
  return listPage(desk, options, {
    path: 'operator/qryDifferences', wanted: options.all ? {} : { settled: options.settled ? 'T' : 'F' }, none: 'Both sides know the same payments', head: HEAD,
    cellsOf: (row) => [
      row.transactionNo, desk.timeText(row.createTime), row.kind, row.knownTo, `${row.amount} ${row.currency}`, row.paymentNo || '-',
      row.settledTime ? `${desk.timeText(row.settledTime)}${row.settledBy ? ` by ${row.settledBy}` : ''}` : '-',
    ],
  });
}

async function settled({ call, tools, print }, [transactionNo], { as, json }) {
  await call('operator/settleDifference', { transactionNo });
  print(json ? tools.safeJson({ transactionNo, settledBy: as }) : `${tools.safeText(transactionNo)} is settled`);
}
