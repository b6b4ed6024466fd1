/** The error of work whose time is over. */
export function tooLate(): DOMException {
  return new DOMException('timeout', 'TimeoutError');
}

/** A signal for work that ends. */
interface DeadlineSignal {
  signal: AbortSignal;
  /** Takes away all that listens. The runtime keeps what listens to a signal in memory, so call it when the work is over. */
  forget(): void;
}

/**
 * A signal that ends work after some ms, or when the visitor leaves. In place of `AbortSignal.timeout` and `AbortSignal.any`, which hold what was made with them until
 * the time is over.
 */
export function deadlineSignal(ms: number, visitor?: AbortSignal): DeadlineSignal {
  const controller = new AbortController();
  const leave = () => controller.abort(visitor?.reason);
  const timer = setTimeout(() => controller.abort(tooLate()), ms);
  visitor?.addEventListener('abort', leave);
  if (visitor?.aborted) leave();
  return {
    signal: controller.signal,
    forget() {
      clearTimeout(timer);
      visitor?.removeEventListener('abort', leave);
    },
  };
}
