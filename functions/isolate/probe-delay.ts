/** After how many ms a probe of the isolate's lateness wants to run. It is in its own file, so that tests can replace it: each of their requests waits for its probe. */
export const PROBE = 10;
