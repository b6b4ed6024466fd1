import { readSample } from '../browser/screens';
import { COMMON_WORD } from '../fixtures/mall/mall-client';
import { openBareApp } from './bare-app';
import type { Bench } from './bench';
import { chunkFigures } from './chunk-sizes';
import { bytes, gated, type Figure } from './figures';
import { firstLoad, type FirstLoad, total } from './first-load';

/** The limits of a first load: scripts as a multiple of a bare Remix app's, styles in bytes by gzip. */
const SCRIPT_RATIO = 1.25;
const STYLE_BYTES = 20_480;
/** The limit of the sheet that only the home page has, in bytes by gzip. */
const OWN_STYLE_BYTES = 4_096;
/** The limit of the scripts of a page without a program, in bytes by gzip: the script that counts visits, which every page loads, and nothing else. */
const STATIC_SCRIPT_BYTES = 1_200;

/** Scripts and styles of the first load against a bare Remix app, and each chunk against its recorded size. */
export const js: Bench = {
  name: 'js',
  async run({ stage, browser }) {
    const { shopUrl, mallUrl } = await stage();
    const { product: part, helpId } = await readSample(mallUrl);
    const bare = await openBareApp();
    const figures: Figure[] = [];
    const add = (figure: Figure) => figures.push(figure);
    try {
      const floor = total((await firstLoad(await browser(), bare.url)).scripts);
      add({ bench: 'js', what: 'bare Remix app', value: bytes(floor) });
      const hydrated = { home: '/', list: `/product_list/search/${COMMON_WORD}`, detail: `/product_detail/${part.id}` };
      const pages: Record<string, FirstLoad['scripts']> = {};
      for (const [name, path] of Object.entries(hydrated)) {
        const { scripts, styles, documentGzip } = await firstLoad(await browser(), shopUrl + path);
        pages[name] = scripts;
        const size = total(scripts);
        const ratio = size / floor;
        add(gated({ bench: 'js', what: `${name}: scripts, gzip`, value: bytes(size), floor: bytes(floor), ratio }, ratio, SCRIPT_RATIO, ' ×'));
        add({ bench: 'js', what: `${name}: document with its messages, gzip`, value: bytes(documentGzip) });
        if (name === 'home') {
          const [common = 0, ...own] = styles.map(({ gzip }) => gzip).toSorted((a, b) => b - a);
          add(gated({ bench: 'js', what: 'styles of every page, gzip', value: bytes(common) }, common, STYLE_BYTES, ' B'));
          add(gated({ bench: 'js', what: `styles of the home page, ${own.length} file, gzip`, value: bytes(own[0] ?? 0) }, own.length === 1 ? own[0] ?? 0 : Infinity, OWN_STYLE_BYTES, ' B'));
        } else add(gated({ bench: 'js', what: `${name}: styles, ${styles.length} file, gzip`, value: bytes(total(styles)) }, styles.length === 1 ? total(styles) : Infinity, STYLE_BYTES, ' B'));
      }
      figures.push(...chunkFigures(pages));
      for (const path of ['/about', '/agent', '/catalogue', '/brand', `/help/${helpId}`]) {
        const size = total((await firstLoad(await browser(), shopUrl + path)).scripts);
        add(gated({ bench: 'js', what: `${path}: scripts, gzip`, value: bytes(size) }, size, STATIC_SCRIPT_BYTES, ' B'));
      }
    } finally {
      await bare.stop();
    }
    return figures;
  },
};
