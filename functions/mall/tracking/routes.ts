import { addActionLog } from '~/upstream/contract/records/tracking';
import { handle } from '../http/route';
import { storeEvent } from './store';

export const trackingRoutes = [
  handle(addActionLog, async (event, { queries, now }) => {
    await storeEvent(queries, event, now);
    return null;
  }),
];
