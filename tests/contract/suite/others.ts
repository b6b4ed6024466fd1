import { PUBLIC_FILE_PATH } from '~/upstream/contract/calls';
import { listProvinces, listRegionChildren } from '~/upstream/contract/records/region';
import { addActionLog } from '~/upstream/contract/records/tracking';
import { check, type Check } from './check';
import { show } from './exam';
import { Findings } from './findings';
import { expectText, expectUnique } from './records';
import type { Reply } from './server';

/** Provinces without a level below, and one with. */
const CHILDLESS = ['1-81', '1-82', '1-71', '1-11', '1-12', '1-31', '1-50'];
const GUANGDONG = '1-44';
const SHENZHEN = '1-44-4403';
const NO_SUCH_FILE = '/no-such-file-7791.png';
const DAY = 86_400;

const provincesCheck = check(listProvinces, async (exam) => {
  const rows = (await exam.good({}))?.rows;
  if (!rows) return;
  const codes = rows.map(({ regionCode }) => regionCode);
  for (const row of rows) {
    expectText(exam.findings, 'rows[]', row, 'regionName');
    exam.findings.expect(/^1-\d{2}$/.test(row.regionCode), 'regionCode', `rows[].regionCode: expected 1-NN, found ${show(row.regionCode)}`);
  }
  expectUnique(exam.findings, 'regionCode', codes);
  const missing = [...CHILDLESS, GUANGDONG].filter((code) => !codes.includes(code));
  exam.findings.expect(missing.length === 0, 'provinces', `rows: expected also ${missing.join(', ')}`);
});

const childrenCheck = check(listRegionChildren, async (exam) => {
  const { findings } = exam;
  for (const [parent, digits] of [[GUANGDONG, 4], [SHENZHEN, 6]] as const) {
    const rows = (await exam.good({ regionCode: parent }))?.rows;
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
    const own = (await exam.good({ regionCode: code }))?.rows;
    const other = own?.find(({ regionCode }) => regionCode !== code);
    findings.expect(!other, 'childless', `regions below ${code}: expected none or itself, found ${show(other?.regionCode)}`);
  }
  await exam.refuses({ regionCode: '1-99' }, 'unknown regionCode');
  await exam.refuses({ regionCode: 'Guangdong' }, 'regionCode that is no code');
});

const trackingCheck = check(addActionLog, async (exam) => {
  const now = Date.now();
  const event = {
    eventName: 'contract suite', source: exam.product, screenSize: '1440*900', currentUrl: '/catalogue', createTime: now,
  };
  await exam.good({ ...event, eventType: 'PAGE_VISIT' });
  await exam.good({ ...event, eventType: 'BUTTON_CLICK', eventParam: '{}', extParam: '{}', channnelId: 'suite' });
  await exam.good({ ...event, eventType: 'PAGE_JUMP', lastUrl: '/', leaveTime: now });
});

const fileCheck: Check = {
  name: PUBLIC_FILE_PATH,
  group: 'file',
  async examine(server, { pictures }) {
    const findings = new Findings();
    const [picture] = pictures;
    if (picture === undefined) {
      findings.note('needs a picture of goods/search or of a banner');
    } else {
      findings.tried();
      const reply = await server.file(PUBLIC_FILE_PATH, picture);
      if (typeof reply === 'string') findings.fault('no answer', reply);
      else judgePicture(findings, picture, reply);
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

function judgePicture(findings: Findings, picture: string, reply: Reply): void {
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
