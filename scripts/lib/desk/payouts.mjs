const HEAD = ['NUMBER', 'TIME', 'REASON', 'AMOUNT', 'ORDER', 'ACCOUNT', 'SENT'];
const PAGE_SIZE = 20;

/** The commands about money that goes back to buyers. */
export const PAYOUT_COMMANDS = {
  list: { arguments: [], run: list },
  sent: { arguments: ['NUMBER'], run: sent },
};

async function list({ call, tools, timeText, print }, _, { all, sent: onlySent, page = '1', json }) {
  const pageNo = Number(page);
  if (!Number.isInteger(pageNo) || pageNo < 1) throw new Error(`--page ${page} is no number of a page`);
  const { page: found } = await call('operator/qryPayouts', { ...(all ? {} : { sent: onlySent ? 'T' : 'F' }), pageNo, pageSize: PAGE_SIZE });
  if (json) return print(tools.safeJson(found));
  if (found.rows.length === 0) return print(found.total > 0 ? `There is no page ${pageNo}; the last one is ${found.totalPage}` : 'There is no such payout');
  print(tools.table(HEAD, found.rows.map((row) => [
    row.payoutNo, timeText(row.createTime), row.reason, row.amount, row.orderNo, row.account || row.userCode || '-',
    row.sentTime ? `${timeText(row.sentTime)}${row.sentBy ? ` by ${row.sentBy}` : ''}` : '-',
  ])));
  if (found.totalPage > 1) print(`\npage ${found.pageNo} of ${found.totalPage}, ${found.total} in all`);
}

async function sent({ call, tools, print }, [payoutNo], { as, json }) {
  if (!as) throw new Error('Who sent the money? --as NAME');
  await call('operator/payoutSent', { payoutNo });
  print(json ? tools.safeJson({ payoutNo, sentBy: as }) : `${tools.safeText(payoutNo)} is sent`);
}
