import { PUBLIC_FILE_PATH } from '~/upstream/contract/calls';
import { listProvinces, listRegionChildren } from '~/upstream/contract/records/region';
import { addActionLog } from '~/upstream/contract/records/portal/tracking';
import { check, type Check } from './check';
import { show } from './call-tester';
import { Findings } from './findings';
import { expectText, expectUnique } from './records';
import type { Reply } from './server';

/** Provinces without cities; the other two have regions below. */
const CHILDLESS = ['1-81', '1-82', '1-71', '1-11', '1-12', '1-31', '1-50'];
const GUANGDONG = '1-44';
const SHENZHEN = '1-44-4403';
const NO_SUCH_FILE = '/no-such-file-7791.png';
const DAY = 86_400;

const provincesCheck = check(listProvinces, async (tester) => {
  const rows = (await tester.expectData({}))?.rows;
  if (!rows) return;
  const codes = rows.map(({ regionCode }) => regionCode);
  for (const row of rows) {
    expectText(tester.findings, 'rows[]', row, 'regionName');
    tester.findings.expect(/^1-\d{2}$/.test(row.regionCode), 'regionCode', `rows[].regionCode: expected 1-NN, found ${show(row.regionCode)}`);
  }
  expectUnique(tester.findings, 'regionCode', codes);
  const missing = [...CHILDLESS, GUANGDONG].filter((code) => !codes.includes(code));
  tester.findings.expect(missing.length === 0, 'provinces', `rows: expected also ${missing.join(', ')}`);
});

const childrenCheck = check(listRegionChildren, async (tester) => {
  const { findings } = tester;
  for (const [parent, digits] of [[GUANGDONG, 4], [SHENZHEN, 6]] as const) {
    const rows = (await tester.expectData({ regionCode: parent }))?.rows;
    findings.expect(rows?.length !== 0, 'below', `regions below ${parent}: expected some, found none`);
    for (const row of rows ?? []) {
      expectText(findings, 'rows[]', row, 'regionName');
      findings.expect(
        new RegExp(`^${parent}-\\d{${digits}}$`).test(row.regionCode), 'regionCode',
        `rows[].regionCode: expected ${parent}-${'N'.repeat(digits)}, found ${show(row.regionCode)}`,
      );
      findings.expect((row.parentCode ?? parent) === parent, 'parentCode', `rows[].parentCode: expected ${parent}, found ${show(row.parentCode)}`);
    }
  }
  for (const code of CHILDLESS) {
    const own = (await tester.expectData({ regionCode: code }))?.rows;
    const other = own?.find(({ regionCode }) => regionCode !== code);
    findings.expect(!other, 'childless', `regions below ${code}: expected none or itself, found ${show(other?.regionCode)}`);
  }
  await tester.expectRefused({ regionCode: '1-99' }, 'unknown regionCode');
  await tester.expectRefused({ regionCode: 'Guangdong' }, 'malformed regionCode');
});

const trackingCheck = check(addActionLog, async (tester) => {
  const now = Date.now();
  const event = {
    eventName: 'contract suite', source: tester.product, screenSize: '1440*900', currentUrl: '/catalogue', createTime: now,
  };
  await tester.expectData({ ...event, eventType: 'PAGE_VISIT' });
  await tester.expectData({ ...event, eventType: 'BUTTON_CLICK', eventParam: '{}', extParam: '{}', channnelId: 'suite' });
  await tester.expectData({ ...event, eventType: 'PAGE_JUMP', lastUrl: '/', leaveTime: now });
});

const fileCheck: Check = {
  name: PUBLIC_FILE_PATH,
  group: 'file',
  async run(server, { pictures }) {
    const findings = new Findings();
    const [picture] = pictures;
    if (picture === undefined) {
      findings.note('needs a picture of goods/search or of a banner');
    } else {
      findings.tried();
      const reply = await server.file(PUBLIC_FILE_PATH, picture);
      if (typeof reply === 'string') findings.fault('no answer', reply);
      else expectPicture(findings, picture, reply);
    }
    const missing = await server.file(PUBLIC_FILE_PATH, NO_SUCH_FILE);
    if (typeof missing !== 'string') {
      findings.tried();
      const given = missing.status === 200 && typeOf(missing).startsWith('image/');
      findings.expect(!given, 'unknown file', `unknown file: expected no picture, found one of type ${typeOf(missing)}`);
    }
    return findings.report(PUBLIC_FILE_PATH, 'file');
  },
};

function expectPicture(findings: Findings, picture: string, reply: Reply): void {
  const { status, headers, bytes } = reply;
  if ([405, 501].includes(status)) return findings.lacks();
  if (!findings.expect(status === 200, 'status', `HTTP status of ${show(picture)}: expected 200, found ${status}`)) return;
  findings.expect(typeOf(reply).startsWith('image/'), 'content-type', `content-type of ${show(picture)}: expected image/…, found ${show(typeOf(reply))}`);
  findings.expect(isPicture(bytes), 'bytes', `bytes of ${show(picture)}: expected PNG, JPEG, GIF, WebP or SVG`);
  const cache = headers.get('cache-control') ?? '';
  const life = Number(/\bmax-age=(\d+)/.exec(cache)?.[1] ?? 0);
  findings.expect(
    life >= DAY && !/no-store|no-cache|private/.test(cache), 'cache-control',
    `cache-control of ${show(picture)}: expected max-age of ${DAY} or more, found ${show(cache)}`,
  );
}

function typeOf({ headers }: Reply): string {
  return headers.get('content-type') ?? '';
}

function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|\s*<)/s.test(head);
}

export const REGION_CHECKS = [provincesCheck, childrenCheck];
export const TRACKING_CHECKS = [trackingCheck];
export const FILE_CHECKS = [fileCheck];
