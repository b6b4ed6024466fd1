import type { Faults } from '../fixtures/faults/faults';
import { edit, idle, put, rows, type Mutation } from './mutation-tools';

const SAVE = 'feedback/saveFeedback';
const LIST = 'feedback/qryFeedbackList';
const ONLY_OPERATORS = 'refuse caller without the operator key';

/** Independent of each other. */
export const FEEDBACK_MUTATIONS = [
  edit(SAVE, 'one number for all', put(/"feedbackNo":"[^"]*"/, '"feedbackNo":"K1"'), 'feedbackNo'),
  edit(SAVE, 'anything is feedback', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse feedback without content', 'refuse screenshot that is no picture'),
  { title: `${SAVE}: gives no numbers`, applyTo: (faults: Faults) => faults.change(SAVE, put(/"data":\{[^}]*\}/, '"data":true')), faults: [] },
  edit(LIST, 'a list for everybody', put(/"code":"ERR-TMS[^"]*"/, '"code":"0"'), 'anonymous'),
  edit(LIST, 'an empty list', rows(() => []), 'listed'),
  edit(LIST, 'feedback twice', rows((all) => [...all.slice(0, 1), ...all]), 'unique feedbackNo'),
  edit(LIST, 'a time without zone', put(/("createTime":"[^"Z]*)Z"/g, '$1"'), 'data rows[].createTime'),
  { title: `${LIST}: unknown to the server`, applyTo: (faults: Faults) => faults.status(LIST, 404), faults: [] },
  idle('operator/qryFeedback', '{"page":{"pageNo":1,"pageSize":20,"total":0,"totalPage":0,"rows":[]}}', ONLY_OPERATORS),
  idle('operator/answerFeedback', 'null', ONLY_OPERATORS),
].map((mutation): Mutation => ({ ...mutation, group: 'feedback' }));
