import { countdownText } from '~/domain/time/countdown';

/** When each countdown was written, in ms since the page was opened. The shell writes a new one when the cart changes. */
const writtenAt = new WeakMap<Element, number>();

/** Counts the countdown of the strip down, each second. The clock of the visitor may be wrong, so it only measures the time since the page came. */
export function startTicker(): void {
  const [visit] = performance.getEntriesByType('navigation');
  tick(visit instanceof PerformanceNavigationTiming ? visit.responseStart : performance.now());
  setInterval(() => tick(performance.now()), 1000);
}

/** @param first - when a countdown that was not seen before was written */
function tick(first: number): void {
  const timer = document.querySelector<HTMLElement>('.strip [role=timer]');
  if (!timer) return;
  const since = writtenAt.get(timer) ?? first;
  writtenAt.set(timer, since);
  const left = Number(timer.dataset['left']) - (performance.now() - since);
  timer.textContent = (left > 0 ? countdownText(left, timer.dataset['unit'] ?? '') : timer.dataset['over']) ?? '';
}
