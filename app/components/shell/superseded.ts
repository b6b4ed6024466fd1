/**
 * Keeps aborted navigations out of the console. The router aborts a request when a newer navigation replaces it. If the answer was partly
 * read, the framework leaves a rejected promise unhandled, or React gets the error while rendering and reports it.
 */
export function allowSuperseded(): void {
  const allow = (event: ErrorEvent | PromiseRejectionEvent) => {
    const reason: unknown = 'reason' in event ? event.reason : event.error;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  };
  window.addEventListener('unhandledrejection', allow);
  window.addEventListener('error', allow);
}
