/** Address at which something was typed last. */
let typedAt: string | null = null;

function onInput({ target }: Event) {
  const isSearch = target instanceof HTMLElement && target.matches('[type="search"]');
  if (!isSearch) typedAt = window.location.pathname;
}

/** Follows what is typed; returns a function that stops it. */
export function watchTyping(): () => void {
  document.addEventListener('input', onInput);
  return () => document.removeEventListener('input', onInput);
}

/** Whether something was typed on this screen that loading it again could lose. */
export const hasTyped = () => typedAt === window.location.pathname;
