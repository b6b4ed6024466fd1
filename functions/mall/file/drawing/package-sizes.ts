import type { Corner } from './solids';

interface Body {
  /** The nominal size of the body in millimetres: along the row of leads, across the row, and its thickness. */
  length: number;
  width: number;
  height: number;
  /** The maximum height above the board; `undefined` if the outline standard does not give it. */
  heightMax?: number | undefined;
  /** Set if the outline standard does not fix the height, so that it differs between products. */
  heightVaries?: true;
  /** Set if one package name has several outlines. The package is then drawn without dimensions. */
  varies?: true;
}

/** A brick with a terminal at each end. */
export interface Chip extends Body {
  kind: 'chip';
  look: 'resistor' | 'ceramic' | 'ferrite' | 'led' | 'fuse';
  terminal: number;
}

/** A moulded body with one lead at each end. A lead is folded under the body (`fold`) or lies flat on the board (`flat`). */
export interface TwoLead extends Body {
  kind: 'two-lead';
  look: 'fold' | 'flat' | 'tantalum';
  over: number;
  leadWidth: number;
}

/** A package with leads on the two long sides. A lead is given by its offset along the side and its width. */
export interface Gull extends Body {
  kind: 'gull';
  over: number;
  pitch: number;
  leads: number;
  front: readonly Corner[];
  back: readonly Corner[];
  /** Whether the leads are straight and lie on the board. */
  flat: boolean;
  mark: boolean;
}

/** A power package that lies on its heat tab, with two or three bent leads on the opposite side. */
export interface PowerTab extends Body {
  kind: 'power-tab';
  over: number;
  pitch: number;
  leads: number;
  leadWidth: number;
  tab: Corner;
}

/** A power or signal package that stands on a row of leads. `height` does not include them. */
export interface Upright extends Body {
  kind: 'upright';
  look: 'to-220' | 'to-247' | 'to-92';
  pitch: number;
  leads: number;
  leadWidth: number;
}

/** A package with leads or pads on four sides, or on two sides. */
export interface Quad extends Body {
  kind: 'lqfp' | 'qfn';
  over: number;
  pitch: number;
  leads: number;
  leadWidth: number;
  sides: 2 | 4;
}

export interface Dip extends Body {
  kind: 'dip';
  over: number;
  pitch: number;
  leads: number;
}

export type Package = Chip | TwoLead | Gull | PowerTab | Upright | Quad | Dip;

const chip = (look: Chip['look'], length: number, width: number, height: number, terminal: number, more: Partial<Body> = {}): Chip => ({
  kind: 'chip', look, length, width, height, terminal, ...more,
});

const twoLead = (look: TwoLead['look'], length: number, width: number, height: number, over: number, leadWidth: number, more: Partial<Body> = {}): TwoLead => ({
  kind: 'two-lead', look, length, width, height, over, leadWidth, ...more,
});

/** A package with equal rows of leads on both sides. `leads` counts the leads of both rows. */
const dual = (length: number, width: number, height: number, heightMax: number, over: number, pitch: number, leads: number, leadWidth: number): Gull => {
  const side = Array.from({ length: leads / 2 }, (_, i): Corner => [(i - (leads / 2 - 1) / 2) * pitch, leadWidth]);
  return { kind: 'gull', length, width, height, heightMax, over, pitch, leads, front: side, back: side, flat: false, mark: true };
};

/** A small package whose two rows of leads differ. `front` and `back` are the offsets of the leads, in pitches. */
const small = (
  [length, width, height, heightMax]: readonly [number, number, number, number],
  over: number,
  pitch: number,
  leadWidth: number,
  front: readonly number[],
  back: readonly number[],
  mark = false,
): Gull => ({
  kind: 'gull', length, width, height, heightMax, over, pitch, mark, flat: false,
  leads: front.length + back.length,
  front: front.map((at): Corner => [at * pitch, leadWidth]),
  back: back.map((at): Corner => [at * pitch, leadWidth]),
});

/** A package with three leads on one side and a wide heat tab on the opposite side. */
const tabbed = (
  [length, width, height, heightMax]: readonly [number, number, number, number],
  over: number,
  pitch: number,
  leadWidth: number,
  tabWidth: number,
  leads: number,
): Gull => ({
  kind: 'gull', length, width, height, heightMax, over, pitch, leads, mark: false, flat: leads === 3,
  front: [[-pitch, leadWidth], [0, leadWidth], [pitch, leadWidth]],
  back: [[0, tabWidth]],
});

const powerTab = (
  [length, width, height]: readonly [number, number, number],
  over: number,
  pitch: number,
  leads: number,
  leadWidth: number,
  tab: Corner,
): PowerTab => ({ kind: 'power-tab', length, width, height, over, pitch, leads, leadWidth, tab });

const upright = (look: Upright['look'], [length, width, height]: readonly [number, number, number], pitch: number, leadWidth: number): Upright => ({
  kind: 'upright', look, length, width, height, pitch, leads: 3, leadWidth,
});

const lqfp = (side: number, pitch: number, leads: number, leadWidth: number): Quad => ({
  kind: 'lqfp', length: side, width: side, height: 1.4, heightMax: 1.6, over: side + 2, pitch, leads, leadWidth, sides: 4,
});

const qfn = (side: number, pitch: number, leads: number, leadWidth: number, more: Partial<Quad> = {}): Quad => ({
  kind: 'qfn', length: side, width: side, height: 0.9, heightMax: 1, over: side, pitch, leads, leadWidth, sides: 4, ...more,
});

const dip = (length: number, width: number, leads: number, over: number, more: Partial<Body> = {}): Dip => ({
  kind: 'dip', length, width, height: 3.3, heightMax: 5.33, over, pitch: 2.54, leads, ...more,
});

/** Packages with a standard outline (EIA sizes, JEDEC and EIAJ outlines), by the slug of their drawing. */
export const packages: Readonly<Record<string, Package>> = {
  'r-01005': chip('resistor', 0.4, 0.2, 0.13, 0.1),
  'r-0201': chip('resistor', 0.6, 0.3, 0.23, 0.13),
  'r-0402': chip('resistor', 1, 0.5, 0.35, 0.22),
  'r-0603': chip('resistor', 1.6, 0.8, 0.45, 0.3),
  'r-0805': chip('resistor', 2, 1.25, 0.55, 0.4),
  'r-1206': chip('resistor', 3.2, 1.6, 0.55, 0.5),
  'r-1210': chip('resistor', 3.2, 2.5, 0.55, 0.5),
  'r-1812': chip('resistor', 4.5, 3.2, 0.55, 0.5),
  'r-2010': chip('resistor', 5, 2.5, 0.55, 0.6),
  'r-2512': chip('resistor', 6.35, 3.2, 0.55, 0.6),
  'c-01005': chip('ceramic', 0.4, 0.2, 0.2, 0.1),
  'c-0201': chip('ceramic', 0.6, 0.3, 0.3, 0.15),
  'c-0402': chip('ceramic', 1, 0.5, 0.5, 0.25),
  'c-0603': chip('ceramic', 1.6, 0.8, 0.8, 0.35),
  'c-0805': chip('ceramic', 2, 1.25, 1.1, 0.45, { heightVaries: true }),
  'c-1206': chip('ceramic', 3.2, 1.6, 1.25, 0.55, { heightVaries: true }),
  'c-1210': chip('ceramic', 3.2, 2.5, 1.9, 0.55, { heightVaries: true }),
  'c-1812': chip('ceramic', 4.5, 3.2, 1.8, 0.65, { heightVaries: true }),
  'l-0201': chip('ferrite', 0.6, 0.3, 0.3, 0.15),
  'l-0402': chip('ferrite', 1, 0.5, 0.5, 0.25),
  'l-0603': chip('ferrite', 1.6, 0.8, 0.8, 0.35),
  'l-0805': chip('ferrite', 2, 1.25, 0.9, 0.45, { heightVaries: true }),
  'l-1206': chip('ferrite', 3.2, 1.6, 1.1, 0.55, { heightVaries: true }),
  'led-0603': chip('led', 1.6, 0.8, 0.6, 0.35, { heightVaries: true }),
  ptc: chip('fuse', 4.5, 3.2, 0.9, 0.7, { varies: true }),

  'sod-123': twoLead('flat', 2.7, 1.6, 1.1, 3.65, 0.55),
  'sod-323': twoLead('flat', 1.7, 1.25, 0.95, 2.5, 0.3),
  'sod-523': twoLead('flat', 1.2, 0.8, 0.6, 1.6, 0.3),
  sma: twoLead('fold', 4.3, 2.6, 2.2, 5.1, 1.45),
  smb: twoLead('fold', 4.3, 3.6, 2.3, 5.4, 2),
  smc: twoLead('fold', 6.9, 5.9, 2.3, 7.9, 3),
  tantalum: twoLead('tantalum', 6, 3.2, 2.5, 6, 2.2, { varies: true }),

  'sot-23': small([2.9, 1.3, 1, 1.12], 2.4, 0.95, 0.4, [-1, 1], [0]),
  'sot-23-5': small([2.9, 1.6, 1.15, 1.45], 2.8, 0.95, 0.4, [-1, 0, 1], [-1, 1], true),
  'sot-23-6': small([2.9, 1.6, 1.15, 1.45], 2.8, 0.95, 0.4, [-1, 0, 1], [-1, 0, 1], true),
  'sot-323': small([2, 1.25, 0.9, 1.1], 2.1, 0.65, 0.3, [-1, 1], [0]),
  'sot-363': small([2, 1.25, 0.9, 1.1], 2.1, 0.65, 0.22, [-1, 0, 1], [-1, 0, 1], true),
  'sot-89': tabbed([4.5, 2.5, 1.5, 1.6], 4.1, 1.5, 0.45, 1.65, 3),
  'sot-223': tabbed([6.5, 3.5, 1.6, 1.8], 7, 2.3, 0.7, 3, 4),
  'to-252': powerTab([6.6, 6.1, 2.3], 10, 2.28, 2, 0.75, [1.1, 5.2]),
  'to-263': powerTab([10.2, 9, 4.45], 15.2, 2.54, 3, 0.8, [1.4, 8.6]),
  'to-92': upright('to-92', [4.8, 3.7, 4.8], 1.27, 0.45),
  'to-220': upright('to-220', [10.2, 4.5, 15.9], 2.54, 0.8),
  'to-247': upright('to-247', [15.9, 5, 20.9], 5.45, 1.2),

  'soic-8': dual(4.9, 3.9, 1.45, 1.75, 6, 1.27, 8, 0.42),
  'soic-14': dual(8.65, 3.9, 1.45, 1.75, 6, 1.27, 14, 0.42),
  'soic-16': dual(9.9, 3.9, 1.45, 1.75, 6, 1.27, 16, 0.42),
  'sop-16w': dual(10.3, 7.5, 2.3, 2.65, 10.3, 1.27, 16, 0.42),
  'msop-8': dual(3, 3, 0.85, 1.1, 4.9, 0.65, 8, 0.3),
  'tssop-14': dual(5, 4.4, 1, 1.2, 6.4, 0.65, 14, 0.25),
  'tssop-16': dual(5, 4.4, 1, 1.2, 6.4, 0.65, 16, 0.25),
  'tssop-20': dual(6.5, 4.4, 1, 1.2, 6.4, 0.65, 20, 0.25),
  'tssop-28': dual(9.7, 4.4, 1, 1.2, 6.4, 0.65, 28, 0.25),
  'ssop-20': dual(7.2, 5.3, 1.75, 2, 7.8, 0.65, 20, 0.3),
  'ssop-28': dual(10.2, 5.3, 1.75, 2, 7.8, 0.65, 28, 0.3),

  'lqfp-32': lqfp(7, 0.8, 32, 0.37),
  'lqfp-48': lqfp(7, 0.5, 48, 0.22),
  'lqfp-64': lqfp(10, 0.5, 64, 0.22),
  'lqfp-100': lqfp(14, 0.5, 100, 0.22),
  'lqfp-144': lqfp(20, 0.5, 144, 0.22),
  'qfn-16': qfn(3, 0.5, 16, 0.25, { varies: true }),
  'qfn-20': qfn(4, 0.5, 20, 0.25, { varies: true }),
  'qfn-24': qfn(4, 0.5, 24, 0.25),
  'qfn-32': qfn(5, 0.5, 32, 0.25),
  'qfn-48': qfn(7, 0.5, 48, 0.25),
  'qfn-56': qfn(7, 0.4, 56, 0.2, { varies: true }),
  'dfn-8': qfn(3, 0.65, 8, 0.3, { width: 2, sides: 2, varies: true }),

  'dip-4': dip(4.6, 6.5, 4, 7.62, { height: 3.5, heightMax: undefined }),
  'dip-8': dip(9.27, 6.35, 8, 7.62),
  'dip-14': dip(19.05, 6.35, 14, 7.62),
  'dip-16': dip(19.18, 6.35, 16, 7.62),
  'dip-28': dip(36.8, 13.8, 28, 15.24, { varies: true }),
};
