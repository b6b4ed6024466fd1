/**
 * The colours of drawings. Light comes from the upper left, so body (`b`), metal (`m`), ceramic (`c`) and white resin (`w`) each have
 * one shade for top faces (`t`), one for left faces (`l`) and one for right faces (`r`). Body also has a shade for faces that face down (`d`).
 */
const inks = {
  line: { light: '#46524c', dark: '#9fb0a7', blue: '#7cc4a8' },
  bt: { light: '#dbe2dc', dark: '#34433b', blue: '#0e6a50' },
  bl: { light: '#b9c5bd', dark: '#28352e', blue: '#0a5a43' },
  br: { light: '#a3b1a8', dark: '#202b25', blue: '#084c38' },
  bd: { light: '#8fa097', dark: '#18211c', blue: '#063f2e' },
  mt: { light: '#f3f5f3', dark: '#6b756f', blue: '#2f8f70' },
  ml: { light: '#dce1dd', dark: '#56605a', blue: '#217a5d' },
  mr: { light: '#c5ccc7', dark: '#474f4a', blue: '#17694e' },
  ct: { light: '#ecd8bb', dark: '#6b5a43', blue: '#2f8f70' },
  cl: { light: '#dcc19a', dark: '#584a37', blue: '#217a5d' },
  cr: { light: '#c9aa80', dark: '#483c2d', blue: '#17694e' },
  wt: { light: '#ffffff', dark: '#4a5750', blue: '#1b7a5b' },
  wl: { light: '#eef1ec', dark: '#3d4943', blue: '#146a4e' },
  wr: { light: '#dfe4dd', dark: '#333e38', blue: '#0f5b43' },
  cyl: { light: '#e9ece7', dark: '#3a4741', blue: '#146a4e' },
  pin: { light: '#ffffff', dark: '#141d19', blue: '#b7dfcd' },
  hole: { light: '#ffffff', dark: '#141d19', blue: '#07402f' },
  led: { light: '#f7ecc4', dark: '#7a6b35', blue: '#b7dfcd' },
  rule: { light: '#5d6963', dark: '#98a69f', blue: '#7cc4a8' },
  text: { light: '#44504a', dark: '#b9c5be', blue: '#b7dfcd' },
} as const;

export type Ink = keyof typeof inks;

/** `paper` follows the reader's light or dark scheme; `blue` has shades of green, for green backgrounds. */
export type Scheme = 'paper' | 'blue';

/** The shades of one material, by the direction of a face. */
export interface Material {
  top: Ink;
  left: Ink;
  right: Ink;
  down: Ink;
}

export const resin: Material = { top: 'bt', left: 'bl', right: 'br', down: 'bd' };
export const metal: Material = { top: 'mt', left: 'ml', right: 'mr', down: 'mr' };
export const ceramic: Material = { top: 'ct', left: 'cl', right: 'cr', down: 'cr' };
export const white: Material = { top: 'wt', left: 'wl', right: 'wr', down: 'wr' };
export const dark: Material = { top: 'bl', left: 'br', right: 'bd', down: 'bd' };
export const glass: Material = { top: 'led', left: 'led', right: 'led', down: 'led' };

/**
 * The style element of a standalone drawing. It has one class for each ink in the markup.
 *
 * @param used - inks in the markup; the colour of outlines is always added
 */
export function styleOf(used: ReadonlySet<Ink>, scheme: Scheme): string {
  const rules = (tone: 'light' | 'dark' | 'blue') =>
    `path,circle{stroke:${inks.line[tone]}}` +
    (Object.keys(inks) as Ink[])
      .filter((ink) => used.has(ink))
      .map((ink) =>
        ink === 'rule'
          ? `.rule{stroke:${inks.rule[tone]}}`
          : `.${ink}{fill:${inks[ink][tone]}}`,
      )
      .join('');
  const outline =
    'path,circle{stroke-width:1px;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}' +
    '.f{stroke-width:.5px}.n{fill:none}';
  return scheme === 'blue'
    ? `<style>${outline}${rules('blue')}</style>`
    : `<style>${outline}${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}</style>`;
}
