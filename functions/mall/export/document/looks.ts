import { A4, type Ink, type TextLook } from './pdf';

/** The colours of printed documents. */
export const INKS = {
  text: [0.08, 0.13, 0.11], second: [0.27, 0.31, 0.29], third: [0.36, 0.41, 0.39], line: [0.79, 0.82, 0.78], sunken: [0.945, 0.953, 0.933],
  primary: [0.043, 0.42, 0.31], money: [0.6, 0.32, 0.125],
} as const satisfies Record<string, Ink>;

export const LOOKS = {
  title: { size: 17, ink: INKS.text, bold: true },
  number: { size: 10, ink: INKS.second },
  running: { size: 9.5, ink: INKS.text, bold: true },
  label: { size: 7.5, ink: INKS.third },
  value: { size: 9.5, ink: INKS.text },
  block: { size: 8.5, ink: INKS.primary, bold: true },
  head: { size: 8, ink: INKS.second },
  count: { size: 9.5, ink: INKS.third },
  strong: { size: 9.5, ink: INKS.text, bold: true },
  about: { size: 8, ink: INKS.third },
  total: { size: 9.5, ink: INKS.second },
  sumLabel: { size: 10.5, ink: INKS.text, bold: true },
  sum: { size: 14, ink: INKS.money, bold: true },
  foot: { size: 7.5, ink: INKS.third },
} as const satisfies Record<string, TextLook>;

/** Distance between base lines, as a multiple of the size of the text. */
export const LEADING = 1.38;

/** The printed area of a page, in points. */
export const FRAME = { left: 46, right: A4.width - 46, top: 46, bottom: A4.height - 52, width: A4.width - 92 } as const;
