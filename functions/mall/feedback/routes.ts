import { saveFeedback } from '~/upstream/contract/records/content';
import { handle } from '../http/route';
import { storeFeedback } from './store';

export const feedbackRoutes = [
  handle(saveFeedback, async (feedback, { queries, now }) => {
    await storeFeedback(queries, feedback, now);
    return null;
  }),
];
