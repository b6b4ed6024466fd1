import type { UNSAFE_AssetsManifest as AssetsManifest } from '@remix-run/react';

/**
 * The text of the script that starts the program: the framework's variables, and the import of all modules of the page after the first paint. A
 * page in a hidden tab is not painted, so its program starts at once.
 * @param ids - the matched routes, from the root
 * @param handoff - the framework's data for the browser, as JSON that is safe in a script
 */
export function programText({ entry, hmr, routes, url }: AssetsManifest, ids: readonly string[], handoff: string): string {
  const modules = ids.map((id) => routes[id]?.module ?? '');
  const shared = [...new Set([...entry.imports, ...ids.flatMap((id) => routes[id]?.imports ?? [])])].filter((file) => !modules.includes(file));
  const start = [
    ...(hmr ? [`await import(${text(hmr.runtime)});`] : []),
    `const modules=await Promise.all(${text([...modules, url, ...shared])}.map(file=>import(file)));`,
    `__remixRouteModules={${ids.map((id, at) => `${text(id)}:modules[${at}]`).join()}};`,
    `import(${text(entry.module)})`,
  ];
  return `__remixContext=${handoff};`
    + '__remixContext.stream=new ReadableStream({start(controller){__remixContext.streamController=controller}}).pipeThrough(new TextEncoderStream);'
    + '(start=>document.hidden?start():new PerformanceObserver((_,paint)=>{paint.disconnect();start()}).observe({type:"paint",buffered:true}))'
    + `(async()=>{${start.join('')}})`;
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
