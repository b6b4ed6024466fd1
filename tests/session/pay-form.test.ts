import { describe, expect, test } from 'vitest';
import { postPayment } from '~/session/forms/pay-form';
import { CODES } from '~/upstream/contract/envelope';
import { good, refused } from '../upstream/fake-upstream';
import { form, tradeVisit, type Answers } from './trade-visit';

const PAYMENT = { paymentNo: 'P1', orderNo: 'F1', payMethod: 'PW0', amount: '31.20', payStatus: 'P0C' };

describe('the test provider’s page', () => {
  const page: Answers = { 'payment/qryPayment': () => good({ payment: PAYMENT, currency: 'CNY', open: 'T' }) };
  const use = async (outcome: string, answers: Answers = { 'payment/testPayment': () => good(null) }) => {
    const visit = tradeVisit({ ...page, ...answers });
    return { result: await postPayment(visit.trade, 'P1', form({ outcome })), asked: visit.asked().slice(1) };
  };

  test.each([
    ['pay', '/order_detail/F1', { kind: 'result', key: 'order:message.paid' }], ['delay', '/order_detail/F1?paying=1', { kind: 'notice', key: 'order:message.delayed' }],
  ])('leads to the order after %s', async (outcome, path, message) => {
    expect(await use(outcome)).toEqual({ result: { path, status: 303, message }, asked: [['payment/testPayment', { paymentNo: 'P1', outcome }]] });
  });

  test('stays where the payment fails', async () => {
    const { result } = await use('fail', { 'payment/testPayment': () => refused(CODES.state, 'words') });
    expect(result).toEqual({ path: '/order_detail/F1', status: 409, message: { kind: 'error', text: 'words' } });
  });

  test.each(['', 'steal', 'PAY'])('knows no %j', async (outcome) => {
    const { result, asked } = await use(outcome);
    expect([result.status, asked]).toEqual([422, []]);
  });

  test('is nobody else’s (S14)', async () => {
    const visit = tradeVisit({ 'payment/qryPayment': () => refused(CODES.notFound) });
    await expect(postPayment(visit.trade, 'P9', form({ outcome: 'pay' }))).rejects.toMatchObject({ description: { code: CODES.notFound } });
    expect(visit.asked()).toHaveLength(1);
  });
});
