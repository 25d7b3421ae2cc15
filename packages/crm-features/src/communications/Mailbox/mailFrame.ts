/**
 * The HTML of an email for a sandboxed frame. Links open in a new tab, because the frame itself
 * must not navigate. The font is set with an element, because the page's policy allows no inline
 * styles.
 */
export function framedMail(html: string): string {
  return html
    .replace(/<\/head>/i, '<base target="_blank">$&')
    .replace(/<body[^<>]*>/i, '$&<font face="system-ui, sans-serif">')
    .replace(/<\/body>/i, '</font>$&');
}
