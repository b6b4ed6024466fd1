import type { Ink, Material } from './palette';
import { metal, resin } from './palette';
import type { Arc, Axis, Face, Loop, Point } from './scene';

/** A straight axis of the model. */
export type Straight = 'x' | 'y' | 'z';

const flat = (ink: Ink, ...loops: Loop[]): Face => ({ ink, loops });

/** A box, given by its corner with the lowest and its corner with the highest coordinates. */
export function box([x0, y0, z0]: Point, [x1, y1, z1]: Point, material: Material = resin): Face[] {
  return [
    flat(material.left, [[x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]]),
    flat(material.right, [[x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]]),
    flat(material.top, [[x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]]),
  ];
}

/** A box, given by the middle of its base and its size. */
export function block([x, y, z]: Point, [l, w, h]: Point, material: Material = resin): Face[] {
  return box([x - l / 2, y - w / 2, z], [x + l / 2, y + w / 2, z + h], material);
}

/** A rectangle on a horizontal face (`z`), on the left wall (`y`) or on the right wall (`x`). */
export function patch(wall: Straight, at: number, [a0, b0]: Corner, [a1, b1]: Corner, ink: Ink): Face {
  const corner = (a: number, b: number): Point => (wall === 'x' ? [at, a, b] : wall === 'y' ? [a, at, b] : [a, b, at]);
  return flat(ink, [corner(a0, b0), corner(a1, b0), corner(a1, b1), corner(a0, b1)]);
}

/** A filled circle. */
export function disc(axis: Axis, centre: Point, radius: number, ink: Ink): Face {
  return flat(ink, [{ centre, radius, axis, from: 0, to: 360 }]);
}

/** An open line through points and arcs. */
export function stroke(loop: Loop, fine = false): Face {
  return { ink: 'none', loops: [loop], open: true, fine };
}

/** A moulded body. Its walls slope inwards by `slope` above and below the parting line. */
export function moulded(
  [x, y]: readonly [number, number],
  [l, w]: readonly [number, number],
  [low, parting, high]: readonly [number, number, number],
  slope: number,
  material: Material = resin,
): Face[] {
  const ring = (z: number, inset: number): [Point, Point, Point, Point] => {
    const [a, b] = [l / 2 - inset, w / 2 - inset];
    return [[x - a, y - b, z], [x + a, y - b, z], [x + a, y + b, z], [x - a, y + b, z]];
  };
  const [, b1, b2, b3] = ring(low, slope);
  const [, m1, m2, m3] = ring(parting, 0);
  const [t0, t1, t2, t3] = ring(high, slope);
  return [
    flat(material.down, [b3, b2, m2, m3], [b1, b2, m2, m1]),
    flat(material.left, [m3, m2, t2, t3]),
    flat(material.right, [m1, m2, t2, t1]),
    flat(material.top, [t0, t1, t2, t3]),
  ];
}

/** A round bar along an axis from `low` to `high`. `cap` is the ink of the end that faces the viewer. */
export function bar(axis: Straight, [x, y, z]: Point, radius: number, low: number, high: number, side: Ink, cap: Ink = side): Face[] {
  const end = (at: number): Point => (axis === 'x' ? [x + at, y, z] : axis === 'y' ? [x, y + at, z] : [x, y, z + at]);
  const arc = (at: number, from: number, to: number): Arc => ({ centre: end(at), radius, axis, from, to });
  return [flat(side, [arc(low, -45, 135), arc(high, 135, -45)]), disc(axis, end(high), radius, cap)];
}

/** A lens: a dome on a round foot, drawn as one outline. `foot` is the height of the foot. */
export function dome([x, y, z]: Point, radius: number, foot: number, ink: Ink): Face {
  return flat(ink, [
    { centre: [x, y, z], radius, axis: 'z', from: -45, to: 135 },
    { centre: [x, y, z + foot], radius, axis: 'view', from: 180, to: 0 },
  ]);
}

/** A solid whose profile is a rectangle with round ends, long in x. Along z it is an upright can, along y the shell of a plug. */
export function pill(axis: 'y' | 'z', [x, y, z]: Point, half: number, radius: number, low: number, high: number, side: Ink, cap: Ink): Face[] {
  const end = (offset: number, at: number): Point => (axis === 'y' ? [x + offset, y + at, z] : [x + offset, y, z + at]);
  const arc = (offset: number, at: number, from: number, to: number): Arc => ({ centre: end(offset, at), radius, axis, from, to });
  return [
    flat(side, [arc(half, low, -45, 90), arc(-half, low, 90, 135), arc(-half, high, 135, 90), arc(half, high, 90, -45)]),
    flat(cap, [arc(half, high, -90, 90), arc(-half, high, 90, 270)]),
  ];
}

/**
 * A rectangular hollow in a wall. Its opening is given like the rectangle of {@link patch}. It draws the parts of the far walls and the floor
 * that the viewer sees through the opening.
 */
export function cavity(wall: Straight, at: number, [a0, b0]: Corner, [a1, b1]: Corner, depth: number, material: Material = resin): Face[] {
  const d = Math.min(depth, a1 - a0, b1 - b0);
  const on = (ink: Ink, corners: readonly Corner[]): Face =>
    flat(ink, corners.map(([a, b]): Point => (wall === 'x' ? [at, a, b] : wall === 'y' ? [a, at, b] : [a, b, at])));
  const [back, low, floor] =
    wall === 'x'
      ? [material.right, material.left, material.top]
      : wall === 'y'
        ? [material.left, material.right, material.top]
        : [material.top, material.right, material.left];
  const walls = [
    on(low, [[a0, b0], [a0, b1], [a0 + d, b1], [a0 + d, b0 + d]]),
    on(floor, [[a0, b0], [a1, b0], [a1, b0 + d], [a0 + d, b0 + d]]),
  ];
  const open = depth < Math.min(a1 - a0, b1 - b0);
  return [...walls, ...(open ? [on(back, [[a0 + d, b0 + d], [a1, b0 + d], [a1, b1], [a0 + d, b1]])] : [])];
}

/** A corner of a prism's profile: its coordinates on the two axes across the prism. */
export type Corner = readonly [number, number];

/**
 * A prism with a profile, along an axis from `low` to `high`. Corners of the profile are (y,z) for the axis x, (x,z) for y and (x,y) for z,
 * clockwise or counter-clockwise. Sides that the viewer does not see are left out.
 */
export function prism(axis: Straight, profile: readonly Corner[], low: number, high: number, material: Material = resin): Face[] {
  const at = ([u, v]: Corner, w: number): Point => (axis === 'x' ? [w, u, v] : axis === 'y' ? [u, w, v] : [u, v, w]);
  const cap = axis === 'x' ? material.right : axis === 'y' ? material.left : material.top;
  const [shadeU, shadeV] = axis === 'x' ? [material.left, material.top] : axis === 'y' ? [material.right, material.top] : [material.right, material.left];
  const turn = Math.sign(
    profile.reduce((sum, [u, v], i) => {
      const [nu, nv] = profile[(i + 1) % profile.length] ?? [u, v];
      return sum + u * nv - nu * v;
    }, 0),
  );
  const sides = profile.flatMap((corner, i) => {
    const next = profile[(i + 1) % profile.length] ?? corner;
    const normal = [(next[1] - corner[1]) * turn, (corner[0] - next[0]) * turn] as const;
    const length = Math.hypot(...normal);
    if (normal[0] + normal[1] <= 1e-6 * length) return [];
    const down = axis !== 'z' && normal[1] < -0.05 * length;
    const ink = down ? material.down : normal[1] > normal[0] * 0.9 ? shadeV : shadeU;
    const depth = corner[0] + corner[1] + next[0] + next[1];
    return [{ depth, face: flat(ink, [at(corner, low), at(next, low), at(next, high), at(corner, high)]) }];
  });
  sides.sort((a, b) => a.depth - b.depth);
  return [...sides.map(({ face }) => face), flat(cap, profile.map((corner) => at(corner, high)))];
}

/** The side of a body where a lead comes out: towards +x, −x, +y or −y. */
export type Side = '+x' | '-x' | '+y' | '-y';

/** A bent metal strip that comes out of a side. A corner of its profile is a distance from the middle of the body, and a height. */
export function strip(side: Side, profile: readonly Corner[], width: number): Face[] {
  const sign = side.startsWith('+') ? 1 : -1;
  const turned = profile.map(([out, z]): Corner => [sign * out, z]);
  return prism(side.endsWith('x') ? 'y' : 'x', turned, -width / 2, width / 2, metal);
}

/** The profile of a gull-wing lead. It leaves the body at the height `shoulder`, and bends down to a foot that ends at `toe`. */
export function gullWing(root: number, toe: number, shoulder: number, thickness: number): Corner[] {
  const reach = toe - root;
  const bend = root + reach * 0.28;
  const knee = root + reach * 0.42;
  return [
    [root, shoulder],
    [root, shoulder + thickness],
    [bend + thickness * 0.6, shoulder + thickness],
    [knee + thickness * 0.6, thickness],
    [toe, thickness],
    [toe, 0],
    [knee - thickness * 0.4, 0],
    [bend - thickness * 0.4, shoulder],
  ];
}

/** The offsets of `count` leads that are one pitch apart and centred on 0, in ascending order. */
export function row(count: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);
}
