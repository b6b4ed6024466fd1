/** The commands about bank transfers. */
export const TRANSFER_COMMANDS = { record: { arguments: ['NUMBER', 'AMOUNT'], changes: true, run: record } };

/** @param number - of the order, or of the payment, which is what buyers quote */
async function record({ call, tools, nameOf, print, confirm }, [number, amount], { json }) {
  const { orderNo } = await call('operator/qryOrder', number.startsWith('P') ? { paymentNo: number } : { orderNo: number });
  const no = tools.safeText(orderNo);
  await confirm(`Record that ${tools.safeText(amount)} CNY arrived for ${no}?`);
  await call('operator/recordPayment', { orderNo, amount });
  const { orderStatus } = await call('operator/qryOrder', { orderNo });
  print(json ? tools.safeJson({ orderNo, amount, orderStatus }) : `${no} is paid. Its status is now “${nameOf('orderStatus', orderStatus)}”`);
}
