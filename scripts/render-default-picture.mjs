/**
 * Renders pictures of `public/` from SVG: the default product picture, and the icons for programs that cannot read SVG. Run it by hand after
 * the drawings have changed, and commit the results.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const vite = await createServer({ root, configFile: false, appType: 'custom', logLevel: 'error', server: { middlewareMode: true, hmr: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const { packageDrawing } = await vite.ssrLoadModule('/functions/mall/file/drawing/package-drawing.ts');
const part = packageDrawing('qfn-32');
await vite.close();

const mark = readFileSync(`${root}public/favicon.svg`, 'utf8');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--disable-gpu'] });

const papers = { light: '#ffffff', dark: '#141d19' };

/** Renders a picture of `size` CSS pixels on `background`; transparent by default. */
async function render(markup, [width, height], deviceScaleFactor, colorScheme = 'light', background = 'transparent') {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, colorScheme });
  await page.setContent(`<style>body{margin:0;background:${background}}svg{display:block;width:${width}px;height:${height}px}</style>${markup}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/**
 * Makes one picture for both colour schemes. Each pixel gets a colour and an opacity with which it looks almost like the light drawing on a
 * light page, and almost like the dark drawing on a dark page.
 */
async function renderForBoth(markup, size, deviceScaleFactor) {
  const [light, dark] = await Promise.all(
    Object.entries(papers).map(([scheme, paper]) => render(markup, size, deviceScaleFactor, scheme, paper)),
  );
  const page = await browser.newPage();
  const png = await page.evaluate(async ([lightUrl, darkUrl]) => {
    const read = async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    };
    const [onLight, onDark] = [await read(lightUrl), await read(darkUrl)];
    const white = onLight.data.slice(0, 3);
    const black = onDark.data.slice(0, 3);
    const result = new ImageData(onLight.width, onLight.height);
    for (let i = 0; i < result.data.length; i += 4) {
      const seen = [0, 1, 2].map((k) => (onLight.data[i + k] - onDark.data[i + k]) / (white[k] - black[k]));
      const opacity = Math.min(1, Math.max(0, 1 - (seen[0] + seen[1] + seen[2]) / 3));
      for (const k of [0, 1, 2]) {
        const paper = (white[k] + black[k]) / 2;
        const mean = (onLight.data[i + k] + onDark.data[i + k]) / 2;
        result.data[i + k] = opacity === 0 ? 0 : (mean - (1 - opacity) * paper) / opacity;
      }
      result.data[i + 3] = Math.round(opacity * 255);
    }
    const canvas = new OffscreenCanvas(result.width, result.height);
    canvas.getContext('2d').putImageData(result, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, [light, dark].map((picture) => `data:image/png;base64,${picture.toString('base64')}`));
  await page.close();
  return Buffer.from(png, 'base64');
}

/** Makes an ICO file with one PNG of 32 by 32 pixels. */
function icon(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

try {
  writeFileSync(`${root}public/product_default.png`, await renderForBoth(part, [160, 128], 3));
  writeFileSync(`${root}public/favicon.ico`, icon(await render(mark, [32, 32], 1)));
  const touch = mark.replace('viewBox="0 0 32 32"', 'viewBox="2 2 28 28"').replace('<svg', '<svg style="background:#fff"');
  writeFileSync(`${root}public/apple-touch-icon.png`, await render(touch, [180, 180], 1));
} finally {
  await browser.close();
}
