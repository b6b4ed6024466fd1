import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { readEvents } from '~/actions/tracking/read-events';

/**
 * Takes the events that a page has collected. The answer is always 204. Events of a visitor who does not want to be counted are dropped, whoever
 * sends them.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return onlyPost();
  const { events, dropped } = await readEvents(request.body);
  if (dropped > 0) context.log({ event: 'events_dropped', events: dropped });
  if (context.tracking === 'on') context.reportEvents(events);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** A GET request reports nothing. */
export const loader = onlyPost;

function onlyPost(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}
