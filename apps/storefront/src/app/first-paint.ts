/**
 * What the first paint can do without waits for it. Pictures further down begin as soon as their place is known, and the
 * font as soon as a word wants it, which is before anything is seen: on a slow line they share it with the style sheets
 * and the largest picture. They are held by style sheets of their own, so that nothing of the document changes, and a
 * browser without scripts holds nothing.
 */

// Where nothing is painted, as in a tab behind others, the page is there all the same.
const unseenMs = 1000;

/**
 * For the page's head: holds pictures and font until the page is seen, which `window.painted` tells. Words are drawn with
 * the font's stand-ins until it has come, all at once; in a tab that has had it, from the beginning.
 */
export const holdUntilPainted = `try{const rule=text=>{const one=new CSSStyleSheet;one.replaceSync(text);return one},
pictures=rule("img[loading=lazy]{display:none}"),font=rule(":root{--font:var(--font-first)}"),
lift=held=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter(one=>one!==held)};
window.painted=new Promise(done=>{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)done()}).observe({type:"paint",buffered:true});
addEventListener("load",()=>setTimeout(done,${unseenMs}))});
document.adoptedStyleSheets=[pictures];painted.then(()=>lift(pictures));
if(!sessionStorage.font){document.adoptedStyleSheets=[pictures,font];const drop=()=>lift(font);
window.lettered=painted.then(()=>document.fonts.load('1em "Rubik Variable"',document.title)).then(()=>{drop();sessionStorage.font=1}).catch(drop)}}catch{}`;

declare global {
  interface Window {
    painted?: Promise<void>;
    lettered?: Promise<void>;
  }
}
