const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A sentence of the rulebook as HTML: bold, italic, code, and every citation as a link. */
export function inlineHtml(text: string, prefix: string, href: (rule: string) => string): string {
  const link = (rule: string): string =>
    `<a class="rule" data-rule="${rule}" href="${href(rule)}">${rule}</a>`;
  return escapeHtml(text.replace(/\s*\[descriptive[^\]]*\]/g, ''))
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|[^*])\*([^*]+)\*/g, '$1<em>$2</em>')
    .replace(new RegExp(`\\b${prefix}-([RV]?\\.?\\d+(?:\\.\\d+)?[a-z]?)\\b`, 'g'), link);
}
