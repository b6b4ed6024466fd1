import { existsSync, writeFileSync } from 'node:fs';
import { listPage } from './list-page.mjs';

const HEAD = ['NUMBER', 'TIME', 'TYPE', 'STATE', 'FROM', 'PICTURE', 'MESSAGE'];

/** The commands about feedback: each gets the desk, its arguments and its options, and prints. */
export const FEEDBACK_COMMANDS = {
  list: { arguments: [], run: list },
  show: { arguments: ['NUMBER'], run: show },
  answer: { arguments: ['NUMBER', 'TEXT'], changes: true, run: answer },
  screenshot: { arguments: ['NUMBER'], run: screenshot },
};

function list(desk, _, options) {
  return listPage(desk, options, {
    path: 'operator/qryFeedback', wanted: options.all ? {} : { answered: options.answered ? 'T' : 'F' }, none: 'There is no such feedback', head: HEAD,
    cellsOf: (row) => [
      row.feedbackNo, desk.timeText(row.createTime), row.type, row.answerTime ? 'answered' : 'open', row.userCode ?? row.contact ?? '-',
      row.hasScreenshot === 'T' ? 'yes' : '-', row.content,
    ],
  });
}

async function show({ call, tools, timeText, print }, [feedbackNo], { json }) {
  const row = await one(call, feedbackNo);
  if (json) return print(tools.safeJson({ ...row, screenshot: undefined }));
  print(tools.fields([
    ['number', row.feedbackNo], ['time', timeText(row.createTime)], ['type', row.type], ['page', row.pageUrl], ['user', row.userCode], ['contact', row.contact],
    ['language', row.language], ['screenshot', row.hasScreenshot === 'T' ? `npm run desk -- feedback screenshot ${row.feedbackNo}` : undefined],
    ['message', row.content], ['answer', row.answer],
    ['answered', row.answerTime && `${timeText(row.answerTime)}${row.answeredBy ? ` by ${row.answeredBy}` : ''}`],
  ]));
}

async function answer({ call, tools, print }, [feedbackNo, text], { json }) {
  const { answerTime } = await one(call, feedbackNo);
  await call('operator/answerFeedback', { feedbackNo, answer: text });
  const said = { feedbackNo, replaced: answerTime !== undefined };
  print(json ? tools.safeJson(said) : `${tools.safeText(feedbackNo)} is answered${said.replaced ? '; the earlier answer is replaced' : ''}`);
}

async function screenshot({ call, tools, print }, [feedbackNo], { out, json }) {
  const { hasScreenshot, screenshot: base64, feedbackNo: no } = await one(call, feedbackNo);
  if (hasScreenshot !== 'T') throw new Error(`${tools.safeText(no)} has no screenshot`);
  if (!base64) throw new Error(`The screenshot of ${tools.safeText(no)} is not kept any more`);
  const bytes = Buffer.from(base64, 'base64');
  const type = tools.screenshotType(bytes);
  if (type === null) throw new Error(`The screenshot of ${tools.safeText(no)} is no picture`);
  const file = out ?? `${no.replace(/[^\w-]/g, '_')}.${tools.SCREENSHOT_TYPES[type]}`;
  if (existsSync(file)) throw new Error(`${file} exists already; --out FILE names another one`);
  writeFileSync(file, bytes, { flag: 'wx' });
  print(json ? tools.safeJson({ feedbackNo: no, file, type, bytes: bytes.length }) : `${file}: ${type}, ${bytes.length} bytes`);
}

/** One feedback by its number. @throws Error if there is none */
async function one(call, feedbackNo) {
  const { page: { rows: [row] } } = await call('operator/qryFeedback', { feedbackNo });
  return row;
}
