const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in a page, or in a quoted attribute. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');
