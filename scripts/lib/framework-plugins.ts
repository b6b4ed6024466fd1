import type { Plugin } from 'vite';

/** The browser's modules of the framework. */
const FRAMEWORK = '/@remix-run/react/dist/esm/';

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

/** Leaves parts of the framework out of the browser's program that this shop does not use: 4 KB of each first load. */
export function leanFramework(): Plugin {
  return {
    name: 'lean-framework',
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      if (id.includes(`${FRAMEWORK}fog-of-war.js`)) return { code: NO_DISCOVERY, map: null };
      if (!id.includes(`${FRAMEWORK}errorBoundaries.js`)) return undefined;
      const [from, to] = [code.indexOf('function RemixRootDefaultErrorBoundary('), code.lastIndexOf('export {')];
      if (from < 0 || to < from) throw new Error(`${id} has another error page`);
      return { code: code.slice(0, from) + LAST_PAGE + code.slice(to), map: null };
    },
  };
}
