/** The older method, for pages without a clipboard API (plain http) and browsers that refuse it. */
function copyBySelection(text: string, beside: Element) {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  const focused = document.activeElement;
  // Beside the button, because a dialog keeps the focus inside.
  beside.after(field);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy.');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text to the clipboard; rejects if the browser allows no method. */
export async function writeClipboard(text: string, beside: Element): Promise<void> {
  const isOffered = globalThis.isSecureContext && 'clipboard' in navigator;
  if (!isOffered) return copyBySelection(text, beside);
  return navigator.clipboard.writeText(text).catch(() => copyBySelection(text, beside));
}
