/**
 * Scripts come after the first paint: on a slow line the page's words and pictures would share it with code that nobody
 * needs before there is something to press. The page names its scripts in a block that does nothing; the browser runs it
 * when it has shown the page and the pictures of the first screenful.
 */

const picturePreload = /<link rel="preload" as="image"[^>]*>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** A page's text in two, neither of them copied. */
export interface PageText {
  /** What stands before the head's end; empty where there is none. */
  readonly head: string;
  readonly rest: string;
}

/** Parts a page's text at the end of its head. */
export function atHeadEnd(text: string): PageText {
  const headEnd = Math.max(0, text.indexOf('</head>'));
  return { head: text.slice(0, headEnd), rest: text.slice(headEnd) };
}

/** A head with its pictures named after the style sheets: with six connections, what is painted with comes first. */
export function stylesFirst(head: string): string {
  const pictures = head.match(picturePreload) ?? [];
  return head.replace(picturePreload, '') + pictures.join('');
}

// The router's own way to begin. Files that it imports before fail its element, of this one nobody would hear.
const lastImport = /import\("[^"]*"\)(?=;\s*$)/;

/**
 * The page's text without what would fetch scripts at once; all of it stands in the block that `startLate` reads. It is
 * put together in one go: each joining of two texts is another copy of a hundred kilobytes.
 * @param more files that the page cannot do without though its scripts ask for them later
 */
export function withLateScripts({ head, rest }: PageText, more: readonly string[] = []): string {
  // The frame's own script is the last of its kind; what shops write cannot hold a quotation mark in an element's tag.
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
 * For the beginning of the page's head: remembers the address that the page was written for. Scripts wait for the style
 * sheets before them, and Back may have changed the address when those have come.
 */
export const noteAddress = 'window.writtenFor=location.pathname+location.search;';

/**
 * For the page's head: remembers of the time before the page was taken over the last press on each button and whether a
 * link was followed.
 */
export const holdPresses =
  'addEventListener("click",window.holdPress=e=>{const{target:t}=e,b=t.closest("button[type=button]"),l=t.closest("a[href]");if(b)(window.heldPresses??=new Map).set(b,e);if(l&&!l.target&&l.pathname+l.search!==window.writtenFor)window.leaving=true},true);';

// Pictures that take longer than this have scripts beside them: a page is not left without its code for one of them.
const longestWaitMs = 1500;
// Asking for a file takes a slow processor some milliseconds: a press is heard between two handfuls.
const askedAtOnce = 8;

// The first number that a page writes brings the browser's tables of languages from the disk, which takes longer than
// all others together: that is done while the files are on their way, and not in the midst of taking the page over.
const bringLanguages = 'new Intl.NumberFormat(document.documentElement.lang).format(1)';

const betweenAsksMs = 3000;
const betweenBeginsMs = 60_000;

// A page whose code did not come can be read and does nothing: as soon as the market answers it is loaded anew, with the
// code of the version that is there by now. Where that does not help it is not done again: the page can be read.
const beginAnew = `window.beginAnew=()=>setTimeout(()=>fetch(location.href,{method:"HEAD"}).then(({ok})=>{if(!ok)throw 0}).then(()=>{const now=Date.now();if(now-sessionStorage.begunAnew<${betweenBeginsMs})return;
sessionStorage.begunAnew=now;location.reload()},beginAnew),${betweenAsksMs});`;

/**
 * For the page's end: begins with the scripts when the page is seen, which is later than when it is drawn, and the
 * pictures of the first screenful have come, which share the line with nothing then. A press does not wait for pictures.
 */
export const startLate = `${beginAnew}{const{dataset:{ahead},textContent}=document.getElementById("late"),{messages}=document.documentElement.dataset,add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),of)),
within=(ms,begin)=>new Promise(done=>{begin(done);setTimeout(done,ms)}),frame=()=>new Promise(requestAnimationFrame),
isSeen=({top,left,right,width})=>width&&top<innerHeight&&left<innerWidth&&right>0;
Promise.resolve(window.painted).then(()=>within(${longestWaitMs},done=>{for(const press of ["pointerdown","keydown"])addEventListener(press,done,{once:true});
Promise.allSettled([window.lettered,...Array.from(document.images,one=>isSeen(one.getBoundingClientRect())&&one.decode())]).then(frame).then(()=>setTimeout(done))}))
.then(async()=>{const names=[messages,...ahead.split(" ")];
while(names.length){for(const href of names.splice(0,${askedAtOnce})){const as={css:"style",json:"fetch"}[href.split(".").pop()];add("link",as?{rel:"preload",as,crossOrigin:"anonymous",href}:{rel:"modulepreload",href})}
await new Promise(done=>setTimeout(done))}
${bringLanguages};
await new Promise(done=>setTimeout(done));
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
