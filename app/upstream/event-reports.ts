import { reportedPath } from '../domain/tracking/page-rules';
import type { TrackedEvent } from '../domain/tracking/tracked-event';
import type { LogLine, UpstreamClient } from './client/client';
import type { Payload } from './contract/base/call';
import { addActionLog } from './contract/records/portal/tracking';
import { UpstreamError } from './failures/upstream-error';

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
  /** Reports events one after the other, after the response. A failure is logged and nothing else; after a passing one the rest is given up. */
  report(events: readonly TrackedEvent[]): void;
}

export function createTracking(client: Pick<UpstreamClient, 'sendUnnamed'>, { source, channel, waitUntil, log }: TrackingOptions): Tracking {
  async function send(events: readonly TrackedEvent[]): Promise<void> {
    for (const [index, event] of events.entries()) {
      try {
        await client.sendUnnamed(addActionLog, toWire(event, source, channel));
      } catch (error) {
        const passing = error instanceof UpstreamError && error.failure.passing;
        log({ event: 'report_failed', events: passing ? events.length - index : 1 });
        if (passing) return;
      }
    }
  }
  return {
    report(events) {
      if (events.length > 0) waitUntil(send(events));
    },
  };
}

function toWire(event: TrackedEvent, source: string, channel: string | undefined): Payload<typeof addActionLog> {
  return {
    ...event,
    source,
    currentUrl: reportedPath(event.currentUrl),
    ...('lastUrl' in event ? { lastUrl: reportedPath(event.lastUrl) } : {}),
    ...(channel === undefined ? {} : { channnelId: channel }),
  };
}
