import { expect, test } from 'vitest';
import { carrierName } from '~/domain/order/carriers';

test.each(['SF', 'sf express', 'S.F. Express', '顺丰', '顺丰速运', '顺丰快递', ' ＳＦ '])('a carrier in any spelling is named in the reader’s language: %j', (written) => {
  expect([carrierName(written, 'cn'), carrierName(written, 'en')]).toEqual(['顺丰速运', 'SF Express']);
});

test.each([['中通', '中通快递', 'ZTO Express'], ['J&T', '极兔速递', 'J&T Express'], ['FEDEX', '联邦快递', 'FedEx'], ['EMS', '邮政 EMS', 'China EMS'], ['dhl express', '敦豪', 'DHL']])('%s is known', (written, cn, en) => {
  expect([carrierName(written, 'cn'), carrierName(written, 'en')]).toEqual([cn, en]);
});

test.each(['My own van', 'SFO', '老王货运', '', 'Express', 'constructor'])('an unknown carrier stays unchanged: %j', (written) => {
  expect([carrierName(written, 'cn'), carrierName(written, 'en')]).toEqual([written, written]);
});
