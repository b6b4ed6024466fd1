import type { Ink } from './palette';
import { metal, resin } from './palette';
import type { Face, Point, Scene } from './scene';
import { bar, block, box, disc, dome, patch, pill, stroke, type Corner } from './solids';

/** A round body along x, made of sections. Each section is given by its end and its ink; the section farthest from the viewer is first. */
function turned(radius: number, start: number, sections: ReadonlyArray<readonly [end: number, ink: Ink, cap?: Ink]>): Face[] {
  let low = start;
  return sections.flatMap(([end, ink, cap]) => {
    const faces = bar('x', [0, 0, 0], radius, low, end, ink, cap);
    low = end;
    return faces;
  });
}

function axial(half: number, radius: number, wire: number, reach: number, body: Ink, cap: Ink, band: Ink): Scene {
  return [
    ...bar('x', [0, 0, 0], wire, -half - reach, -half, 'mt'),
    ...turned(radius, -half, [[half * 0.5, body], [half * 0.8, band], [half, body, cap]]),
    ...bar('x', [0, 0, 0], wire, half, half + reach, 'mt'),
  ];
}

/** Straight leads at points of the base plane. They extend down by `reach`, and up into the body by `root`. */
function legs(at: readonly Point[], reach: number, width: number, root = 0): Scene {
  return [{ faces: block([0, 0, -reach], [width, width, reach + root], metal), at }];
}

const pair = (half: number): Point[] => [[-half, 0, 0], [half, 0, 0]];

/** The part of an upright can's outside between two angles. */
function stripe(radius: number, low: number, high: number, from: number, to: number, ink: Ink): Face {
  const arc = (z: number, a: number, b: number) => ({ centre: [0, 0, z] as const, radius, axis: 'z' as const, from: a, to: b });
  return { ink, loops: [[arc(low, from, to), arc(high, to, from)]] };
}

const standingDisc = (radius: number, thickness: number, side: Ink, face: Ink, rim: Ink): Face[] => [
  ...bar('y', [0, 0, radius], radius, -thickness / 2, thickness / 2, side, face),
  disc('y', [0, thickness / 2, radius], radius * 0.72, rim),
];

/** Round packages: axial, radial and can shapes. */
export const roundBodies: Readonly<Record<string, () => Scene>> = {
  melf: () => turned(1.1, -2.9, [[-2.1, 'ml'], [-1.3, 'wt'], [-0.8, 'bd'], [0, 'wt'], [0.5, 'ct'], [2.1, 'wt'], [2.9, 'ml', 'mr']]),
  'do-35': () => axial(2, 0.95, 0.25, 3, 'led', 'led', 'bd'),
  'do-41': () => axial(2.6, 1.35, 0.4, 3, 'bl', 'br', 'mt'),
  'do-201': () => axial(4.7, 2.65, 0.6, 3, 'bl', 'br', 'mt'),
  'fuse-glass': () => [
    ...turned(2.6, -10, [[-5.5, 'ml']]),
    ...turned(2.4, -5.5, [[5, 'wt']]),
    stroke([[-4.4, 0, 0], [5.3, 0, 0]]),
    ...turned(2.6, 5.5, [[10, 'ml', 'mr']]),
  ],
  'smd-can': () => {
    const [a, cut] = [3.3, 1.1];
    return [
      ...block([-3.4, 0, 0.05], [1, 0.8, 0.3], metal),
      ...canBase(a, cut),
      ...bar('z', [0, 0, 1], 3.05, 0, 6.4, 'cyl', 'mt'),
      { ink: 'bd', loops: [[{ centre: [0, 0, 7.4], radius: 3.05, axis: 'z', from: 130, to: 235 }]] },
      ...block([3.5, 0, 0.05], [0.9, 0.8, 0.3], metal),
    ];
  },
  'radial-can': () => [
    ...legs(pair(1.75), 4.5, 0.5),
    ...bar('z', [0, 0, 0], 4, 0, 11, 'bl', 'bl'),
    stripe(4, 0, 11, 70, 105, 'mt'),
    disc('z', [0, 0, 11], 3.4, 'mt'),
    stroke([[-2, 0, 11], [2, 0, 11]]),
    stroke([[0, -2, 11], [0, 2, 11]]),
  ],
  disc: () => [...legs(pair(2.5), 6, 0.5, 1.8), ...standingDisc(3.6, 2.2, 'cr', 'cl', 'ct')],
  varistor: () => [...legs(pair(3.75), 7, 0.8, 2.4), ...standingDisc(7, 4.2, 'br', 'bl', 'bt')],
  thermistor: () => [
    ...legs(pair(1.25), 9, 0.35),
    { ink: 'bl', loops: [[[-1.5, 0, -1.6], [1.5, 0, -1.6], { centre: [0, 0, 1.6], radius: 2.2, axis: 'view', from: -28, to: 208 }]] },
    disc('view', [-0.5, 0.4, 2.3], 0.55, 'bt'),
  ],
  'led-5mm': () => [
    ...legs([[-1.27, 0, 0]], 6, 0.5),
    ...legs([[1.27, 0, 0]], 7.5, 0.5),
    ...bar('z', [0, 0, 0], 2.9, 0, 1, 'led'),
    dome([0, 0, 1], 2.5, 4.6, 'led'),
    stroke([[-0.9, 0, 1.2], [-0.9, 0, 3.4], [0.2, 0, 4.2]]),
    stroke([[1.1, 0, 1.2], [1.1, 0, 3.9]]),
  ],
  'crystal-hc49': () => [
    ...legs(pair(2.44), 4.5, 0.45),
    ...pill('z', [0, 0, 0], 3.4, 2.3, 0, 0.5, 'ml', 'mt'),
    ...pill('z', [0, 0, 0], 3.3, 1.9, 0.5, 4, 'cyl', 'mt'),
    ...pill('z', [0, 0, 4], 3.3, 1.35, 0, 0, 'mt', 'mt').slice(1),
  ],
  'sensor-can': () => [
    ...legs([[-1.8, -1.8, 0], [1.8, -1.8, 0], [-1.8, 1.8, 0], [1.8, 1.8, 0]], 7, 0.5),
    ...block([0, 4.9, 0], [0.9, 1.6, 0.5], metal),
    ...bar('z', [0, 0, 0], 4.6, 0, 0.5, 'ml', 'mt'),
    ...bar('z', [0, 0, 0.5], 4.05, 0, 3.6, 'cyl', 'mt'),
    disc('z', [0, 0, 4.1], 2.1, 'led'),
  ],
  buzzer: () => [
    ...legs(pair(3.8), 3.2, 0.6),
    ...bar('z', [0, 0, 0], 6, 0, 8.5, 'br', 'bl'),
    disc('z', [0, 0, 8.5], 5.2, 'bl'),
    disc('z', [0, 0, 8.5], 1.1, 'hole'),
    stroke([[-3.4, 3.4, 8.5], [-2.2, 2.2, 8.5]]),
    stroke([[-3.3, 2.3, 8.5], [-2.3, 3.3, 8.5]]),
  ],
  'battery-holder': () => [
    ...block([0, 0, 0], [25, 21, 3]),
    ...bar('z', [0, 0, 3], 10, 0, 2.6, 'ml', 'mt'),
    disc('z', [0, 0, 5.6], 8.6, 'mt'),
    ...block([10.8, 0, 3], [3.4, 7, 3.4], metal),
    ...box([3.5, -2.4, 5.8], [12.5, 2.4, 6.4], metal),
    patch('x', 12.5, [-2.4, 0.4], [2.4, 2.2], 'mr'),
  ],
};

/** The plastic foot of a can: a square whose two corners on the side of +x are cut off. */
function canBase(a: number, cut: number): Face[] {
  const corners: Corner[] = [[-a, -a], [a - cut, -a], [a, -a + cut], [a, a - cut], [a - cut, a], [-a, a]];
  const side = (i: number, j: number, ink: Ink): Face => {
    const [px, py] = corners[i] ?? [0, 0];
    const [qx, qy] = corners[j] ?? [0, 0];
    return { ink, loops: [[[px, py, 0], [qx, qy, 0], [qx, qy, 1], [px, py, 1]]] };
  };
  return [
    side(4, 5, resin.left),
    side(3, 4, resin.down),
    side(2, 3, resin.right),
    { ink: resin.top, loops: [corners.map(([x, y]): Point => [x, y, 1])] },
  ];
}

