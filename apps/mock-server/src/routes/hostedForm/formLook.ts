import { createHash } from 'node:crypto';

/** The appearance of a form, as requested in its URL. */
export interface FormLook {
  theme: 'light' | 'dark' | undefined;
  /** Rules with the partner's colour; '' without one. */
  rules: string;
  /** Whether the page around the frame requested the form's height. */
  tellsSize: boolean;
}

/** Relative luminance of a colour, as in WCAG 2. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** From this luminance on, black text has more contrast than white. */
const middle = 0.179;

/** Rules that give buttons a colour, with legible text on it; '' if the text is not a colour. */
function accentRules(accent: string | undefined): string {
  const hex = /^#?([\da-f]{6})$/i.exec(accent ?? '')?.[1]?.toLowerCase();
  if (!hex) return '';
  const text = luminance(hex) > middle ? '#000' : '#fff';
  // The border keeps a colour visible that resembles the background.
  return `button:not(.quiet),.button{background:#${hex};color:${text};border-color:var(--edge)}`;
}

/** Reads the appearance from the URL's query. */
export function readLook(query: (name: string) => string | undefined): FormLook {
  const theme = query('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    rules: accentRules(query('accent')),
    tellsSize: query('embed') === '1',
  };
}

/** The content policy of a form. @param origins Origins of the pages that may frame it */
export function formPolicy({ rules, tellsSize }: FormLook, origins: readonly string[]): string {
  const hash = createHash('sha256').update(rules).digest('base64');
  return [
    "default-src 'none'",
    `script-src ${tellsSize ? "'self'" : "'none'"}`,
    `style-src 'self'${rules ? ` 'sha256-${hash}'` : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ].join('; ');
}
