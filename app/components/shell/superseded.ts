/**
 * Keeps aborted navigations out of the console. The router aborts a request when a newer navigation replaces it; where only a part
 * of the answer was read, the framework leaves its rejected promise unhandled.
 */
export function allowSuperseded(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
}
