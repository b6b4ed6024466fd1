import { listPage } from './list-page.mjs';

const HEAD = ['NUMBER', 'TIME', 'KIND', 'STATUS', 'AMOUNT', 'PIECES', 'PART NUMBER', 'ORDER', 'REASON'];

/** The commands about refunds. */
export const REFUND_COMMANDS = {
  list: { arguments: [], run: list },
  decide: { arguments: ['NUMBER', 'approve|reject'], changes: true, run: decide },
};

function list(desk, _, options) {
  return listPage(desk, options, {
    path: 'operator/qryRefunds', wanted: options.all ? {} : { open: options.decided ? 'F' : 'T' }, none: 'There is no such refund', head: HEAD,
    cellsOf: (row) => [
      row.refundNo, desk.timeText(row.createTime), desk.nameOf('refundType', row.refundType), statusText(desk, row), row.amount, String(row.qty), row.mpn, row.orderNo,
      row.reason,
    ],
  });
}

/** The name of a status as the mall sees it: the dictionary speaks to the buyer. */
function statusText({ nameOf, tools }, { refundStatus }) {
  return refundStatus === tools.REFUND_STATUS.awaitingReturn ? 'Awaiting the return' : nameOf('refundStatus', refundStatus);
}

async function decide({ call, tools, nameOf, print, confirm }, [refundNo, decision], { json }) {
  if (decision !== 'approve' && decision !== 'reject') throw new Error(`${decision} is neither approve nor reject`);
  const no = tools.safeText(refundNo);
  const { page: { rows: [refund] } } = await call('operator/qryRefunds', { refundNo });
  const isBack = refund.refundStatus === tools.REFUND_STATUS.awaitingReceipt && refund.refundType === tools.REFUND_TYPE.returnGoods;
  const yes = decision === 'approve';
  await confirm(`${yes ? 'Approve' : 'Reject'} ${no}, ${refund.qty} pieces of ${tools.safeText(refund.mpn)} for ${refund.amount} CNY${isBack ? ', which have come back' : ''}?`);
  if (isBack) await call('operator/receiveReturn', { refundNo, accept: yes ? 'T' : 'F' });
  else await call('operator/auditRefund', { refundNo, approve: yes ? 'T' : 'F' });
  const { page: { rows: [after] } } = await call('operator/qryRefunds', { refundNo });
  if (json) return print(tools.safeJson({ refundNo, refundStatus: after.refundStatus }));
  print(`${no} is ${yes ? 'approved' : 'rejected'}. Its status is now “${statusText({ nameOf, tools }, after)}”`);
}
