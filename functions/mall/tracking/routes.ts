import { addActionLog } from '~/upstream/contract/records/portal/tracking';
import { CODES } from '~/upstream/contract/base/envelope';
import { FIELD_MESSAGES } from '../http/messages';
import { badPayload, Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { EVENT_BYTES, EVENTS_OF_ADDRESS, EVENTS_OF_SHOP } from '../user/limits/policies';
import { forNetworks, WHOLE_SHOP } from '../user/limits/visitor';
import { spend } from '../user/store/limits';
import { MESSAGES } from './messages';
import { storeEvent } from './store';

export const trackingRoutes = [
  handle(addActionLog, async (event, { queries, request, now }) => {
    const written = JSON.stringify(event);
    if (new TextEncoder().encode(written).byteLength > EVENT_BYTES) throw badPayload('payload', FIELD_MESSAGES.bodyTooLong(EVENT_BYTES));
    const allowances = [...forNetworks(EVENTS_OF_ADDRESS, request), [EVENTS_OF_SHOP, WHOLE_SHOP] as const];
    if (!(await spend(queries, allowances, now))) throw new Refusal(CODES.tooMany, MESSAGES.tooMany);
    await storeEvent(queries, event, written, now);
    return null;
  }),
];
