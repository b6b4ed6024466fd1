/** The drawings of the icons, as strokes in 16 × 16 units. */
export const ICONS = {
  barred: '<circle cx="8" cy="8" r="6.2"/><path d="m3.8 3.8 8.4 8.4"/>',
  bell: '<path d="M3.5 11.5V7.2a4.5 4.5 0 0 1 9 0v4.3l1 1h-11zM6.8 14.2h2.4"/>',
  bolt: '<path d="M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z"/>',
  bom: '<path d="M2.5 2.5h11v11h-11zM2.5 6h11M2.5 9.7h11M6 6v7.5"/>',
  cart: '<path d="M1.5 2.5h2l1.6 8h7.2l1.4-5.5H4"/><circle cx="6" cy="13.2" r="1"/><circle cx="11.6" cy="13.2" r="1"/>',
  chev: '<path d="m6 3.5 4.5 4.5L6 12.5"/>',
  chevl: '<path d="M10 3.5 5.5 8l4.5 4.5"/>',
  clock: '<circle cx="8" cy="8" r="6.2"/><path d="M8 4.5V8l2.3 1.5"/>',
  compare: '<path d="M2 2.5h4.5v11H2zM9.5 2.5H14v11H9.5z"/>',
  copy: '<path d="M5.5 5.5h8v8h-8z"/><path d="M10.5 5.5v-3h-8v8h3"/>',
  dash: '<path d="M4 8h8" stroke-dasharray="2 2.5"/>',
  doc: '<path d="M3.5 1.5h6l3 3v10h-9z"/><path d="M9.5 1.5v3h3"/>',
  down: '<path d="M8 2.5v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11"/>',
  err: '<circle cx="8" cy="8" r="6.2"/><path d="M8 4.8v3.8M8 10.9v.1"/>',
  filter: '<path d="M2 3.5h12M4.5 8h7M6.5 12.5h3"/>',
  globe: '<circle cx="8" cy="8" r="6.2"/><path d="M1.8 8h12.4M8 1.8c4 4 4 8.4 0 12.4M8 1.8c-4 4-4 8.4 0 12.4"/>',
  info: '<circle cx="8" cy="8" r="6.2"/><path d="M8 7.4v3.7M8 5v.1"/>',
  layers: '<path d="m8 2 6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3"/>',
  link: '<path d="m6.5 9.5 3-3M7 4.5 8.5 3a2.8 2.8 0 0 1 4 4L11 8.5M9 11.5 7.5 13a2.8 2.8 0 0 1-4-4L5 7.5"/>',
  menu: '<path d="M2 4h12M2 8h12M2 12h12"/>',
  minus: '<path d="M3 8h10"/>',
  ok: '<circle cx="8" cy="8" r="6.2"/><path d="m5 8.2 2.1 2.1L11 6.2"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  print: '<path d="M4 6V2h8v4M4 11.5H2V6h12v5.5h-2M4 9.5h8V14H4z"/>',
  save: '<path d="M4 2h8v12l-4-3.2L4 14z"/>',
  search: '<circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3.5 3.5"/>',
  sort: '<path d="m5 6 3-3 3 3M5 10l3 3 3-3"/>',
  tick: '<path d="m3.5 8.5 3 3 6-6.5"/>',
  trash: '<path d="M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4"/>',
  up: '<path d="M8 13V3.5M4 7.5l4-4 4 4"/>',
  upload: '<path d="M8 11V2.5M4.5 6 8 2.5 11.5 6M2.5 13.5h11"/>',
  user: '<circle cx="8" cy="5.2" r="3"/><path d="M2.5 14c.5-3 2.6-4.6 5.5-4.6s5 1.6 5.5 4.6"/>',
  warn: '<path d="M8 2 1.8 13.2h12.4z"/><path d="M8 6.5v3M8 11.4v.1"/>',
  window: '<path d="M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13.5 2.5 7.5 8.5"/>',
  x: '<path d="m4 4 8 8M12 4l-8 8"/>',
} as const;

export type IconName = keyof typeof ICONS;

const LOGO =
  '<symbol id="i-logo" viewBox="0 0 150 32" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect x="1" y="1" width="30" height="30" rx="6" fill="#fff"/>' +
  '<path d="M5.5 16H12M20 16h6.5" stroke="#0b6b4f" stroke-width="2.4"/>' +
  '<path d="M13 8v16" stroke="#0b6b4f" stroke-width="3.2"/><path d="M19 8v16" stroke="#b4652a" stroke-width="3.2"/>' +
  '<g stroke="#fff" stroke-width="2.7"><path d="M44 25V7h12M44 16h9"/>' +
  '<path d="M63 25V11.5L67.5 7h4l4.5 4.5V25M63 18.5h13"/>' +
  '<path d="M85 25V7h9l4 4v2.5l-4 4h-9M93.5 17.5 98.5 25"/>' +
  '<path d="M106 25V11.5l4.5-4.5h4l4.5 4.5V25M106 18.5h13"/><path d="M128 7h8l5.5 5.5v7L136 25h-8z"/></g></symbol>';

/** All symbols, for one hidden `svg`. */
export const SPRITE = Object.entries(ICONS).reduce(
  (symbols, [name, path]) => `${symbols}<symbol id="i-${name}" viewBox="0 0 16 16">${path}</symbol>`,
  LOGO,
);
