import { packages, type Package } from './package-sizes';
import { styleOf, type Ink } from './palette';
import { row, type Corner } from './solids';
import { titleOf } from './title';

/** A rectangle, or a circle if `radius` is given. Positions are in millimetres from the middle; y points down. */
interface Shape {
  ink: Ink;
  from: Corner;
  to: Corner;
  radius?: number;
}

/** A measure on one side of the drawing, between two positions along that side. */
interface Measure {
  side: 'top' | 'right' | 'bottom' | 'left';
  from: number;
  to: number;
}

interface Plan {
  shapes: readonly Shape[];
  measures: readonly Measure[];
}

const sheet = { width: 340, height: 300, centre: [160, 150], room: 180 } as const;

const rect = (ink: Ink, [x, y]: Corner, [w, h]: Corner): Shape => ({ ink, from: [x - w / 2, y - h / 2], to: [x + w / 2, y + h / 2] });
const dot = ([x, y]: Corner, radius: number): Shape => ({ ink: 'pin', from: [x - radius, y - radius], to: [x + radius, y + radius], radius });
const across = (side: Measure['side'], size: number): Measure => ({ side, from: -size / 2, to: size / 2 });

/** The measure of the pitch. It is drawn between two neighbours that are one pitch apart, as near to the middle as possible. */
function pitchOf(offsets: readonly number[], pitch: number): Measure {
  const sorted = [...new Set(offsets)].sort((a, b) => a - b);
  const near = sorted.filter((at) => sorted.some((other) => Math.abs(other - at - pitch) < 1e-6));
  const from = near.reduce((best, at) => (Math.abs(at + pitch / 2) < Math.abs(best + pitch / 2) ? at : best), near[0] ?? -pitch / 2);
  return { side: 'bottom', from, to: from + pitch };
}

function planOf(outline: Package): Plan {
  const { length: l, width: w } = outline;
  const body = rect('bt', [0, 0], [l, w]);
  const mark = Math.min(l, w) * 0.032 + 0.03;
  const pinOne = dot([-l / 2 + mark * 2.9, w / 2 - mark * 2.9], mark);
  switch (outline.kind) {
    case 'chip': {
      const ink = ({ resistor: 'wt', ceramic: 'ct', ferrite: 'bt', led: 'led', fuse: 'bl' } as const)[outline.look];
      const t = outline.terminal;
      return {
        shapes: [
          rect(ink, [0, 0], [l - 2 * t, w]),
          ...(outline.look === 'resistor' ? [rect('bt', [0, 0], [l - 2.3 * t, w * 0.86])] : []),
          rect('mt', [(t - l) / 2, 0], [t, w]),
          rect('mt', [(l - t) / 2, 0], [t, w]),
        ],
        measures: [across('top', l), across('right', w)],
      };
    }
    case 'two-lead':
      return {
        shapes: [rect('mt', [0, 0], [outline.over, outline.leadWidth]), body, rect('mt', [-l * 0.3, 0], [l * 0.12, w])],
        measures: [across('top', l), across('right', w), across('bottom', outline.over)],
      };
    case 'gull': {
      const reach = (outline.over - w) / 2;
      const leads = (places: readonly Corner[], side: 1 | -1) =>
        places.map(([at, width]) => rect('mt', [-at, (side * (w + reach)) / 2], [width, reach]));
      return {
        shapes: [...leads(outline.back, -1), ...leads(outline.front, 1), body, ...(outline.mark ? [pinOne] : [])],
        measures: [
          across('top', l),
          across('left', w),
          across('right', outline.over),
          pitchOf([...outline.front, ...outline.back].map(([at]) => at), outline.pitch),
        ],
      };
    }
    case 'power-tab': {
      const [tabLength, tabWidth] = outline.tab;
      const toe = outline.over - tabLength - w;
      const offsets = outline.leads === 2 ? [-outline.pitch, outline.pitch] : row(outline.leads, outline.pitch);
      const shift = (tabLength - toe) / 2;
      return {
        shapes: [
          rect('mt', [0, shift - (w + tabLength) / 2], [tabWidth, tabLength]),
          ...offsets.map((at) => rect('mt', [at, shift + (w + toe) / 2], [outline.leadWidth, toe])),
          ...(outline.leads === 2 ? [rect('mt', [0, shift + w / 2 + toe * 0.1], [outline.leadWidth, toe * 0.2])] : []),
          rect('bt', [0, shift], [l, w]),
        ],
        measures: [
          across('top', l),
          { side: 'left', from: shift - w / 2, to: shift + w / 2 },
          across('right', outline.over),
          pitchOf([...offsets, 0], outline.pitch),
        ],
      };
    }
    case 'upright': {
      const reach = outline.height * 0.5;
      const mid = -reach / 2;
      const bottom = mid + outline.height / 2;
      const offsets = row(outline.leads, outline.pitch);
      const tall = outline.look === 'to-220';
      const moulded = tall ? 9.2 : outline.height;
      return {
        shapes: [
          ...offsets.map((at) => rect('mt', [at, bottom + reach / 2], [outline.leadWidth, reach])),
          ...(tall ? [rect('mt', [0, mid], [l, outline.height])] : []),
          rect('bt', [0, bottom - moulded / 2], [l, moulded]),
          ...(outline.look === 'to-92' ? [] : [{ ...dot([0, bottom - (tall ? 12.8 : outline.height * 0.74)], 1.9), ink: 'hole' } as const]),
        ],
        measures: [across('top', l), { side: 'right', from: mid - outline.height / 2, to: bottom }, pitchOf(offsets, outline.pitch)],
      };
    }
    case 'lqfp':
    case 'qfn': {
      const offsets = row(outline.leads / outline.sides, outline.pitch);
      const leaded = outline.kind === 'lqfp';
      const reach = leaded ? (outline.over - l) / 2 : outline.pitch * 0.8;
      const centre = (size: number) => (leaded ? (size + reach) / 2 : (size - reach) / 2);
      const pads = offsets.flatMap((at) => [
        ...([-1, 1] as const).map((side) => rect('mt', [at, side * centre(w)], [outline.leadWidth, reach])),
        ...([-1, 1] as const).map((side) => rect('mt', [side * centre(l), at], [reach, outline.leadWidth])),
      ]);
      const mould = leaded ? body : rect('bt', [0, 0], [l, w]);
      return {
        shapes: leaded ? [...pads, mould, pinOne] : [mould, ...pads, dot([-l / 2 + reach + mark * 2, w / 2 - reach - mark * 2], mark)],
        measures: [across('top', l), across('right', leaded ? outline.over : w), pitchOf(offsets, outline.pitch)],
      };
    }
    case 'dip': {
      const offsets = row(outline.leads / 2, outline.pitch);
      const reach = (outline.over - w) / 2 + 0.13;
      return {
        shapes: [
          ...offsets.flatMap((at) => ([-1, 1] as const).map((side) => rect('mt', [at, (side * (w + reach)) / 2], [1.4, reach]))),
          body,
          pinOne,
        ],
        measures: [across('top', l), across('left', w), across('right', outline.over), pitchOf(offsets, outline.pitch)],
      };
    }
  }
}

const figure = (n: number): string => String(Math.round(n * 10) / 10);

/** Draws the extension lines, the arrows and the figure of a measure. @param edges - edges of the drawing, by side */
function measured({ side, from, to }: Measure, scale: number, edges: Record<Measure['side'], number>): string {
  const flat = side === 'top' || side === 'bottom';
  const away = side === 'top' || side === 'left' ? -1 : 1;
  const origin = sheet.centre[flat ? 0 : 1];
  const [a, b] = [origin + from * scale, origin + to * scale];
  const at = (along: number, out: number): string => {
    const across = edges[side] + away * out;
    return flat ? `${figure(along)} ${figure(across)}` : `${figure(across)} ${figure(along)}`;
  };
  const arrow = (tip: number, back: number) => `M${at(tip + back, 25)}L${at(tip, 28)}L${at(tip + back, 31)}`;
  const inside = b - a >= 40;
  const lines = inside
    ? `M${at(a, 28)}L${at(b, 28)}${arrow(a, 6)}${arrow(b, -6)}`
    : `M${at(a - 24, 28)}L${at(a, 28)}M${at(b + 24, 28)}L${at(b, 28)}${arrow(a, -5)}${arrow(b, 5)}`;
  const middle = (a + b) / 2;
  const turn = flat ? '' : ` transform="rotate(${away > 0 ? 90 : -90} ${at(middle, 38).replace(' ', ',')})"`;
  const [x, y] = at(middle, flat && away > 0 ? 48 : 38).split(' ');
  return (
    `<path class="n rule" d="M${at(a, 6)}L${at(a, 35)}M${at(b, 6)}L${at(b, 35)}${lines}"/>` +
    `<text class="text" x="${x}" y="${y}"${turn}>${(to - from).toFixed(2)}</text>`
  );
}

/**
 * Draws the top view of a package with its dimensions in millimetres, as a standalone SVG of 340 by 300 units. A package that stands on
 * its leads is drawn from the front.
 * @returns `null` if the package is unknown, or if its outline varies
 */
export function packageOutline(slug: string): string | null {
  const outline = Object.hasOwn(packages, slug) ? packages[slug] : undefined;
  if (!outline || outline.varies) return null;
  const { shapes, measures } = planOf(outline);
  const reach = (axis: 0 | 1) => Math.max(...shapes.flatMap(({ from, to }) => [-from[axis], to[axis]]));
  const [halfX, halfY] = [reach(0), reach(1)];
  const scale = sheet.room / 2 / Math.max(halfX, halfY);
  const [cx, cy] = sheet.centre;
  const edges = { left: cx - halfX * scale, right: cx + halfX * scale, top: cy - halfY * scale, bottom: cy + halfY * scale };
  const fine = shapes.length > 64 ? ' f' : '';
  const used = new Set<Ink>(['rule', 'text', ...shapes.map(({ ink }) => ink)]);
  const paths: string[] = [];
  let last: Ink | undefined;
  for (const { ink, from, to, radius } of shapes) {
    const [x, y] = [cx + from[0] * scale, cy + from[1] * scale];
    const [w, h] = [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale];
    if (radius !== undefined) {
      paths.push(`<circle class="${ink}" cx="${figure(x + w / 2)}" cy="${figure(y + h / 2)}" r="${figure(w / 2)}"/>`);
      last = undefined;
      continue;
    }
    const d = `M${figure(x)} ${figure(y)}h${figure(w)}v${figure(h)}h${figure(-w)}z`;
    const open = ink === last ? paths.pop()?.replace('"/>', '') : undefined;
    paths.push(`${open ?? `<path class="${ink}${ink === 'mt' ? fine : ''}" d="`}${d}"/>`);
    last = ink;
  }
  const rules = measures.map((measure) => measured(measure, scale, edges)).join('');
  const type = '<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="12" text-anchor="middle">';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${titleOf(slug)}${styleOf(used, 'paper')}${paths.join('')}${type}${rules}</g></svg>`;
}
