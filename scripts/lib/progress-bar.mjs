const WIDTH = 28;
/** With fewer parts done, a rate says nothing yet. */
const LEAST_SHARE = 0.01;

/**
 * Shows a progress bar on one line of a terminal. Without a terminal, it prints a line for each quarter.
 * @returns {(share: number, what: string, count?: number) => void} with `count`, the number of parts so far, it also shows the rate and the time left
 */
export function progressBar(label, stream = process.stdout) {
  const started = Date.now();
  let shown = -1;
  return (share, what, count) => {
    const percent = Math.floor(Math.min(1, share) * 100);
    if (percent === shown) return;
    const pace = count === undefined || share < LEAST_SHARE ? '' : paceOf(share, count, Date.now() - started);
    const bar = '█'.repeat(Math.round((WIDTH * percent) / 100)).padEnd(WIDTH, '░');
    if (stream.isTTY) stream.write(`\r${label} ${bar} ${String(percent).padStart(3)} % ${`${what}${pace}`.padEnd(46)}${percent === 100 ? '\n' : ''}`);
    else if (percent === 100 || Math.floor(percent / 25) > Math.floor(Math.max(shown, -1) / 25)) stream.write(`${label} ${percent} %${pace}\n`);
    shown = percent;
  };
}

function paceOf(share, count, elapsed) {
  const rate = Math.round((count * 1000) / Math.max(1, elapsed)).toLocaleString('en');
  const left = Math.round((elapsed * (1 - share)) / share / 1000);
  return ` · ${rate} parts/s · ${left >= 90 ? `${Math.round(left / 60)} min` : `${left} s`} left`;
}
