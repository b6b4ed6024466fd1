const WIDTH = 28;

/**
 * Shows a progress bar on one line of a terminal. Without a terminal, it prints a line for each quarter.
 * @returns {(share: number, what: string) => void}
 */
export function progressBar(label, stream = process.stdout) {
  let shown = -1;
  return (share, what) => {
    const percent = Math.floor(Math.min(1, share) * 100);
    if (percent === shown) return;
    const bar = '█'.repeat(Math.round((WIDTH * percent) / 100)).padEnd(WIDTH, '░');
    if (stream.isTTY) stream.write(`\r${label} ${bar} ${String(percent).padStart(3)} % ${what.padEnd(14)}${percent === 100 ? '\n' : ''}`);
    else if (percent === 100 || Math.floor(percent / 25) > Math.floor(Math.max(shown, -1) / 25)) stream.write(`${label} ${percent} %\n`);
    shown = percent;
  };
}
