import type { Payload } from '~/upstream/contract/base/call';
import { exportFile, FILE_TYPES } from '~/upstream/contract/records/export';
import { NO_BOM, NO_KEY } from './bom';
import type { Check } from './check';
import { CallTester, show } from './call-tester';
import { Findings } from './findings';
import { NO_ORDER } from './order';
import type { Credentials, ServerUnderTest } from './server';
import { expectRefusal, expectSignIn } from './sign-in';

type Wanted = Payload<typeof exportFile>;

/** The first bytes of each file type. A workbook is a ZIP archive; CSV begins with a byte order mark, without which spreadsheets misread Chinese. */
const BEGINNINGS = { pdf: '%PDF-', xlsx: 'PK', csv: '\xef\xbb\xbf' } as const;

const exportCheck: Check = {
  name: exportFile.name,
  group: exportFile.group,
  async run(server, { user, order }, { write }) {
    const findings = new Findings();
    const tester = new CallTester(exportFile, server, findings);
    const others: Wanted[] = [{ what: 'order', format: 'pdf', orderNo: NO_ORDER }, { what: 'invoice', format: 'pdf', orderNo: NO_ORDER }];
    for (const wanted of [{ what: 'orders', format: 'csv' } as const, ...others]) await expectSignIn(tester, wanted);
    await tester.expectRefused({ what: 'orders', format: 'pdf' }, 'unknown format', user);
    await tester.expectRefused({ what: 'everything', format: 'csv' }, 'unknown what', user);
    expectRefusal(tester, await tester.send({ what: 'bom', format: 'csv', bomNo: NO_BOM }), 'unknown bomNo');
    expectRefusal(tester, await tester.send({ what: 'bom', format: 'csv', shareKey: NO_KEY }), 'unknown shareKey');
    if (user) for (const wanted of others) expectRefusal(tester, await tester.send(wanted, user), `unknown orderNo as ${wanted.what}`);
    else findings.note('the signed-in user needs a sign-in');
    if (!write) findings.note('needs --write');
    if (!findings.lacking) for (const wanted of filesOf(user, write ? order?.orderNo : undefined)) await expectFile(findings, server, wanted, user);
    return findings.report(exportFile.name, exportFile.group);
  },
};

/** The files that the server must export. @param orderNo of an order of the user */
function filesOf(user: Credentials | undefined, orderNo: string | undefined): Wanted[] {
  const sheets = ['csv', 'xlsx'] as const;
  return [
    ...sheets.map((format): Wanted => ({ what: 'cart', format })),
    ...(user ? sheets.map((format): Wanted => ({ what: 'orders', format })) : []),
    ...(orderNo === undefined ? [] : [...sheets, 'pdf' as const].map((format): Wanted => ({ what: 'order', format, orderNo }))),
  ];
}

async function expectFile(findings: Findings, server: ServerUnderTest, wanted: Wanted, user: Credentials | undefined): Promise<void> {
  findings.tried();
  const reply = await server.ask(exportFile, wanted, user);
  if (typeof reply === 'string') return findings.fault('no answer', reply);
  const { status, headers, bytes } = reply;
  const where = `${wanted.what} as ${wanted.format}`;
  if (!findings.expect(status === 200, 'status', `HTTP status of ${where}: expected 200, found ${status}`)) return;
  const type = headers.get('content-type') ?? '';
  findings.expect(type.split(';')[0]?.trim() === FILE_TYPES[wanted.format], 'content-type', `content-type of ${where}: expected ${FILE_TYPES[wanted.format]}, found ${show(type)}`);
  const disposition = headers.get('content-disposition') ?? '';
  findings.expect(/^attachment;.*filename/i.test(disposition), 'content-disposition', `content-disposition of ${where}: expected attachment with a file name, found ${show(disposition)}`);
  const beginning = String.fromCharCode(...bytes.subarray(0, BEGINNINGS[wanted.format].length));
  findings.expect(beginning === BEGINNINGS[wanted.format], 'bytes', `bytes of ${where}: expected them to begin with ${show(BEGINNINGS[wanted.format])}, found ${show(beginning)}`);
  const cache = headers.get('cache-control') ?? '';
  findings.expect(/no-store|private/.test(cache), 'cache-control', `cache-control of ${where}: expected no-store or private, found ${show(cache)}`);
}

export const EXPORT_CHECKS = [exportCheck];
