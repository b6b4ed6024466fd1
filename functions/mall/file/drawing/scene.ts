import type { Ink, Scheme } from './palette';
import { styleOf } from './palette';

/** A position in millimetres. On the sheet, x runs right and down, y left and down, z up. The viewer looks from +x +y +z. */
export type Point = readonly [x: number, y: number, z: number];

/** The axis around which a circle is drawn. A circle around `view` faces the viewer, as the outline of a sphere does. */
export type Axis = 'x' | 'y' | 'z' | 'view';

export interface Arc {
  centre: Point;
  radius: number;
  axis: Axis;
  /** Angles in degrees. Around x they run from y to z, around y from x to z, around z from x to y. */
  from: number;
  to: number;
}

export type Loop = ReadonlyArray<Point | Arc>;

/** A filled area with an outline. All its loops are drawn as one path. */
export interface Face {
  ink: Ink | 'none';
  loops: readonly Loop[];
  /** Draws a thin outline, for leads that are too close to each other for the usual one. */
  fine?: boolean;
  /** Draws an open line instead of an area. */
  open?: boolean;
}

/** A group of faces that is drawn once and placed at many points. */
export interface Repeat {
  faces: readonly Face[];
  at: readonly Point[];
}

/** The faces of a drawing, in the order in which they are painted: the farthest face is first. */
export type Scene = ReadonlyArray<Face | Repeat>;

const width = 120;
const height = 96;
const margin = 5;
const cos30 = Math.sqrt(3) / 2;
const major = Math.sqrt(1.5);
const minor = Math.sqrt(0.5);

const tilt: Record<Axis, number> = { x: 120, y: 60, z: 0, view: 0 };

function project([x, y, z]: Point): [number, number] {
  return [(x - y) * cos30, (x + y) / 2 - z];
}

/** The point of a circle at an angle in degrees. */
function onCircle({ centre: [x, y, z], radius, axis }: Omit<Arc, 'from' | 'to'>, degrees: number): Point {
  const u = radius * Math.cos((degrees * Math.PI) / 180);
  const v = radius * Math.sin((degrees * Math.PI) / 180);
  switch (axis) {
    case 'x':
      return [x, y + u, z + v];
    case 'y':
      return [x + u, y, z + v];
    case 'z':
      return [x + u, y + v, z];
    case 'view': {
      const right = u / Math.SQRT2;
      const up = v / Math.sqrt(6);
      return [x + right - up, y - right - up, z + 2 * up];
    }
  }
}

/** Points along a loop: its corners, and samples of its arcs. */
function samples(loop: Loop): Point[] {
  return loop.flatMap((piece) =>
    'radius' in piece
      ? Array.from({ length: 13 }, (_, i) => onCircle(piece, piece.from + ((piece.to - piece.from) * i) / 12))
      : [piece],
  );
}

/** Writes numbers for a path, with at most one decimal and no leading zero. There is no blank before a minus. */
function figures(...numbers: number[]): string {
  let text = '';
  for (const number of numbers) {
    const figure = String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
    text += text === '' || figure.startsWith('-') ? figure : ` ${figure}`;
  }
  return text;
}

type Place = (point: Point) => [number, number];

function outline(loop: Loop, place: Place, scale: number, open: boolean): string {
  let path = '';
  let pen = '';
  const line = (point: Point) => {
    const next = figures(...place(point));
    if (next === pen) return;
    path += (pen === '' ? 'M' : 'L') + next;
    pen = next;
  };
  for (const piece of loop) {
    if (!('radius' in piece)) {
      line(piece);
      continue;
    }
    line(onCircle(piece, piece.from));
    const steps = Math.ceil(Math.abs(piece.to - piece.from) / 179.9);
    const clockwise = piece.to > piece.from !== (piece.axis === 'y' || piece.axis === 'view');
    const r = piece.radius * scale;
    for (let i = 1; i <= steps; i += 1) {
      const end = place(onCircle(piece, piece.from + ((piece.to - piece.from) * i) / steps));
      const radii = piece.axis === 'view' ? [r * major, r * major] : [r * major, r * minor];
      pen = figures(...end);
      path += `A${figures(...radii, tilt[piece.axis])} 0 ${clockwise ? 1 : 0} ${pen}`;
    }
  }
  return open ? path : `${path}Z`;
}

interface Sheet {
  scheme: Scheme;
  /** The share of the sheet that the drawing fills, above 0 and at most 1. */
  share: number;
  /** The title element. */
  title: string;
}

/**
 * Draws a scene as a standalone SVG of 120 by 96 units. The scene is scaled to the sheet and centred.
 */
export function render(scene: Scene, { scheme, share, title }: Sheet): string {
  const used = new Set<Ink>();
  const spread = scene.flatMap((node) =>
    'at' in node
      ? node.at.flatMap(([x, y, z]) =>
          node.faces.flatMap((face) =>
            face.loops.flatMap((loop) => samples(loop).map((p): Point => [p[0] + x, p[1] + y, p[2] + z])),
          ),
        )
      : node.loops.flatMap(samples),
  );
  const flat = spread.map(project);
  const left = Math.min(...flat.map(([x]) => x));
  const right = Math.max(...flat.map(([x]) => x));
  const top = Math.min(...flat.map(([, y]) => y));
  const bottom = Math.max(...flat.map(([, y]) => y));
  const scale = share * Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  const shift = [width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale] as const;

  const paint = (face: Face, place: Place) => {
    if (face.ink !== 'none') used.add(face.ink);
    const names = [face.ink === 'none' ? 'n' : face.ink, ...(face.fine ? ['f'] : [])].join(' ');
    const d = face.loops.map((loop) => outline(loop, place, scale, face.open ?? false)).join('');
    return `<path class="${names}" d="${d}"/>`;
  };
  const onSheet: Place = (point) => {
    const [x, y] = project(point);
    return [x * scale + shift[0], y * scale + shift[1]];
  };
  const inGroup: Place = (point) => {
    const [x, y] = project(point);
    return [x * scale, y * scale];
  };
  let groups = 0;
  const body = scene
    .map((node) => {
      if (!('at' in node)) return paint(node, onSheet);
      if (node.at.length < 2) {
        const [x, y, z] = node.at[0] ?? [0, 0, 0];
        return node.faces.map((face) => paint(face, (p) => onSheet([p[0] + x, p[1] + y, p[2] + z]))).join('');
      }
      groups += 1;
      const name = `g${groups}`;
      const uses = node.at.map((point) => {
        const [x, y] = onSheet(point).map((n) => figures(n));
        return `<use href="#${name}" x="${x}" y="${y}"/>`;
      });
      return `<defs><g id="${name}">${node.faces.map((face) => paint(face, inGroup)).join('')}</g></defs>${uses.join('')}`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${title}${styleOf(used, scheme)}${body}</svg>`;
}
