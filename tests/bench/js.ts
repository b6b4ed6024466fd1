import { readSample } from '../browser/screens';
import { COMMON_WORD } from '../fixtures/mall/mall-client';
import { openBareApp } from './bare-app';
import type { Bench } from './bench';
import { bytes, gated, type Figure } from './figures';
import { firstLoad, total } from './first-load';

/** Performance budgets of the first load (design, section 5). */
const SCRIPT_RATIO = 1.35;
const STYLE_BYTES = 20_480;

/** Scripts and styles of the first load, against a bare Remix app. */
export const js: Bench = {
  name: 'js',
  async run({ stage, browser }) {
    const { shopUrl, mallUrl } = await stage();
    const { part, helpId } = await readSample(mallUrl);
    const bare = await openBareApp();
    const figures: Figure[] = [];
    const add = (figure: Figure) => figures.push(figure);
    try {
      const floor = total((await firstLoad(await browser(), bare.url)).scripts);
      add({ bench: 'js', what: 'bare Remix app', value: bytes(floor) });
      const hydrated = { home: '/', list: `/product_list/search/${COMMON_WORD}`, detail: `/product_detail/${part.id}` };
      for (const [name, path] of Object.entries(hydrated)) {
        const { scripts, styles, documentGzip } = await firstLoad(await browser(), shopUrl + path);
        const size = total(scripts);
        const ratio = size / floor;
        add(gated({ bench: 'js', what: `${name}: scripts, gzip`, value: bytes(size), floor: bytes(floor), ratio }, ratio, SCRIPT_RATIO, ' ×'));
        add({ bench: 'js', what: `${name}: document with its messages, gzip`, value: bytes(documentGzip) });
        if (name === 'home') {
          const css = total(styles);
          add(gated({ bench: 'js', what: `styles, ${styles.length} file, gzip`, value: bytes(css) }, styles.length === 1 ? css : Infinity, STYLE_BYTES, ' B'));
        }
      }
      for (const path of ['/about', '/agent', '/catalogue', '/brand', `/help/${helpId}`]) {
        const size = total((await firstLoad(await browser(), shopUrl + path)).scripts);
        add(gated({ bench: 'js', what: `${path}: scripts, gzip`, value: bytes(size) }, size, 0, ' B'));
      }
    } finally {
      await bare.stop();
    }
    return figures;
  },
};
