/** The figures of benchmarks, and their table. */

export interface Figure {
  bench: string;
  what: string;
  value: string;
  /** The floor, measured in the same run. */
  floor?: string;
  /** Value over floor. */
  ratio?: number;
  /** The limit in words; absent for a figure without one. */
  gate?: string;
  passed?: boolean;
}

/** A figure with a limit. */
export function gated(figure: Omit<Figure, 'gate' | 'passed'>, measured: number, most: number, unit = ''): Figure {
  return { ...figure, gate: `≤ ${most}${unit}`, passed: measured <= most };
}

/** How many of some hold, with the least share that must. */
export function atLeast(figure: Omit<Figure, 'value' | 'gate' | 'passed'>, held: number, tried: number, least: number): Figure {
  return { ...figure, value: `${held} of ${tried}`, gate: `≥ ${least * 100} %`, passed: tried > 0 && held / tried >= least };
}

export function bytes(count: number): string {
  return `${count.toLocaleString('en-US')} B`;
}

export function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** One line for each figure, with aligned columns. */
export function table(figures: readonly Figure[]): string {
  const head = ['', 'figure', 'value', 'floor', 'ratio', 'gate', ''];
  const rows = figures.map(({ bench, what, value, floor = '', ratio, gate = '', passed }) => [
    bench, what, value, floor, ratio === undefined ? '' : `${ratio.toFixed(2)} ×`, gate,
    passed === undefined ? '' : passed ? 'ok' : 'FAILED',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) => row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ').trimEnd())
    .join('\n');
}
