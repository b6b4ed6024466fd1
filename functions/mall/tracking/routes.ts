import { addActionLog } from '~/upstream/contract/records/portal/tracking';
import { CODES } from '~/upstream/contract/base/envelope';
import { Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { EVENTS_OF_ADDRESS, EVENTS_OF_SHOP } from '../user/limits/policies';
import { forNetworks, WHOLE_SHOP } from '../user/limits/visitor';
import { spend } from '../user/store/limits';
import { MESSAGES } from './messages';
import { storeEvent } from './store';

export const trackingRoutes = [
  handle(addActionLog, async (event, { queries, request, now }) => {
    const allowances = [...forNetworks(EVENTS_OF_ADDRESS, request), [EVENTS_OF_SHOP, WHOLE_SHOP] as const];
    if (!(await spend(queries, allowances, now))) throw new Refusal(CODES.tooMany, MESSAGES.tooMany);
    await storeEvent(queries, event, now);
    return null;
  }),
];
