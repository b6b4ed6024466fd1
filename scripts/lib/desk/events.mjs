import { listPage } from './list-page.mjs';

const HEAD = ['TIME', 'OPERATOR', 'CHANGE', 'OF', 'DETAIL'];

/** The commands about the journal of operators. */
export const EVENT_COMMANDS = { list: { arguments: [], run: list } };

function list(desk, _, options) {
  return listPage(desk, options, {
    path: 'operator/qryEvents', wanted: options.of ? { subject: options.of } : {}, none: 'There is no such change', head: HEAD,
    cellsOf: (row) => [desk.timeText(row.createTime), row.operator || '-', row.action, row.subject, row.detail || '-'],
  });
}
