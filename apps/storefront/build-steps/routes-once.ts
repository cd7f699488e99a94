import type { Plugin } from 'vite';

/**
 * What the router computes for each page although it never changes while a server runs, and the same computed once;
 * what it makes although no page of ours reads it, made when it is asked for (`app/handoff`); and what it writes into
 * each page.
 */
export const workedOutOnce: readonly {
  readonly file: RegExp;
  readonly text: string;
  readonly once: string;
}[] = [
  {
    file: /react-router[\\/].*[\\/]server-runtime[\\/]entry\.js$/,
    text: 'function createEntryRouteModules(manifest) {',
    once: `const modulesOf = new WeakMap();
function createEntryRouteModules(manifest) {
  if (!modulesOf.has(manifest)) modulesOf.set(manifest, workOutModules(manifest));
  return modulesOf.get(manifest);
}
function workOutModules(manifest) {`,
  },
  {
    file: /react-router[\\/].*[\\/]dom[\\/]ssr[\\/]server\.js$/,
    text: 'createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)',
    once: `(routesOf.get(routeModules) ?? routesOf.set(routeModules,
    createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)).get(routeModules))`,
  },
  {
    file: /react-router[\\/].*[\\/]dom[\\/]ssr[\\/]server\.js$/,
    text: 'function ServerRouter(',
    once: 'const routesOf = new WeakMap();\nfunction ServerRouter(',
  },
  {
    file: /react-router[\\/].*[\\/]dom[\\/]server\.js$/,
    text: `	let manifest = {};
	let dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);`,
    once: `	if (!dataRoutesOf.has(routes)) {
		let all = {};
		dataRoutesOf.set(routes, { manifest: all, dataRoutes: convertRoutesToDataRoutes(routes, void 0, void 0, all) });
	}
	let { manifest, dataRoutes } = dataRoutesOf.get(routes);`,
  },
  {
    file: /react-router[\\/].*[\\/]dom[\\/]server\.js$/,
    text: 'function createStaticRouter(',
    once: 'const dataRoutesOf = new WeakMap();\nfunction createStaticRouter(',
  },
  {
    file: /react-router[\\/].*[\\/]server-runtime[\\/]server\.js$/,
    text: 'encodeViaTurboStream, generateSingleFetchRedirectResponse',
    once: 'encodeViaTurboStream as streamed, generateSingleFetchRedirectResponse',
  },
  {
    file: /react-router[\\/].*[\\/]server-runtime[\\/]server\.js$/,
    text: 'async function handleDocumentRequest(',
    once: 'const encodeViaTurboStream = (...all) => () => streamed(...all);\nasync function handleDocumentRequest(',
  },
  // A script of every page, as long as it was written; the same in half the bytes.
  {
    file: /react-router[\\/].*[\\/]dom[\\/]lib\.js$/,
    text: `	let restoreScroll = ((storageKey, restoreKey) => {
		if (!window.history.state || !window.history.state.key) {
			let key = Math.random().toString(32).slice(2);
			window.history.replaceState({ key }, "");
		}
		try {
			let storedY = JSON.parse(sessionStorage.getItem(storageKey) || "{}")[restoreKey || window.history.state.key];
			if (typeof storedY === "number") window.scrollTo(0, storedY);
		} catch (error) {
			console.error(error);
			sessionStorage.removeItem(storageKey);
		}
	}).toString();`,
    once: `	let restoreScroll = "(k,r)=>{if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},'');try{const y=JSON.parse(sessionStorage.getItem(k)||'{}')[r||history.state.key];if(typeof y=='number')scrollTo(0,y)}catch(e){console.error(e);sessionStorage.removeItem(k)}}";`,
  },
];

/** The code of a file with these rules applied. */
export const withRoutesOnce = (file: string, code: string): string =>
  workedOutOnce
    .filter((rule) => rule.file.test(file))
    .reduce((rest, { text, once }) => rest.replace(text, () => once), code);

/** Computes the routes once for all pages that a server renders. */
export function routesOnce(): Plugin {
  return {
    name: 'promenade-routes-once',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'ssr') return undefined;
      const rest = withRoutesOnce(id.replace(/\?.*$/, ''), code);
      return rest === code ? undefined : { code: rest, map: null };
    },
  };
}
