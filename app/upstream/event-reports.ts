import { reportedParam, reportedPath, reportedText } from '../domain/tracking/reported-page';
import type { TrackedEvent } from '../domain/tracking/tracked-event';
import type { LogLine } from './client/caller';
import type { UpstreamClient } from './client/client';
import type { Payload } from './contract/base/call';
import { addActionLog } from './contract/records/portal/tracking';
import { isUpstreamError } from './failures/upstream-error';

interface TrackingOptions {
  /** The name of the shop in its events, `PRODUCT`. */
  source: string;
  /** The channel through which the visitor came. */
  channel: string | undefined;
  waitUntil(work: Promise<unknown>): void;
  log(line: LogLine): void;
}

/** Reports events to the upstream. */
export interface Tracking {
  /**
   * Reports events one after the other, after the response. Failures are logged in one line and nothing else. After a passing one, and after a
   * refusal of too many events, the rest is given up.
   */
  report(events: readonly TrackedEvent[]): void;
}

export function createTracking(client: Pick<UpstreamClient, 'sendUnnamed'>, { source, channel, waitUntil, log }: TrackingOptions): Tracking {
  async function send(events: readonly TrackedEvent[]): Promise<void> {
    let failed = 0;
    for (const [index, event] of events.entries()) {
      try {
        await client.sendUnnamed(addActionLog, toWire(event, source, channel));
      } catch (error) {
        const last = isUpstreamError(error) && (error.failure.passing || error.failure.status === TOO_MANY);
        failed += last ? events.length - index : 1;
        if (last) break;
      }
    }
    if (failed > 0) log({ event: 'report_failed', events: failed });
  }
  return {
    report(events) {
      if (events.length > 0) waitUntil(send(events));
    },
  };
}

/** The status of a refusal of too many requests in the table of failures. */
const TOO_MANY = 429;

function toWire({ eventParam, extParam, ...event }: TrackedEvent, source: string, channel: string | undefined): Payload<typeof addActionLog> {
  const param = reportedParam(event.eventName, eventParam);
  return {
    ...event,
    ...(param === undefined ? {} : { eventParam: param }),
    ...(extParam === undefined ? {} : { extParam: reportedText(extParam) }),
    source,
    currentUrl: reportedPath(event.currentUrl),
    ...('lastUrl' in event ? { lastUrl: reportedPath(event.lastUrl) } : {}),
    ...(channel === undefined ? {} : { channnelId: channel }),
  };
}
