import { randomBelow } from './secrets/secrets';

const WIDTH = 120;
const HEIGHT = 44;
const LENGTH = 4;

/** Letters and digits as strokes on a grid of 4 × 6. No character looks like another. */
const STROKES: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4L3 4',
  C: 'M4 1L3 0L1 0L0 1L0 5L1 6L3 6L4 5',
  E: 'M4 0L0 0L0 6L4 6M0 3L3 3',
  F: 'M4 0L0 0L0 6M0 3L3 3',
  H: 'M0 0L0 6M4 0L4 6M0 3L4 3',
  J: 'M3 0L3 5L2 6L1 6L0 5M1 0L4 0',
  K: 'M0 0L0 6M4 0L0 3L4 6',
  M: 'M0 6L0 0L2 3L4 0L4 6',
  N: 'M0 6L0 0L4 6L4 0',
  P: 'M0 6L0 0L3 0L4 1L4 2L3 3L0 3',
  R: 'M0 6L0 0L3 0L4 1L4 2L3 3L0 3M2 3L4 6',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 5L1 6L3 6L4 5L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  3: 'M0 0L4 0L2 2L4 4L4 5L3 6L1 6L0 5',
  4: 'M3 6L3 0L0 4L4 4',
  7: 'M0 0L4 0L1 6',
  9: 'M4 3L1 3L0 2L0 1L1 0L3 0L4 1L4 4L3 6L1 6',
};
const ALPHABET = Object.keys(STROKES);

/** Draws random characters. @returns the characters, and their picture as a data address. The picture contains only paths, no text */
export function drawCaptcha(): { answer: string; image: string } {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)] ?? 'A');
  // All strokes and the noise are in one path, in random order, so that the order does not show the characters.
  const pieces = [...letters.map(drawLetter), ...Array.from({ length: 3 }, drawNoise)];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f1f3ee"/>` +
    `<path d="${shuffle(pieces).join('')}" fill="none" stroke="#14201b" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return { answer: letters.join(''), image: `data:image/svg+xml;base64,${btoa(svg)}` };
}

function drawLetter(letter: string, index: number): string {
  const angle = (randomBelow(41) - 20) * (Math.PI / 180);
  const scale = 4 + randomBelow(100) / 90;
  const x = 20 + index * 27 + randomBelow(7) - 3;
  const y = HEIGHT / 2 + randomBelow(9) - 4;
  return (STROKES[letter] ?? '').replace(/(\d) (\d)/g, (_, column: string, row: string) => {
    const dx = (Number(column) - 2) * scale + (randomBelow(100) - 50) / 60;
    const dy = (Number(row) - 3) * scale + (randomBelow(100) - 50) / 60;
    return `${round(x + dx * Math.cos(angle) - dy * Math.sin(angle))} ${round(y + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  });
}

function drawNoise(): string {
  const at = () => `${randomBelow(WIDTH)} ${randomBelow(HEIGHT)}`;
  return `M${at()}L${at()}L${at()}`;
}

function shuffle<T>(items: T[]): T[] {
  return items.map((item) => ({ item, order: randomBelow(1_000_000) })).sort((a, b) => a.order - b.order).map(({ item }) => item);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
