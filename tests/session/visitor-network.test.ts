import { expect, test } from 'vitest';
import { networkOf } from '../../functions/isolate/visitor-network';

const of = (address?: string) => networkOf(new Request('https://shop.example/', { headers: address === undefined ? {} : { 'cf-connecting-ip': address, 'x-forwarded-for': '192.0.2.9' } }));

test('S41: a visitor cannot be many by using many addresses of one network', () => {
  expect([of('192.0.2.1'), of('192.0.2.2'), of('::ffff:192.0.2.1'), of('192.0.3.1')]).toEqual(['192.0.2', '192.0.2', '192.0.2', '192.0.3']);
  expect([of('2001:db8:1:2:3::4'), of('2001:DB8:1:ffff::1'), of('2001:db8:2::1')]).toEqual(['2001:db8:1:0::/48', '2001:db8:1:0::/48', '2001:db8:2:0::/48']);
});

test('no address, and that of this machine, has no share', () => {
  expect([of(), of('127.0.0.1'), of('::1')]).toEqual([undefined, undefined, undefined]);
});
