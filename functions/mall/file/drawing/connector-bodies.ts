import { dark, metal, white, type Ink } from './palette';
import type { Face, Point, Scene } from './scene';
import { bar, block, box, cavity, disc, patch, pill, prism, row, stroke, type Corner } from './solids';

const legs = (at: readonly Point[], reach: number, width: number): Scene => [{ faces: block([0, 0, -reach], [width, width, reach], metal), at }];

/** Connectors, sockets and terminals. */
export const connectorBodies: Readonly<Record<string, () => Scene>> = {
  header: () => {
    const grid = row(5, 2.54).flatMap((y): Point[] => [[-1.27, y, 0], [1.27, y, 0]]);
    return [
      ...legs(grid, 2.6, 0.64),
      ...block([0, 0, 0], [5.08, 12.7, 2.5]),
      ...[-3.81, -1.27, 1.27, 3.81].flatMap((y) => [stroke([[-2.54, y, 2.5], [2.54, y, 2.5], [2.54, y, 0]])]),
      stroke([[0, -6.35, 2.5], [0, 6.35, 2.5], [0, 6.35, 0]]),
      { faces: block([0, 0, 2.5], [0.64, 0.64, 6], metal), at: grid },
    ];
  },
  jst: () => {
    const pins = row(4, 2).map((y): Point => [0, y, 0]);
    return [
      ...legs(pins, 3, 0.5),
      ...block([0, 0, 0], [4.8, 10.4, 6], white),
      ...cavity('z', 6, [-1.7, -4.5], [1.7, 4.5], 9, white),
      { faces: [patch('z', 6, [-0.25, -0.25], [0.25, 0.25], 'mt'), ...box([-0.25, -0.25, 4.9], [0.25, 0.25, 6.4], metal)], at: pins },
      patch('x', 2.4, [-3.6, 2], [-2.4, 6], 'wl'),
      patch('x', 2.4, [2.4, 2], [3.6, 6], 'wl'),
    ];
  },
  'usb-c': () => [
    ...pill('y', [0, 0, 0], 2.87, 1.6, -3.65, 3.65, 'mt', 'ml'),
    ...pill('y', [0, 3.65, 0], 2.87, 1.28, 0, 0, 'hole', 'hole').slice(1),
    patch('y', 3.65, [-3, -0.3], [3, 0.3], 'bt'),
  ],
  'usb-micro': () => {
    const shell: Corner[] = [[-2.6, 0], [2.6, 0], [3.75, 1.1], [3.75, 2.8], [-3.75, 2.8], [-3.75, 1.1]];
    const mouth = shell.map(([x, z]): Point => [x * 0.88, 2.5, 1.4 + (z - 1.4) * 0.72]);
    return [
      ...box([-4.6, -1.4, 0], [-2.4, 0, 0.5], metal),
      ...box([2.4, -1.4, 0], [4.7, 0, 0.5], metal),
      ...prism('y', shell, -2.5, 2.5, metal),
      { ink: 'hole', loops: [mouth] },
      patch('y', 2.5, [-2.3, 1.35], [2.3, 1.95], 'bl'),
    ];
  },
  'terminal-block': () => {
    const poles = row(3, 5.08);
    const profile: Corner[] = [[-4, 0], [4, 0], [4, 5.6], [2.4, 7], [2.4, 10], [-4, 10]];
    return [
      ...legs(poles.map((x): Point => [x, 0, 0]), 3.2, 0.9),
      ...prism('x', profile, -7.62, 7.62),
      ...poles.flatMap((x) => [
        ...cavity('y', 4, [x - 1.5, 1], [x + 1.5, 4.6], 1.2, dark),
        disc('z', [x, -0.8, 10], 1.9, 'mt'),
        stroke([[x - 1, 0.2, 10], [x + 1, -1.8, 10]]),
      ]),
      ...[-2.54, 2.54].map((x) => stroke([[x, -4, 10], [x, 2.4, 10], [x, 2.4, 7], [x, 4, 5.6], [x, 4, 0]])),
    ];
  },
  rj45: () => [
    ...block([0, 0, 0], [16, 18, 13.4], metal),
    ...cavity('y', 9, [-6, 2.6], [6, 10.4], 3.2, dark),
    { ink: 'bd', loops: [[[-3, 9, 2.6], [-3, 9, 1.5], [3, 9, 1.5], [3, 9, 2.6]]] },
    ...row(8, 1.02).map((x) => stroke([[x + 1, 9, 10.4], [x + 1, 9, 7.6]])),
    patch('y', 9, [-7.2, 11.2], [-4.6, 12.6], 'led'),
    patch('y', 9, [4.6, 11.2], [7.2, 12.6], 'led'),
    patch('x', 8, [-3, 4.5], [3, 9], 'mr'),
  ],
  'sim-socket': () => {
    const contacts: Array<readonly [Corner, Corner]> = [];
    for (const x of [-4.6, 0, 4.6]) for (const y of [-4, 3]) contacts.push([[x - 1.5, y - 1.6], [x + 1.5, y + 1.6]]);
    return [
      ...block([0, 0, 0], [15, 14, 0.6], dark),
      ...block([0, 0, 0.6], [14.4, 13.4, 1.1], metal),
      patch('y', 6.7, [-6, 0.75], [6, 1.35], 'hole'),
      ...contacts.flatMap(([low, high]) => [patch('z', 1.7, low, high, 'bl'), patch('z', 1.7, [low[0] + 0.9, low[1] + 0.5], [high[0] - 0.9, high[1]], 'ct')]),
      ...box([7.2, -5.6, 0], [8.2, -3.8, 0.5], metal),
      ...box([7.2, 3.8, 0], [8.2, 5.6, 0.5], metal),
    ];
  },
  'wire-connector': () => {
    const wires: Ink[] = ['bl', 'led', 'bl', 'wt'];
    const wire = (y: number, ink: Ink): Face[] => bar('x', [0, y, 2.4], 0.72, 3, 11, ink, 'mt');
    return [
      ...block([-1, 0, 0], [8, 10.4, 4.8], white),
      ...row(4, 2.4).map((y) => patch('z', 4.8, [-3.4, y - 0.6], [-0.4, y + 0.6], 'bt')),
      ...row(4, 2.4).flatMap((y, i) => [disc('x', [3, y, 2.4], 0.95, 'bd'), ...wire(y, wires[i] ?? 'bl')]),
    ];
  },
};
