import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The browser's modules of the framework. */
const FRAMEWORK = '/@remix-run/react/dist/esm/';
/** The router's module that renders it. */
const ROUTER = '/react-router-dom/dist/index.js';

/** The whole text of a module, in place of lazy route discovery, which is off (`remix.config.js`). */
const NO_DISCOVERY = `
export const isFogOfWarEnabled = () => false;
export const getPartialManifest = () => ({});
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
`;

/** A page in place of the framework's error page, whose styles and script the content security policy forbids. It shows where the root's own page fails. */
const LAST_PAGE = `
function RemixRootDefaultErrorBoundary({ error }) {
  console.error(error);
  const link = React.createElement('a', { href: '' }, 'This page failed. Load it again. 页面出错，请重新加载。');
  return React.createElement('html', null, React.createElement('body', null, link));
}
function BoundaryShell({ children }) {
  return children;
}
`;

/**
 * If a route's chunk fails to load, the framework would reload the page at once, and the typed text would be lost. This plugin sends the page
 * an event instead, and the page offers the reload (`app/components/shell/reload`).
 */
export function offeredReload(): Plugin {
  const RELOAD = 'window.location.reload();';
  return {
    name: 'offered-reload',
    transform(code, id) {
      if (!id.includes(`${FRAMEWORK}routeModules.js`)) return undefined;
      if (code.split(RELOAD).length !== 2) throw new Error(`${id} reloads in another way`);
      return { code: code.replace(RELOAD, "window.dispatchEvent(new Event('routechunkerror'));"), map: null };
    },
  };
}

/**
 * If a newer navigation replaces one whose answer is partly read, the framework writes the aborted read into the console as an error. This plugin
 * hands it on instead, and the router drops it. Other answers that cannot be read keep their cause.
 */
export function quietAborts(): Plugin {
  const REPORT = /console\.error\(e\);\s*throw new Error\(`Unable to decode [^`]*`\);/g;
  return {
    name: 'quiet-aborts',
    transform(code, id) {
      if (!id.includes(`${FRAMEWORK}single-fetch.js`)) return undefined;
      if (code.match(REPORT)?.length !== 1) throw new Error(`${id} reads answers in another way`);
      return { code: code.replace(REPORT, 'throw init.signal.aborted ? e : new Error(`Unable to decode ${url}`, { cause: e });'), map: null };
    },
  };
}

/**
 * The framework keeps the location beside the router's state, and changes it at once. If blocks of the page are still hydrating, because somebody follows a link within
 * the page early, React then renders them anew and reports error #421. This plugin makes it a transition, as the change of the router's state is.
 */
export function gentleLocation(): Plugin {
  const CHANGE = 'setLocation(newState.location);';
  return {
    name: 'gentle-location',
    transform(code, id, options) {
      if (options?.ssr || !id.includes(`${FRAMEWORK}browser.js`)) return undefined;
      if (code.split(CHANGE).length !== 2) throw new Error(`${id} follows the location in another way`);
      return { code: code.replace(CHANGE, `React.startTransition(() => ${CHANGE.slice(0, -1)});`), map: null };
    },
  };
}

/** A part of a module that is not used: it begins with `from` and ends before `to`. */
type Unused = readonly [from: string, to: string, instead: string];

/** In place of what only development needs: checks of calls that TypeScript makes too. */
const NO_CHECKS = `
const createClientRoutesWithHMRRevalidationOptOut = undefined;
const preventInvalidServerHandlerCall = () => {};
function noActionDefinedError(type, routeId) {
  throw new UNSAFE_ErrorResponseImpl(405, "Method Not Allowed", new Error(type + " " + routeId), true);
}
`;

/**
 * The parts of the framework that this shop does not use in the browser, by module: the text from the first mark up to the second gives way to the third. Routes load
 * their data by one request, so the way with a request for each route is gone. No link loads data or code ahead (`app/components/shell/page-links.ts`), so neither do
 * the framework's links. The script that restores the scroll position comes with the document.
 */
const UNUSED: Readonly<Record<string, readonly Unused[]>> = {
  'errorBoundaries.js': [['function RemixRootDefaultErrorBoundary(', 'export {', LAST_PAGE]],
  'fallback.js': [['function RemixRootDefaultHydrateFallback(', 'export {', 'const RemixRootDefaultHydrateFallback = () => null;']],
  'routes.js': [
    ['function createClientRoutesWithHMRRevalidationOptOut(', 'function createClientRoutes(', NO_CHECKS],
    [
      'async function fetchServerHandler(', '// Our compiler generates the default export',
      'const fetchServerHandler = () => Promise.reject(new Error("Data is loaded by one request"));const unwrapServerResponse = (result) => result;',
    ],
  ],
  'scroll-restoration.js': [
    ['  let restoreScroll = ', '  return /*#__PURE__*/React.createElement("script"', ''],
    ['    dangerouslySetInnerHTML: {', '}\n\nexport {', '    dangerouslySetInnerHTML: { __html: "" }\n  }));'],
  ],
  'components.js': [
    ['let NavLink = ', 'let Form = ', 'const NavLink = () => { throw new Error("Links are marked for the page\'s own handler"); }; const Link = NavLink;'],
    ['function PrefetchPageLinks(', 'function Meta(', 'const PrefetchPageLinks = () => null;'],
  ],
};

/** The same for the router of the framework: no navigation asks for a view transition. */
const UNUSED_OF_ROUTER: readonly Unused[] = [
  [
    '    let isViewTransitionUnavailable = ', '  }, [router.window, transition, renderDfd, fetcherData, optInStartTransition]);',
    '    if (flushSync) flushSyncSafe(() => setStateImpl(newState)); else optInStartTransition(() => setStateImpl(newState));',
  ],
  ['  // When we start a view transition, create a Deferred', '  let navigator = React.useMemo(() => {\n    return {\n      createHref: router.createHref,', ''],
];

/** Leaves parts of the framework out of the browser's program that this shop does not use: 9 KB of each first load. */
export function leanFramework(): Plugin {
  return {
    name: 'lean-framework',
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      if (id.includes(`${FRAMEWORK}fog-of-war.js`)) return { code: NO_DISCOVERY, map: null };
      const unused = unusedOf(id);
      if (unused.length === 0) return undefined;
      return { code: unused.reduce((rest, [from, to, instead]) => replaced(rest, id, from, to, instead), code), map: null };
    },
  };
}

function unusedOf(id: string): readonly Unused[] {
  if (id.includes(ROUTER)) return UNUSED_OF_ROUTER;
  return id.includes(FRAMEWORK) ? UNUSED[id.slice(id.lastIndexOf('/') + 1)] ?? [] : [];
}

/** @throws Error if the first mark is not there once, or the second not after it, because another version of the framework may mean something else by them */
function replaced(code: string, id: string, from: string, to: string, instead: string): string {
  const [start, end] = [code.indexOf(from), code.indexOf(to)];
  if (start < 0 || end < start || code.indexOf(from, start + 1) >= 0) throw new Error(`${id} has another text at “${from}”`);
  return `${code.slice(0, start)}${instead}\n${code.slice(end)}`;
}

/** React's renderers: the module that pages import, and the two that it takes for Workers. */
const RENDERERS = '/react-dom/server.browser.js';
const STREAMING = './cjs/react-dom-server.browser.production.min.js';
const AT_ONCE = './cjs/react-dom-server-legacy.browser.production.min.js';

/** How many characters of a page are encoded at once, at least. */
const GATHERED = 16_384;

/** The parts of the streaming renderer that encode each piece of a page by itself, with what gathers the text instead. */
const ENCODING: readonly Unused[] = [
  ['function p(a,b){if(0!==b.length)', 'function t(a,b){p(a,b);return!0}', `function p(a,b){l+=b;if(l.length>=${GATHERED}){a.enqueue(ca.encode(l));l=""}}`],
  ['function ba(a){l&&0<n&&', 'var ca=new TextEncoder;', 'function ba(a){if(l){a.enqueue(ca.encode(l));l=""}}'],
  ['function u(a){return ca.encode(a)}', 'function da(a,b){"function"===typeof a.error', 'function u(a){return a}function w(a){return a}'],
];
const NEW_BUFFER = 'l=new Uint8Array(512);n=0;';

/** The streaming renderer encodes each piece of a page by itself, over a thousand for one list, which takes as long as making them. This plugin lets it gather text, and encode that. */
export function gatheredText(): Plugin {
  return {
    name: 'gathered-text',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, _importer, { ssr }) {
      return source === 'react-dom/server' && ssr ? resolve('node_modules', `.${RENDERERS}`) : undefined;
    },
    load(id) {
      if (!id.endsWith(RENDERERS)) return undefined;
      return `exports.renderToStaticMarkup = require(${JSON.stringify(AT_ONCE)}).renderToStaticMarkup;
        exports.renderToReadableStream = require(${JSON.stringify(STREAMING)}).renderToReadableStream;`;
    },
    transform(code, id) {
      if (!id.endsWith(STREAMING.slice(1))) return undefined;
      const gathered = ENCODING.reduce((rest, [from, to, instead]) => replaced(rest, id, from, to, instead), code);
      if (gathered.split(NEW_BUFFER).length !== 3) throw new Error(`${id} begins to write in another way`);
      return { code: gathered.replaceAll(NEW_BUFFER, 'l="";'), map: null };
    },
  };
}

/** What the framework's manifest of the routes has of each. */
type Routes = Record<string, { path?: string; hasAction: boolean; module: string }>;

/**
 * Shortens the manifest of the routes, which every page loads, by 1.3 KB: without the modules that a route's own module imports, which only links that load ahead need;
 * without what is false; and without the routes that no link and no form leads to, whose answers are data.
 */
export function leanManifest(): Plugin {
  let client: string | undefined;
  return {
    name: 'lean-manifest',
    apply: 'build',
    configResolved({ root, build }) {
      // The framework writes the file while it builds the server.
      client = build.ssr ? resolve(root, build.outDir, '../client') : undefined;
    },
    closeBundle() {
      if (client === undefined) return;
      const folder = resolve(client, 'assets');
      const [name, ...others] = readdirSync(folder).filter((file) => file.startsWith('manifest-'));
      const text = name === undefined ? '' : readFileSync(resolve(folder, name), 'utf8');
      const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
      if (name === undefined || start < 0 || end < start || others.length > 0) throw new Error('The manifest of the routes has another form');
      const manifest: { routes: Routes } = JSON.parse(text.slice(start, end));
      const routes = Object.entries(manifest.routes).filter(([, { path, hasAction, module }]) => hasAction || path === '*' || statSync(`${client}${module}`).size > EMPTY);
      const lean = { ...manifest, routes: Object.fromEntries(routes) };
      const short = JSON.stringify(lean, (key, value: unknown) => (key === 'imports' || value === false ? undefined : value));
      writeFileSync(resolve(folder, name), text.slice(0, start) + short + text.slice(end));
    },
  };
}

/** The size of the module of a route without anything for browsers, in bytes: a line end. */
const EMPTY = 1;
