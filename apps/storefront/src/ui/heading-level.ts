/** The level of a state's title: the page's only heading, below the page's, or below one of its parts' or a window's. */
export type HeadingLevel = 'h1' | 'h2' | 'h3';
