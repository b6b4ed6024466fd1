import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { createElement, Suspense, type ReactElement } from 'react';
import type { renderToReadableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { gatheredText } from '../../scripts/lib/framework-plugins';

type Render = typeof renderToReadableStream;

const load = createRequire(import.meta.url);
const FILE = load.resolve('react-dom/server.browser').replace('server.browser.js', 'cjs/react-dom-server.browser.production.min.js');
const code = readFileSync(FILE, 'utf8');

/** The renderer that a module of the framework is. */
function rendererOf(text: string): Render {
  const found: { renderToReadableStream?: Render } = {};
  new Function('exports', 'require', text)(found, load);
  if (!found.renderToReadableStream) throw new Error('The module has no renderer');
  return found.renderToReadableStream;
}

function gathered(text: string, id = FILE): string {
  const { transform } = gatheredText();
  const result: unknown = typeof transform === 'function' ? Reflect.apply(transform, undefined, [text, id]) : undefined;
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : text;
}

const [plain, gathering] = [rendererOf(code), rendererOf(gathered(code))];

/** The pieces in which a page comes. */
async function piecesOf(render: Render, page: ReactElement): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  const stream: ReadableStream<Uint8Array> = await render(page);
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
  return pieces;
}

const textOf = (pieces: readonly Uint8Array[]) => Buffer.concat(pieces).toString();

const row = (text: string, index: number) => createElement('li', { key: index, title: text }, createElement('b', null, index), text);
const pageOf = (texts: readonly string[]) => createElement('ul', null, texts.map(row));

describe('gathered text', () => {
  test('a page has the same bytes, for any texts', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme', maxLength: 3_000 }), { maxLength: 40 }), async (texts) => {
      expect(textOf(await piecesOf(gathering, pageOf(texts)))).toBe(textOf(await piecesOf(plain, pageOf(texts))));
    }), { numRuns: 100 });
  });

  test('comes in a few large pieces', async () => {
    const page = pageOf(Array.from({ length: 1_000 }, (_, index) => `电阻 ${index} 😀 10 kΩ`));
    const [few, many] = [await piecesOf(gathering, page), await piecesOf(plain, page)];
    expect(textOf(few)).toBe(textOf(many));
    expect(few.length).toBeLessThan(10);
    expect(many.length).toBeGreaterThan(50);
  });

  test('what is there is sent before what comes later', async () => {
    let comes = () => {};
    const waiting = new Promise<void>((resolve) => (comes = resolve));
    let isThere = false;
    const Later = () => {
      if (!isThere) throw waiting;
      return createElement('p', null, 'later');
    };
    const page = createElement('main', null, 'first', createElement(Suspense, { fallback: 'wait' }, createElement(Later)));
    const stream: ReadableStream<Uint8Array> = await gathering(page);
    const reader = stream.getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('first');
    isThere = true;
    comes();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('<p>later</p>');
  });

  test('a renderer that writes in another way fails the build', () => {
    expect(() => gathered(code.replace('var ca=new TextEncoder;', 'var ca=new TextEncoder ;'))).toThrow('has another text');
    expect(() => gathered(code.replace('l=new Uint8Array(512);n=0;', 'l=new Uint8Array(256);n=0;'))).toThrow('begins to write in another way');
  });
});
