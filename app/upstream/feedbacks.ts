import type { NewFeedback, SentFeedback } from '../domain/feedback/feedback-rules';
import type { UpstreamClient } from './client/client';
import * as contract from './contract/records/portal/feedback';
import { toFeedbackNo, toSentFeedback } from './to-domain/sent-feedback';

/** How many bytes are turned into base64 at once. A multiple of 3, so that the pieces can be joined. */
const PIECE = 3 * 8192;

/** The calls for the feedback of a visitor. Their answers are never stored. */
export type Feedbacks = ReturnType<typeof createFeedbacks>;

/** @throws UpstreamError from every method */
export function createFeedbacks(client: UpstreamClient) {
  return {
    /** Sends feedback. @returns its number; empty if the upstream gives none */
    async send({ type, content, contact, page, screenshot }: NewFeedback): Promise<string> {
      return toFeedbackNo(await client.send(contract.saveFeedback, {
        type, content, ...(contact ? { contact } : {}), ...(page ? { pageUrl: page } : {}), ...(screenshot ? { screenshot: base64(screenshot) } : {}),
      }));
    },
    /** The user's own feedback, newest first. */
    async list(): Promise<SentFeedback[]> {
      return (await client.send(contract.listFeedback, {})).rows.map(toSentFeedback);
    },
  };
}

function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) pieces.push(btoa(String.fromCharCode(...bytes.subarray(from, from + PIECE))));
  return pieces.join('');
}
