import type { Ink, Material } from './palette';
import { ceramic, dark, metal, white } from './palette';
import type { Face, Point, Scene } from './scene';
import { bar, block, box, cavity, disc, moulded, patch, row, stroke, type Corner } from './solids';

const legs = (at: readonly Point[], reach: number, [l, w]: Corner): Scene => [{ faces: block([0, 0, -reach], [l, w, reach], metal), at }];

const square = (half: number, other = half): Point[] => [[-half, -other, 0], [half, -other, 0], [-half, other, 0], [half, other, 0]];

/** A screw head from above. Its slot is horizontal in the drawing. */
const screw = (centre: Point, radius: number, ink: Ink = 'mt'): Face[] => {
  const [x, y, z] = centre;
  const reach = radius * 0.55;
  return [disc('z', centre, radius, ink), stroke([[x - reach, y + reach, z], [x + reach, y - reach, z]])];
};

/** A housing with a metal lid, and with pads at the lower edge. */
function lidded([l, w]: Corner, [base, lid]: Corner, material: Material, pads: readonly Corner[][]): Scene {
  const wall = 0.13 * w;
  const pad = base * 0.5;
  return [
    ...block([0, 0, 0], [l, w, base], material),
    ...(pads[0] ?? []).map(([a, b]) => patch('y', w / 2, [a, 0], [b, pad], 'mt')),
    ...(pads[1] ?? []).map(([a, b]) => patch('x', l / 2, [a, 0], [b, pad], 'mt')),
    ...block([0, 0, base], [l - wall, w - wall, lid], metal),
    patch('z', base + lid, [-l / 2 + wall * 1.5, -w / 2 + wall * 1.5], [l / 2 - wall * 1.5, w / 2 - wall * 1.5], 'mt'),
    disc('z', [-l / 2 + wall * 2.6, w / 2 - wall * 2.6, base + lid], wall * 0.45, 'pin'),
  ];
}

/** Box-shaped packages: passives in boxes, crystals, relays, switches, grid arrays and modules. */
export const boxBodies: Readonly<Record<string, () => Scene>> = {
  bga: () => {
    const balls = row(11, 1);
    const ball: Face[] = [disc('view', [0, 0, -0.3], 0.26, 'mt')];
    return [
      { faces: ball, at: balls.map((at): Point => [5.6, at, 0]) },
      { faces: ball, at: balls.map((at): Point => [at, 5.6, 0]) },
      ...block([0, 0, 0], [12, 12, 0.55], dark),
      ...moulded([0, 0], [10.6, 10.6], [0.55, 0.6, 1.6], 0.3),
      disc('z', [-4.2, 4.2, 1.6], 0.42, 'pin'),
    ];
  },
  wlcsp: () => {
    const grid = row(4, 0.5);
    return [
      ...block([0, 0, 0], [2.3, 2.3, 0.4], dark),
      patch('z', 0.4, [-1.05, -1.05], [1.05, 1.05], 'bt'),
      { faces: [disc('z', [0, 0, 0.4], 0.13, 'mr'), disc('view', [0, 0, 0.52], 0.15, 'mt')], at: grid.flatMap((x) => grid.map((y): Point => [x, y, 0])) },
    ];
  },
  'power-inductor': () => [
    ...block([0, 0, 0], [6, 6, 2.8]),
    disc('z', [0, 0, 2.8], 2.3, 'bl'),
    disc('z', [0, 0, 2.8], 1.7, 'bt'),
    ...box([3, -1.2, 0.15], [3.3, 1.2, 0.7], metal),
  ],
  'film-box': () => [
    ...legs([[-7.5, 0, 0], [7.5, 0, 0]], 4, [0.8, 0.8]),
    ...block([0, 0, 0], [18, 7, 12], white),
    patch('y', 3.5, [-9, 0], [9, 1.3], 'bl'),
    patch('x', 9, [-3.5, 0], [3.5, 1.3], 'br'),
    ...[9.6, 8, 6.4].map((z, i) => stroke([[-7, 3.5, z], [[4, 6, 0][i] ?? 0, 3.5, z]])),
  ],
  'crystal-3225': () => lidded([3.2, 2.5], [0.45, 0.3], white, [[[-1.6, -1], [1, 1.6]], [[-1.25, -0.75], [0.75, 1.25]]]),
  oscillator: () => lidded([7, 5], [1.3, 0.35], ceramic, [[[-3.1, -1.9], [-0.6, 0.6], [1.9, 3.1]], []]),
  'led-plcc': () => [
    ...block([0, 0, 0], [2.8, 3.5, 1.9], white),
    disc('z', [0, 0, 1.9], 1.2, 'led'),
    disc('z', [0, 0, 1.9], 0.5, 'wt'),
    { ink: 'bd', loops: [[[1.4, 1.75, 1.9], [0.9, 1.75, 1.9], [1.4, 1.25, 1.9]]] },
    patch('x', 1.4, [-1.5, 0], [-0.4, 0.85], 'mt'),
    patch('x', 1.4, [0.4, 0], [1.5, 0.85], 'mt'),
  ],
  relay: () => [
    ...legs([[-7.5, -5, 0], [7.5, -5, 0], [-7.5, 5, 0], [0, 5, 0], [7.5, 5, 0]], 3, [1, 0.5]),
    ...block([0, 0, 0], [19, 15.4, 1.4], dark),
    ...block([0, 0, 1.4], [19, 15.4, 13.6]),
    patch('z', 15, [-8, -6.2], [8, 6.2], 'bt'),
    ...[11, 9.2, 7.4].map((z, i) => stroke([[-6.5, 7.7, z], [[5, 2, 4][i] ?? 0, 7.7, z]])),
  ],
  'tact-switch': () => [
    { faces: box([-4.4, -0.35, 0], [-3, 0.35, 0.3], metal), at: [[0, -2.2, 0], [0, 2.2, 0]] },
    ...block([0, 0, 0], [6, 6, 2.7], dark),
    ...block([0, 0, 2.7], [5.8, 5.8, 0.6], metal),
    ...square(2.2).map((at): Face => disc('z', [at[0], at[1], 3.3], 0.4, 'bd')),
    disc('z', [0, 0, 3.3], 2, 'bd'),
    ...bar('z', [0, 0, 3.3], 1.75, 0, 1.6, 'bl', 'bt'),
    { faces: box([3, -0.35, 0], [4.4, 0.35, 0.3], metal), at: [[0, -2.2, 0], [0, 2.2, 0]] },
  ],
  'slide-switch': () => [
    ...legs(row(3, 2.5).map((x): Point => [x, 0, 0]), 3, [0.5, 0.5]),
    ...block([0, 0, 0], [9, 4.2, 1], dark),
    ...block([0, 0, 1], [9, 4.2, 3], metal),
    ...cavity('z', 4, [-2.8, -0.9], [2.8, 0.9], 1, dark),
    ...block([-1.3, 0, 3.4], [1.7, 1.5, 3.2]),
  ],
  trimmer: () => [
    ...legs(row(3, 2.54).map((x): Point => [x, 0, 0]), 3.6, [0.5, 0.5]),
    ...block([0, 0, 0], [9.5, 4.8, 10]),
    ...bar('z', [3.3, 0, 10], 1.25, 0, 1, 'ml', 'mt'),
    stroke([[2.7, 0.6, 11], [3.9, -0.6, 11]]),
    ...[7.6, 6].map((z, i) => stroke([[-3.6, 2.4, z], [[1.6, -0.4][i] ?? 0, 2.4, z]])),
  ],
  'resistor-network': () => {
    const cell = row(4, 0.8);
    const at = cell.map((x): Point => [x, 0, 0]);
    return [
      ...block([0, 0, 0], [3.2, 1.6, 0.5], white),
      patch('z', 0.5, [-1.5, -0.44], [1.5, 0.44], 'bt'),
      { faces: [patch('z', 0.5, [-0.22, -0.8], [0.22, -0.54], 'mt')], at },
      { faces: [...box([-0.22, 0.8, 0], [0.22, 0.85, 0.5], metal), patch('z', 0.5, [-0.22, 0.54], [0.22, 0.85], 'mt')], at },
    ];
  },
  'sensor-lga': () => [
    ...block([0, 0, 0], [3, 3, 0.3], dark),
    ...row(4, 0.7).map((at) => patch('y', 1.5, [at - 0.16, 0], [at + 0.16, 0.2], 'mt')),
    ...row(4, 0.7).map((at) => patch('x', 1.5, [at - 0.16, 0], [at + 0.16, 0.2], 'mt')),
    ...block([0, 0, 0.3], [2.85, 2.85, 0.75], metal),
    disc('z', [0.7, -0.7, 1.05], 0.26, 'bd'),
    disc('z', [-1.1, 1.1, 1.05], 0.13, 'pin'),
  ],
  transformer: () => [
    ...legs(row(4, 5).flatMap((x): Point[] => [[x, -9, 0], [x, 9, 0]]), 3, [0.8, 0.8]),
    ...block([0, 0, 0], [22, 21, 2.4]),
    ...block([-9, 0, 2.4], [5, 15, 17], dark),
    ...block([0, 0, 4], [14, 19, 12.5], white),
    patch('y', 9.5, [-7, 8.4], [7, 12], 'led'),
    ...block([9, 0, 2.4], [5, 15, 17], dark),
    ...block([0, 0, 16.5], [23, 15, 3.4], dark),
  ],
  ssr: () => [
    ...block([0, 0, 0], [45, 60, 4], metal),
    ...block([0, 0, 4], [45, 46, 18]),
    patch('z', 22, [-15, -14], [15, 14], 'wt'),
    ...[-10, -5, 0].map((y, i) => stroke([[-10, y + 4, 22], [[10, 4, 7][i] ?? 0, y + 4, 22]])),
    ...square(14, 18.5).flatMap((at) => screw([at[0], at[1], 22], 3.6)),
    disc('z', [0, 26.5, 4], 2.2, 'hole'),
  ],
  'module-esp': () => [
    ...block([0, 0, 0], [18, 25.5, 1], dark),
    patch('z', 1, [-9, -12.75], [9, -6.4], 'bt'),
    stroke([[-7, -6.4, 1], ...row(7, 2).flatMap((x, i): Point[] => [[x - 1, i % 2 ? -8 : -11.6, 1], [x + 1, i % 2 ? -8 : -11.6, 1]]), [7, -8, 1]]),
    ...row(12, 1.45).map((at) => patch('x', 9, [at + 2.6 - 0.4, 0], [at + 2.6 + 0.4, 1], 'mt')),
    ...row(9, 1.6).map((at) => patch('y', 12.75, [at - 0.4, 0], [at + 0.4, 1], 'mt')),
    ...block([0, 2.9, 1], [15.6, 17.4, 2.2], metal),
    patch('z', 3.2, [-5.5, -1.2], [5.5, 8.4], 'mt'),
    disc('z', [-6.3, 10, 3.2], 0.6, 'pin'),
  ],
  'module-generic': () => [
    ...legs(row(6, 2.54).flatMap((x): Point[] => [[x, -7.6, 0], [x, 7.6, 0]]), 5, [0.6, 0.6]),
    ...block([0, 0, 0], [20, 18, 1.2], dark),
    ...row(6, 2.54).flatMap((x): Face[] => [disc('z', [x, -7.6, 1.2], 0.75, 'mt'), disc('z', [x, 7.6, 1.2], 0.75, 'mt')]),
    ...block([-5.2, 0, 1.2], [6, 6, 2.8]),
    disc('z', [-5.2, 0, 4], 2, 'bl'),
    ...block([5, -2.6, 1.2], [3, 1.6, 1.1], ceramic),
    ...moulded([4.5, 2], [6, 5], [1.2, 1.8, 2.6], 0.35),
    disc('z', [2.6, 3.6, 2.6], 0.4, 'pin'),
  ],
};

