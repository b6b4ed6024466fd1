/**
 * Keeps aborted navigations out of the console. The router aborts a request when a newer navigation replaces it. If the answer was partly
 * read, the framework leaves a rejected promise unhandled.
 */
export function allowSuperseded(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
}
