const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text escaped for HTML, also inside a quoted attribute. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');
