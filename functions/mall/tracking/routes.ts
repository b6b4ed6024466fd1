import { addActionLog } from '~/upstream/contract/records/portal/tracking';
import { CODES } from '~/upstream/contract/base/envelope';
import { Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { EVENTS_OF_ADDRESS } from '../user/limits/policies';
import { visitorAddress } from '../user/limits/visitor';
import { spend } from '../user/store/limits';
import { MESSAGES } from './messages';
import { storeEvent } from './store';

export const trackingRoutes = [
  handle(addActionLog, async (event, { queries, request, now }) => {
    if (!(await spend(queries, [[EVENTS_OF_ADDRESS, visitorAddress(request)]], now))) throw new Refusal(CODES.tooMany, MESSAGES.tooMany);
    await storeEvent(queries, event, now);
    return null;
  }),
];
