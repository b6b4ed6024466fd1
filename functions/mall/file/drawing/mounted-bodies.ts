import type { Chip, Dip, Gull, Package, PowerTab, Quad, TwoLead, Upright } from './package-sizes';
import type { Ink, Material } from './palette';
import { ceramic, dark, glass, metal, resin, white } from './palette';
import type { Face, Point, Scene } from './scene';
import { block, box, disc, gullWing, moulded, patch, prism, row, strip, type Corner, type Side } from './solids';

/** Profile of a straight lead that lies on the board. */
function slab(root: number, toe: number, thickness: number): Corner[] {
  return [[root, 0], [toe, 0], [toe, thickness], [root, thickness]];
}

const chipMaterial: Record<Chip['look'], Material> = { resistor: white, ceramic, ferrite: resin, led: white, fuse: dark };

function chipBody({ look, length: l, width: w, height: h, terminal: t }: Chip): Scene {
  const edge = h * 0.05;
  const body = look === 'ceramic' || look === 'ferrite' ? edge : 0;
  const material = chipMaterial[look];
  const low = look === 'led' ? h * 0.45 : h - body;
  const on = (ink: Ink): Face => patch('z', low, [t * 1.12, w * 0.07], [l - t * 1.12, w * 0.93], ink);
  const terminal = look === 'led' ? low : h;
  const notches: Face[] = [
    { ink: 'hole', loops: [[{ centre: [0, w / 2, h], radius: w * 0.16, axis: 'z', from: -90, to: 90 }]] },
    { ink: 'hole', loops: [[{ centre: [l, w / 2, h], radius: w * 0.16, axis: 'z', from: 90, to: 270 }, [l, w / 2 - w * 0.16, h], [l, w / 2 - w * 0.16, 0], [l, w / 2 + w * 0.16, 0]]] },
  ];
  const lens = (inset: number): Corner[] => [[t, low], [t + inset, h], [l - t - inset, h], [l - t, low]];
  return [
    ...box([0, 0, 0], [t, w, terminal], metal),
    ...box([t, body, body], [l - t, w - body, low], material),
    ...(look === 'resistor' ? [on('bt')] : []),
    ...(look === 'fuse' ? [on('bt')] : []),
    ...(look === 'ferrite' ? [patch('z', low, [l / 2 - t * 0.22, body], [l / 2 + t * 0.22, w - body], 'wt')] : []),
    ...box([l - t, 0, 0], [l, w, terminal], metal),
    ...(look === 'fuse' ? notches : []),
    ...(look === 'led' ? prism('y', lens(h * 0.12), w * 0.06, w * 0.94, glass) : []),
    ...(look === 'led' ? [patch('z', low, [l - t * 0.7, 0], [l - t * 0.45, w], 'bd')] : []),
  ];
}

function twoLeadBody({ look, length: l, width: w, height: h, over, leadWidth }: TwoLead): Scene {
  const material = look === 'tantalum' ? ceramic : resin;
  const slope = Math.min(w, h) * 0.1;
  const inset = slope + l * 0.1;
  const band = patch('z', h, [-l / 2 + inset, -w / 2 + slope], [-l / 2 + inset + l * 0.15, w / 2 - slope], look === 'tantalum' ? 'bd' : 'mt');
  const body = [...moulded([0, 0], [l, w], [h * 0.04, h * 0.42, h], slope, material), band];
  if (look === 'flat') {
    const foot = slab(l / 2 - slope, over / 2, h * 0.16);
    return [...strip('-x', foot, leadWidth), ...body, ...strip('+x', foot, leadWidth)];
  }
  const reach = Math.max(over / 2, l / 2 + h * 0.08);
  const fold = (sign: 1 | -1): Face[] => {
    const [a, b] = [(l / 2 - h * 0.1) * sign, reach * sign];
    return box([Math.min(a, b), -leadWidth / 2, 0], [Math.max(a, b), leadWidth / 2, h * 0.44], metal);
  };
  return [...fold(-1), ...body, ...fold(1)];
}

function gullBody({ length: l, width: w, height: h, over, leads, front, back, flat, mark }: Gull): Scene {
  const lift = flat ? 0 : h * 0.12;
  const slope = Math.min(h * 0.18, w * 0.1);
  const thickness = h * 0.13;
  const parting = lift + h * 0.42;
  const wing = flat
    ? slab(w / 2 - slope * 2, over / 2, thickness)
    : gullWing(w / 2 - slope, over / 2, parting - thickness / 2, thickness);
  const fine = leads >= 20;
  const side = (name: Side, places: readonly Corner[]) => ({
    faces: strip(name, wing, places[0]?.[1] ?? 0).map((face) => ({ ...face, fine })),
    at: places.map(([at]): Point => [0, at, 0]),
  });
  const dot = Math.min(w * 0.075, l * 0.06);
  const edge = slope + dot * 2.2;
  return [
    side('-x', back),
    ...moulded([0, 0], [w, l], [lift, parting, lift + h], slope),
    side('+x', front),
    ...(mark ? [disc('z', [w / 2 - edge, l / 2 - edge, lift + h], dot, 'pin')] : []),
  ];
}

function powerTabBody({ length: l, width: w, height: h, over, pitch, leads, leadWidth, tab: [tabLength, tabWidth] }: PowerTab): Scene {
  const thickness = h * 0.16;
  const toe = over - tabLength - w / 2;
  const wing = gullWing(w / 2 - h * 0.1, toe, h * 0.34, thickness);
  const offsets = leads === 2 ? [-pitch, pitch] : row(leads, pitch);
  const stub = leads === 2 ? box([w / 2 - h * 0.1, -leadWidth / 2, h * 0.34], [w / 2 + h * 0.25, leadWidth / 2, h * 0.34 + thickness], metal) : [];
  return [
    ...box([-w / 2 - tabLength, -tabWidth / 2, 0], [-w / 2 + h * 0.2, tabWidth / 2, thickness * 1.2], metal),
    ...moulded([0, 0], [w, l], [0, h * 0.45, h], h * 0.1),
    { faces: strip('+x', wing, leadWidth), at: offsets.filter((at) => at < 0).map((at): Point => [0, at, 0]) },
    ...stub,
    { faces: strip('+x', wing, leadWidth), at: offsets.filter((at) => at >= 0).map((at): Point => [0, at, 0]) },
  ];
}

function uprightBody({ look, length: l, width: w, height: h, pitch, leads, leadWidth }: Upright): Scene {
  const reach = look === 'to-92' ? 6 : h * 0.42;
  const pin = (y: number): Face[] => [
    ...block([0, y, -reach], [leadWidth, leadWidth * 0.75, reach], metal),
    ...(look === 'to-92' ? [] : block([0, y, -reach * 0.3], [leadWidth * 1.6, leadWidth * 0.75, reach * 0.3], metal)),
  ];
  const pins = (y: number) => ({ faces: pin(y), at: row(leads, pitch).map((at): Point => [at, 0, 0]) });
  if (look === 'to-220') {
    return [
      pins(2.4),
      ...box([-l / 2, 0, 0], [l / 2, 1.3, h], metal),
      ...box([-l / 2, 1.3, 0], [l / 2, w, 9.2]),
      disc('y', [0, 1.3, 12.8], 1.9, 'hole'),
    ];
  }
  if (look === 'to-247') {
    return [
      pins(2.4),
      ...prism('x', [[0, 0], [w, 0], [w, h * 0.94], [w * 0.75, h], [0, h]], -l / 2, l / 2),
      disc('y', [0, w, h * 0.74], 3.5, 'bt'),
      disc('y', [0, w, h * 0.74], 1.9, 'hole'),
    ];
  }
  const flat = 1.3;
  const radius = l / 2;
  const cut = (Math.asin(flat / radius) * 180) / Math.PI;
  const reachX = Math.sqrt(radius ** 2 - flat ** 2);
  const arc = (z: number, from: number, to: number) => ({ centre: [0, 0, z], radius, axis: 'z', from, to }) as const;
  return [
    pins(0),
    { ink: 'br', loops: [[arc(0, -45, cut), arc(h, cut, -45)]] },
    patch('y', flat, [-reachX, 0], [reachX, h], 'bl'),
    { ink: 'bt', loops: [[arc(h, 180 - cut, 360 + cut)]] },
  ];
}

function lqfpBody({ length: l, height: h, over, pitch, leads, leadWidth }: Quad): Scene {
  const lift = h * 0.12;
  const slope = h * 0.09;
  const wing = gullWing(l / 2 - slope, over / 2, lift + h * 0.36, h * 0.11);
  const offsets = row(leads / 4, pitch);
  const fine = leads > 48;
  const side = (name: Side) => ({
    faces: strip(name, wing, leadWidth).map((face) => ({ ...face, fine })),
    at: offsets.map((at): Point => (name.endsWith('x') ? [0, at, 0] : [at, 0, 0])),
  });
  const dot = Math.min(l * 0.045, 0.45);
  const corner = l / 2 - slope - dot * 2.4;
  return [
    side('-x'),
    side('-y'),
    ...moulded([0, 0], [l, l], [lift, lift + h * 0.42, lift + h], slope),
    side('+x'),
    side('+y'),
    disc('z', [-corner, corner, lift + h], dot, 'pin'),
  ];
}

function qfnBody({ length: l, width: w, height: h, pitch, leads, leadWidth, sides }: Quad): Scene {
  const frame = h * 0.22;
  const offsets = row(leads / sides, pitch);
  const high = frame * 1.35;
  const fine = leads > 40;
  const left: Face = { ink: 'mt', fine, loops: offsets.map((at) => [[at - leadWidth / 2, w / 2, 0], [at + leadWidth / 2, w / 2, 0], [at + leadWidth / 2, w / 2, high], [at - leadWidth / 2, w / 2, high]]) };
  const right: Face = { ink: 'mt', fine, loops: offsets.map((at) => [[l / 2, at - leadWidth / 2, 0], [l / 2, at + leadWidth / 2, 0], [l / 2, at + leadWidth / 2, high], [l / 2, at - leadWidth / 2, high]]) };
  const dot = Math.min(l * 0.045, w * 0.06, 0.25);
  const inset = dot * 2.6;
  return [
    ...block([0, 0, 0], [l, w, high]),
    ...block([0, 0, high], [l, w, h - high]),
    ...(sides === 4 ? [right] : [patch('x', l / 2, [-w * 0.3, 0], [w * 0.3, high], 'mt')]),
    left,
    disc('z', [-l / 2 + inset, w / 2 - inset, h], dot, 'pin'),
  ];
}

function dipBody({ length: l, width: w, height: h, over, pitch, leads }: Dip): Scene {
  const slope = h * 0.16;
  const parting = h * 0.42;
  const half = over / 2;
  const offsets = row(leads / 2, pitch).map((at): Point => [0, at, 0]);
  const lead = (sign: 1 | -1): Face[] => {
    const shoulder = sign > 0 ? box([w / 2 - slope, -0.7, parting - 0.3], [half, 0.7, parting], metal) : [];
    const x = sign > 0 ? half : -half;
    return [...shoulder, ...box([x - 0.26, -0.28, -3.4], [x, 0.28, parting], metal)];
  };
  const dot = Math.min(w * 0.07, 0.62);
  const top = h * 1.02;
  const inset = slope + dot * 2;
  const notch: Face = { ink: 'bd', loops: [[{ centre: [0, l / 2 - slope, top], radius: w * 0.15, axis: 'z', from: 180, to: 360 }]] };
  return [
    { faces: lead(-1), at: offsets },
    ...moulded([0, 0], [w, l], [0, parting, top], slope),
    ...(leads > 8 ? [notch] : []),
    { faces: lead(1), at: offsets },
    ...(leads > 8 ? [] : [disc('z', [w / 2 - inset, l / 2 - inset, top], dot, 'pin')]),
  ];
}

/** The scene of a package with a standard outline. */
export function standardBody(outline: Package): Scene {
  switch (outline.kind) {
    case 'chip':
      return chipBody(outline);
    case 'two-lead':
      return twoLeadBody(outline);
    case 'gull':
      return gullBody(outline);
    case 'power-tab':
      return powerTabBody(outline);
    case 'upright':
      return uprightBody(outline);
    case 'lqfp':
      return lqfpBody(outline);
    case 'qfn':
      return qfnBody(outline);
    case 'dip':
      return dipBody(outline);
  }
}
