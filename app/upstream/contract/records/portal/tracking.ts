import * as v from 'valibot';
import { EVENT_TYPES } from '../../../../domain/tracking/event-names';
import { call } from '../../base/call';
import { text } from '../../base/fields';

const short = v.pipe(text, v.maxLength(200));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));

export const addActionLog = call({
  name: 'userActionLog/addActionLog', group: 'tracking', method: 'POST', policy: 'never',
  path: 'userActionLog/addActionLog',
  payload: v.object({
    eventName: short,
    eventType: v.picklist(Object.values(EVENT_TYPES)),
    eventParam: v.optional(v.pipe(text, v.maxLength(2000))),
    source: short,
    screenSize: v.optional(v.pipe(text, v.regex(/^\d{1,5}\*\d{1,5}$/))),
    // The name is misspelt on the wire.
    channnelId: v.optional(short),
    extParam: v.optional(v.pipe(text, v.maxLength(2000))),
    currentUrl: v.pipe(text, v.maxLength(2000)),
    createTime: time,
    lastUrl: v.optional(v.pipe(text, v.maxLength(2000))),
    leaveTime: v.optional(time),
  }),
  data: v.nullish(v.unknown()), summary: 'One user-action event; the answer is not read',
});

