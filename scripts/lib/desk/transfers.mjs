/** The commands about bank transfers. */
export const TRANSFER_COMMANDS = { record: { arguments: ['ORDER', 'AMOUNT'], changes: true, run: record } };

async function record({ call, tools, nameOf, print, confirm }, [orderNo, amount], { json }) {
  const no = tools.safeText(orderNo);
  await call('operator/qryOrder', { orderNo });
  await confirm(`Record that ${tools.safeText(amount)} CNY arrived for ${no}?`);
  await call('operator/recordPayment', { orderNo, amount });
  const { orderStatus } = await call('operator/qryOrder', { orderNo });
  print(json ? tools.safeJson({ orderNo, amount, orderStatus }) : `${no} is paid. Its status is now “${nameOf('orderStatus', orderStatus)}”`);
}
