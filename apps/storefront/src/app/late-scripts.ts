/**
 * Scripts are loaded after the first paint: on a slow line the page's text and pictures would compete with code that
 * is not needed before there is something to press. The page lists its scripts in an inert block; the browser runs it
 * once it has painted the page and the pictures of the first screen.
 */

const picturePreload = /<link rel="preload" as="image"[^>]*>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** A page's text in two slices, neither of them copied. */
export interface PageText {
  /** The text up to the end of the head; empty if there is none. */
  readonly head: string;
  readonly rest: string;
}

/** Splits a page's text at the end of its head. */
export function atHeadEnd(text: string): PageText {
  const headEnd = Math.max(0, text.indexOf('</head>'));
  return { head: text.slice(0, headEnd), rest: text.slice(headEnd) };
}

/**
 * A head with its pictures listed after the style sheets: with six connections, what the first paint needs comes
 * first.
 */
export function stylesFirst(head: string): string {
  const pictures = head.match(picturePreload) ?? [];
  return head.replace(picturePreload, '') + pictures.join('');
}

// The router's entry imports its modules statically, so a failure fires an error event of the script element; the
// failure of this last, dynamic import would go unnoticed.
const lastImport = /import\("[^"]*"\)(?=;\s*$)/;

/**
 * The page's text without what would load scripts at once; all of that goes into the block that `startLate` reads.
 * The text is concatenated in one go, as each concatenation copies a hundred kilobytes.
 * @param more files that the page needs although its scripts request them only later
 */
export function withLateScripts({ head, rest }: PageText, more: readonly string[] = []): string {
  // The frame's own script is the last of its kind; text entered by shops cannot contain a quotation mark in an
  // element's tag.
  const begin = rest.lastIndexOf('<script', rest.lastIndexOf('type="module"'));
  if (head === '' || begin < 0) return head + rest;
  const end = rest.indexOf('>', begin) + 1;
  const ahead: string[] = [];
  const early = head.replace(modulePreload, (_, href: string) => {
    ahead.push(href);
    return '';
  });
  const others = more.filter((href) => !head.includes(`href="${href}`));
  const [nonce = ''] = rest.slice(begin, end).match(/ nonce="[^"]*"/) ?? [];
  const block = `<script type="text/plain" id="late"${nonce} data-ahead="${[...ahead, ...others].join(' ')}">`;
  const codeEnd = rest.indexOf('</script>', end);
  const code = rest.slice(end, codeEnd).replace(lastImport, '$&.catch(beginAnew)');
  return [early, rest.slice(0, begin), block, code, rest.slice(codeEnd)].join('');
}

/**
 * For the start of the page's head: stores the address that the page was rendered for. Scripts wait for the style
 * sheets before them, and Back may have changed the address by then.
 */
export const noteAddress = 'window.writtenFor=location.pathname+location.search;';

/**
 * For the page's head: records, until hydration, the last press on each button, which is marked, and whether a link was
 * followed.
 */
export const holdPresses =
  'addEventListener("click",window.holdPress=e=>{const{target:t}=e,b=t.closest("button[type=button]"),l=t.closest("a[href]");if(b)(window.heldPresses??=new Map).set(b,e),b.dataset.held="";if(l&&!l.target&&l.pathname+l.search!==window.writtenFor)window.leaving=true},true);';

// If pictures take longer than this, scripts are loaded beside them: a page is not left without its code because of
// one picture.
const longestWaitMs = 1500;
// Requesting a file takes a slow processor some milliseconds, so a press is handled between two batches.
const askedAtOnce = 8;

// The first number that a page formats loads the browser's language tables from disk, which takes longer than all
// others together: it is done while the page's pictures are being loaded. Beside the scripts it would share the processor
// with reading them, and during hydration with that.
const bringLanguages = 'new Intl.NumberFormat(document.documentElement.lang).format(1)';

const betweenAsksMs = 3000;
const betweenBeginsMs = 60_000;

// A page whose code failed to load can be read but does nothing: it is reloaded as soon as the market answers, with
// the code of the current version. If that does not help, it is not repeated: the page can be read.
const beginAnew = `window.beginAnew=()=>setTimeout(()=>fetch(location.href,{method:"HEAD"}).then(({ok})=>{if(!ok)throw 0}).then(()=>{const now=Date.now();if(now-sessionStorage.begunAnew<${betweenBeginsMs})return;
sessionStorage.begunAnew=now;location.reload()},beginAnew),${betweenAsksMs});`;

/**
 * For the page's end: loads the scripts once the page is painted, which is later than its rendering, and once the
 * pictures of the first screen are loaded, so that they do not share bandwidth. A press does not wait for pictures.
 */
export const startLate = `${beginAnew}{const{dataset:{ahead},textContent}=document.getElementById("late"),{messages}=document.documentElement.dataset,add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),of)),
within=(ms,begin)=>new Promise(done=>{begin(done);setTimeout(done,ms)}),frame=()=>new Promise(requestAnimationFrame),
isSeen=({top,left,right,width})=>width&&top<innerHeight&&left<innerWidth&&right>0;
Promise.resolve(window.painted).then(()=>(setTimeout(()=>${bringLanguages}),within(${longestWaitMs},done=>{for(const press of ["pointerdown","keydown"])addEventListener(press,done,{once:true});
Promise.allSettled([window.lettered,...Array.from(document.images,one=>isSeen(one.getBoundingClientRect())&&one.decode())]).then(frame).then(()=>setTimeout(done))})))
.then(async()=>{const names=[messages,...ahead.split(" ")];
while(names.length){for(const href of names.splice(0,${askedAtOnce})){const as={css:"style",json:"fetch"}[href.split(".").pop()];add("link",as?{rel:"preload",as,crossOrigin:"anonymous",href}:{rel:"modulepreload",href})}
await new Promise(done=>setTimeout(done))}
add("script",{type:"module",textContent,onerror:beginAnew})})}`;

declare global {
  interface Window {
    beginAnew?: () => void;
    holdPress?: (event: Event) => void;
    heldPresses?: Map<Element, Event>;
    leaving?: boolean;
    writtenFor?: string;
  }
}
