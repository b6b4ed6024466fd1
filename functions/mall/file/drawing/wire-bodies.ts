import type { Ink } from './palette';
import { dark, metal, white } from './palette';
import type { Face, Point, Scene } from './scene';
import { bar, block, box, cavity, disc, patch, row, stroke } from './solids';

const legs = (at: readonly Point[], reach: number, width: number): Scene => [{ faces: block([0, 0, -reach], [width, width, reach], metal), at }];

/** The positions of two rows of five contacts. */
const twoRows = row(5, 2.54).flatMap((y): Point[] => [[-1.27, y, 0], [1.27, y, 0]]);

/** A module with contacts on its edges: a board, a metal lid, and lines of print on the lid. */
function lidded([length, width, height]: Point, print: readonly number[]): Scene {
  const lid = 0.9 + height;
  return [
    ...block([0, 0, 0], [length, width, 0.9], dark),
    ...row(9, 1.7).map((y) => patch('x', length / 2, [y - 0.45, 0], [y + 0.45, 0.9], 'mt')),
    ...row(9, 1.7).map((x) => patch('y', width / 2, [x - 0.45, 0], [x + 0.45, 0.9], 'mt')),
    ...block([0, 0, 0.9], [length - 2, width - 2, height], metal),
    ...print.map((end, index): Face => stroke([[-5, 2.6 - index * 2.4, lid], [end, 2.6 - index * 2.4, lid]])),
    disc('z', [-length / 2 + 2.4, width / 2 - 2.4, lid], 0.6, 'pin'),
  ];
}

/** Contacts, housings and sockets for wires, cables and boards, and modules. */
export const wireBodies: Readonly<Record<string, () => Scene>> = {
  'crimp-contact': () => [
    ...box([-7, -1.1, 0], [-1.5, 1.1, 2], metal),
    patch('y', 1.1, [-5.8, 0.5], [-3.2, 1.5], 'bl'),
    ...box([-1.5, -0.7, 0], [0.5, 0.7, 0.5], metal),
    ...box([0.5, -0.9, 0], [2.6, 0.9, 1.6], metal),
    ...box([2.6, -0.7, 0], [3.6, 0.7, 0.5], metal),
    ...box([3.6, -1.2, 0], [5.6, 1.2, 2.3], metal),
    ...bar('x', [0, 0, 1.15], 0.95, 5.6, 10.5, 'led', 'wt'),
    disc('x', [10.5, 0, 1.15], 0.45, 'mt'),
  ],
  'crimp-housing': () => [
    ...block([0, 0, 0], [10.4, 8, 5.4], white),
    ...row(4, 2.4).flatMap((x) => [...cavity('y', 4, [x - 0.85, 1.2], [x + 0.85, 4.2], 1.1, white), patch('z', 5.4, [x - 0.5, -2.4], [x + 0.5, -0.4], 'bt')]),
    ...block([0, 2.4, 5.4], [8.6, 1.4, 0.9], white),
  ],
  fpc: () => {
    const tails: Ink = 'mt';
    return [
      ...block([0, 0, 0], [14, 4.2, 1.7], white),
      ...block([0, -1.3, 1.7], [13, 1.2, 0.6], dark),
      patch('y', 2.1, [-6.2, 0.75], [6.2, 1.3], 'hole'),
      ...row(10, 1.15).map((x) => patch('y', 2.1, [x - 0.25, 0], [x + 0.25, 0.45], tails)),
      ...box([7, -1.4, 0], [7.9, 1.4, 0.3], metal),
    ];
  },
  'board-to-board': () => [
    ...block([0, 0, 0], [17, 5.4, 0.9], dark),
    ...row(12, 1.2).map((x) => patch('y', 2.7, [x - 0.3, 0], [x + 0.3, 0.45], 'mt')),
    ...block([0, 0, 0.9], [16, 4, 1.3]),
    ...cavity('z', 2.2, [-7, -0.7], [7, 0.7], 1, dark),
    ...[-1.95, 0.8].flatMap((y) => row(12, 1.2).map((x) => patch('z', 2.2, [x - 0.3, y], [x + 0.3, y + 1.1], 'mt'))),
  ],
  'socket-strip': () => [
    ...legs(twoRows, 3, 0.6),
    ...block([0, 0, 0], [5.08, 12.7, 8.5]),
    { faces: [patch('z', 8.5, [-0.85, -0.85], [0.85, 0.85], 'bl'), patch('z', 8.5, [-0.4, -0.4], [0.4, 0.4], 'hole')], at: twoRows },
  ],
  'box-header': () => [
    ...legs(twoRows, 3, 0.64),
    ...block([0, 0, 0], [8.8, 20, 9], dark),
    ...cavity('z', 9, [-3, -8.6], [3, 8.6], 6, dark),
    { faces: box([-0.32, -0.32, 6.4], [0.32, 0.32, 9], metal), at: twoRows },
    patch('x', 4.4, [-2.2, 3.6], [2.2, 9], 'bd'),
  ],
  'module-shielded': () => lidded([19, 17, 1.9], [5, 2.4, 4]),
  'power-module': () => [
    ...legs(row(5, 3.8).map((x): Point => [x, 0, 0]), 4, 0.6),
    ...block([0, 0, 0], [19.6, 7.2, 10.2], dark),
    patch('y', 3.6, [-9.2, 0.8], [9.2, 9.4], 'bl'),
    ...[7.4, 5.4].map((z, index) => stroke([[-7.4, 3.6, z], [[4, 0][index] ?? 0, 3.6, z]])),
    disc('y', [7.4, 3.6, 2.4], 0.6, 'pin'),
  ],
};
