import * as v from 'valibot';
import { CLICK_EVENTS, EVENT_TYPES, PAGE_EVENTS } from '../../domain/tracking/event-names';
import { EVENT_LIMITS, type TrackedEvent } from '../../domain/tracking/tracked-event';
import { readBody } from '../form/posted-form';

/** The events of a report, and how many of what was posted were none. */
export interface Report {
  events: TrackedEvent[];
  dropped: number;
}

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const path = v.pipe(v.string(), v.regex(/^\/(?!\/)[!-~]*$/), v.maxLength(EVENT_LIMITS.path));
const param = v.optional(v.pipe(v.string(), v.maxLength(EVENT_LIMITS.param)));
const base = {
  eventParam: param,
  extParam: param,
  screenSize: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}\*\d{1,5}$/))),
  currentUrl: path,
  createTime: time,
};
const event = v.variant('eventType', [
  v.object({ ...base, eventType: v.literal(EVENT_TYPES.visit), eventName: v.literal(PAGE_EVENTS.visit) }),
  v.object({ ...base, eventType: v.literal(EVENT_TYPES.click), eventName: v.picklist(CLICK_EVENTS) }),
  v.object({ ...base, eventType: v.literal(EVENT_TYPES.jump), eventName: v.literal(PAGE_EVENTS.jump), lastUrl: path, leaveTime: time }),
]);

/**
 * Reads a posted report: one event, or a list of at most 20. What is no event, too large or too much is dropped and counted; a body that is too
 * large or no JSON counts as one.
 */
export async function readEvents(body: ReadableStream<Uint8Array> | null): Promise<Report> {
  const posted = await readJson(body);
  const listed: unknown[] = Array.isArray(posted) ? posted : [posted];
  const events = listed.slice(0, EVENT_LIMITS.most).flatMap((one) => {
    const read = v.safeParse(event, one, { abortEarly: true });
    // What was read is flat. What was posted may be nested so deeply that no reader of all of it ends well.
    return read.success && bytesOf(read.output) <= EVENT_LIMITS.eventBytes ? [read.output] : [];
  });
  return { events, dropped: listed.length - events.length };
}

function bytesOf(one: TrackedEvent): number {
  return new TextEncoder().encode(JSON.stringify(one)).byteLength;
}

async function readJson(body: ReadableStream<Uint8Array> | null): Promise<unknown> {
  try {
    return JSON.parse(await (await readBody(body, EVENT_LIMITS.reportBytes)).text());
  } catch {
    return undefined;
  }
}
