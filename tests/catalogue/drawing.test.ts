import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingSlugs, packageDrawing, slideArt } from '../../functions/mall/file/drawing/package-drawing';
import { packageOutline } from '../../functions/mall/file/drawing/package-outline';

const expected = `
  r-01005 r-0201 r-0402 r-0603 r-0805 r-1206 r-1210 r-1812 r-2010 r-2512
  c-01005 c-0201 c-0402 c-0603 c-0805 c-1206 c-1210 c-1812 l-0201 l-0402 l-0603 l-0805 l-1206
  melf sod-123 sod-323 sod-523 sma smb smc do-35 do-41 do-201
  sot-23 sot-23-5 sot-23-6 sot-323 sot-363 sot-89 sot-223 to-92 to-220 to-247 to-252 to-263
  soic-8 soic-14 soic-16 sop-16w msop-8 tssop-14 tssop-16 tssop-20 tssop-28 ssop-20 ssop-28
  lqfp-32 lqfp-48 lqfp-64 lqfp-100 lqfp-144 qfn-16 qfn-20 qfn-24 qfn-32 qfn-48 qfn-56 dfn-8 bga wlcsp
  dip-4 dip-8 dip-14 dip-16 dip-28
  smd-can radial-can tantalum power-inductor film-box disc crystal-hc49 crystal-3225 oscillator
  led-0603 led-plcc led-5mm header jst usb-c usb-micro terminal-block rj45 sim-socket relay tact-switch slide-switch
  fuse-glass ptc varistor trimmer resistor-network thermistor buzzer battery-holder wire-connector
  crimp-contact crimp-housing fpc board-to-board socket-strip box-header
  module-esp module-generic module-shielded power-module sensor-can sensor-lga transformer ssr`
  .trim()
  .split(/\s+/);

interface Element {
  name: string;
  attributes: Map<string, string>;
}

/** Parses XML without entities, comments or instructions. Throws if it is not well-formed. */
function parse(xml: string): Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const end = xml.indexOf('<', at);
      const text = xml.slice(at, end < 0 ? undefined : end);
      if (open.length === 0 || /[>&]/.test(text)) throw new Error(`text out of place: ${text.slice(0, 40)}`);
      at += text.length;
      continue;
    }
    const tag = /^<(?:\/([a-z]+)|([a-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?))>/i.exec(xml.slice(at));
    if (!tag) throw new Error(`broken tag: ${xml.slice(at, at + 60)}`);
    const [whole, closing, name = '', attributes = '', empty] = tag;
    if (open.length === 0 && elements.length > 0) throw new Error('more than one root');
    if (closing !== undefined) {
      if (open.pop() !== closing) throw new Error(`unbalanced ${closing}`);
    } else {
      const pairs = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const);
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`attribute twice: ${attributes}`);
      elements.push({ name, attributes: new Map(pairs) });
      if (empty === '') open.push(name);
    }
    at += whole.length;
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join()}`);
  return elements;
}

/** The end points of the segments in a path of M, L, A and Z. */
function rests(d: string): Array<[number, number]> {
  return [...d.matchAll(/([MLA])([^MLAZ]*)/g)].map(([, , numbers = '']) => {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    return [values.at(-2) ?? NaN, values.at(-1) ?? NaN];
  });
}

const markup = (svg: string) => svg.replace(/<title>.*<\/title><style>.*<\/style>/, '');
const pictures = drawingSlugs.flatMap((slug) =>
  [packageDrawing(slug), slideArt(slug), packageOutline(slug)].filter((svg) => svg !== null).map((svg, i) => [`${slug} ${i}`, svg] as const),
);

describe('package drawings', () => {
  it('exist for every package of the catalogue', () => {
    expect([...drawingSlugs].sort()).toEqual([...expected].sort());
    for (const slug of expected) {
      expect(packageDrawing(slug), slug).not.toBeNull();
      expect(slideArt(slug), slug).not.toBeNull();
    }
  });

  it.each(['', 'sot-24', 'SOT-23', '__proto__', 'constructor', '../sot-23', 'sot-23.svg'])('do not exist for the package %j', (slug) => {
    expect([packageDrawing(slug), slideArt(slug), packageOutline(slug)]).toEqual([null, null, null]);
  });

  it.each(pictures)('%s is well-formed, small, without animation and in the palette', (_, svg) => {
    const elements = parse(svg);
    expect(elements[0]?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(elements[0]?.attributes.get('viewBox')).toBe(`0 0 ${elements[0]?.attributes.get('width')} ${elements[0]?.attributes.get('height')}`);
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|url\(|@import/);
    const allowed = new Set(['svg', 'title', 'style', 'path', 'circle', 'defs', 'g', 'use', 'text']);
    const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
    for (const { name, attributes } of elements) {
      expect(allowed).toContain(name);
      for (const [key, value] of attributes) {
        expect(key).not.toMatch(/^on|^style$|^fill$|^stroke$/);
        if (key === 'href') expect(ids).toContain(value.slice(1));
      }
    }
    const colours = svg.match(/#[0-9a-f]{3,8}\b/g) ?? [];
    expect(colours.length).toBeGreaterThan(0);
    expect(svg.replace(/<style>.*<\/style>/s, '')).not.toMatch(/#[0-9a-f]{3,8}\b/);
  });

  it.each(pictures)('%s says in its title that it is an illustration, and its unit', (_, svg) => {
    expect(svg).toMatch(/<title>[a-z0-9-]+: Illustration, unit: mm · 示意图，单位 mm<\/title>/);
  });

  it('have styles for every class, light and dark', () => {
    for (const slug of drawingSlugs) {
      const svg = packageDrawing(slug) ?? '';
      const [light = '', dark = ''] = svg.split('@media(prefers-color-scheme:dark)');
      for (const { attributes } of parse(svg)) {
        for (const name of attributes.get('class')?.split(' ') ?? []) {
          expect(light, `${slug} .${name}`).toContain(`.${name}{`);
          if (name !== 'f' && name !== 'n') expect(dark, `${slug} .${name}`).toContain(`.${name}{`);
        }
      }
    }
  });

  it('stay inside the view box and fill it in one direction, except for small chips', () => {
    for (const slug of drawingSlugs) {
      const points: Array<[number, number]> = [];
      const groups = new Map<string, Array<[number, number]>>();
      let group: string | undefined;
      for (const { name, attributes } of parse(packageDrawing(slug) ?? '')) {
        if (name === 'g') group = attributes.get('id');
        if (name === 'use') {
          group = undefined;
          const [x, y] = [Number(attributes.get('x')), Number(attributes.get('y'))];
          points.push(...(groups.get(attributes.get('href')?.slice(1) ?? '') ?? []).map(([px, py]): [number, number] => [px + x, py + y]));
        }
        if (name !== 'path') continue;
        const found = rests(attributes.get('d') ?? '');
        if (group === undefined) points.push(...found);
        else groups.set(group, [...(groups.get(group) ?? []), ...found]);
      }
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      expect(Math.min(...xs), slug).toBeGreaterThanOrEqual(4.8);
      expect(Math.max(...xs), slug).toBeLessThanOrEqual(115.2);
      expect(Math.min(...ys), slug).toBeGreaterThanOrEqual(4.8);
      expect(Math.max(...ys), slug).toBeLessThanOrEqual(91.2);
      const filled = Math.max((Math.max(...xs) - Math.min(...xs)) / 110, (Math.max(...ys) - Math.min(...ys)) / 86);
      expect(filled, slug).toBeGreaterThan(0.5);
    }
  });

  it('are all different, and the blueprint differs in colours only', () => {
    expect(new Set(drawingSlugs.map((slug) => markup(packageDrawing(slug) ?? ''))).size).toBe(drawingSlugs.length);
    for (const slug of drawingSlugs) {
      expect(markup(slideArt(slug) ?? '')).toBe(markup(packageDrawing(slug) ?? ''));
      expect(slideArt(slug)).not.toContain('prefers-color-scheme');
    }
  });

  it('are equal each time, in any order', () => {
    const first = new Map(drawingSlugs.map((slug) => [slug, packageDrawing(slug)]));
    for (const slug of [...drawingSlugs].reverse()) expect(packageDrawing(slug)).toBe(first.get(slug));
  });

  it.each(['soic-8', 'tssop-20', 'sot-23-6', 'lqfp-48', 'lqfp-144', 'dip-8'])('%s shows each of its leads', (slug) => {
    const uses = parse(packageDrawing(slug) ?? '').filter(({ name }) => name === 'use');
    expect(uses).toHaveLength(Number(/(?<!\d)\d+$/.exec(slug)?.[0]));
  });
});

describe('static pictures', () => {
  const size = (file: string) => {
    const png = readFileSync(new URL(`../../public/${file}`, import.meta.url));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), alpha: png.readUInt8(25) === 6 };
  };

  it('have the sizes that pages rely on', () => {
    expect(size('product_default.png')).toEqual({ width: 480, height: 384, alpha: true });
    expect(size('apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 });
  });

  it('have a well-formed logo', () => {
    expect(parse(readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8').trim()).length).toBeGreaterThan(4);
  });
});
