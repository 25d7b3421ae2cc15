import { createGlobalThemeContract } from '@vanilla-extract/css';

const status = { soft: '', softHover: '', text: '', icon: '', border: '', edge: '' };
const intent = { soft: '', text: '', icon: '', border: '', edge: '' };

/**
 * Every variable that a component may read. Names are fixed and prefixed (`--cardinal-…`):
 * importing this emits no CSS, so any package can use it in its own `.css.ts`, and partners can set
 * the same names.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      background: {
        canvas: '',
        surface: '',
        raised: '',
        sunken: '',
        hover: '',
        pressed: '',
        selected: '',
        disabled: '',
        scrim: '',
        inverse: '',
      },
      text: {
        default: '',
        muted: '',
        subtle: '',
        disabled: '',
        onAccent: '',
        onDanger: '',
        onInverse: '',
        link: '',
      },
      icon: { default: '', subtle: '' },
      border: { subtle: '', default: '', strong: '', strongHover: '' },
      accent: {
        fill: '',
        hover: '',
        pressed: '',
        soft: '',
        softHover: '',
        text: '',
        border: '',
        edge: '',
      },
      focus: { ring: '', gap: '' },
      status: { hot: status, warm: status, cold: status, closed: status },
      danger: { ...intent, fill: '', hover: '', pressed: '' },
      success: intent,
      warning: intent,
      info: intent,
      illustration: { line: '', paper: '', accentFill: '', accentLine: '', ground: '' },
      logo: { card: '', fold: '', beak: '' },
    },
    shadow: { low: '', popover: '', dialog: '' },
    font: { sans: '', mono: '' },
    radius: { control: '', card: '', dialog: '', tag: '', full: '' },
    /** Heights that depend on the density. */
    control: { sm: '', md: '', lg: '', row: '' },
    motion: { fast: '', base: '', slow: '', out: '', inOut: '', exit: '' },
  },
  (_value, path) => `cardinal-${path.join('-').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
);

export { themeAttributes } from './attributes.ts';
