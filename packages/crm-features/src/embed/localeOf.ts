/** Script that makes a locale run from right to left, or from left to right. */
const scripts = { rtl: 'Arab', ltr: 'Latn' } as const;

function isRtl(locale: Intl.Locale): boolean {
  const info = locale.maximize().script;
  return (
    info !== undefined && ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'].includes(info)
  );
}

function readLocale(text: string | null | undefined): Intl.Locale | null {
  try {
    return text ? new Intl.Locale(text) : null;
  } catch {
    return null;
  }
}

/**
 * Locale of an element: its attribute, or else the language and the direction of the page around it.
 * A page whose direction is not its language's keeps its direction.
 */
export function localeOf(host: HTMLElement, attribute: string | null): string {
  const own = readLocale(attribute);
  if (own) return own.toString();
  const lang = host.closest('[lang]')?.getAttribute('lang');
  const locale = readLocale(lang) ?? new Intl.Locale(navigator.language);
  const { direction } = getComputedStyle(host);
  if ((direction === 'rtl') === isRtl(locale)) return locale.toString();
  const script = direction === 'rtl' ? scripts.rtl : scripts.ltr;
  return new Intl.Locale(locale, { script }).toString();
}
