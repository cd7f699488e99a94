/** Published when an operator writes a page. */
export const pagesTopic = 'pages';
