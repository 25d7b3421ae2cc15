function readLocale(text: string | null | undefined): Intl.Locale | null {
  try {
    return text ? new Intl.Locale(text) : null;
  } catch {
    return null;
  }
}

/** Locale of an element: its attribute, or else the language of the page around it or the browser. */
export function localeOf(host: HTMLElement, attribute: string | null): string {
  const lang = host.closest('[lang]')?.getAttribute('lang');
  const locale = readLocale(attribute) ?? readLocale(lang);
  return (locale ?? new Intl.Locale(navigator.language)).toString();
}
