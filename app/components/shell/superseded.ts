/**
 * An answer that a later navigation makes needless is no failure: the router aborts it, and where it was read only in part
 * the framework leaves that to nobody, so that it stands in the console as an uncaught error.
 */
export function allowSuperseded(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
}
