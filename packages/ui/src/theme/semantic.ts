/**
 * The colours of a message or a mark in the tone of a ramp.
 * @param icon Colour of the icon, if step 9 would be too pale for it
 */
const signal = <Ramp extends string>(ramp: Ramp, icon = `${ramp}.9`) => ({
  soft: `${ramp}.3`,
  text: `${ramp}.11`,
  icon,
  border: `${ramp}.6`,
  edge: `${ramp}.8`,
});

/**
 * The purpose of each colour. A string such as `pine.9` names a ramp step of the same scheme;
 * anything else is a literal colour. Components read only these names.
 */
export const semantic = {
  light: {
    background: {
      canvas: 'neutral.1',
      surface: 'oklch(0.997 0.002 84)',
      raised: 'oklch(1 0 0)',
      sunken: 'neutral.2',
      hover: 'neutral.2',
      pressed: 'neutral.4',
      selected: 'pine.2',
      disabled: 'neutral.3',
      scrim: 'oklch(0.225 0.012 68 / 0.44)',
      inverse: 'neutral.12',
    },
    text: {
      default: 'neutral.12',
      muted: 'neutral.11',
      subtle: 'neutral.10',
      disabled: 'neutral.8',
      onAccent: 'oklch(1 0 0)',
      onDanger: 'oklch(1 0 0)',
      onInverse: 'neutral.1',
      link: 'pine.11',
    },
    icon: {
      default: 'neutral.11',
      subtle: 'neutral.9',
    },
    border: {
      subtle: 'neutral.5',
      default: 'neutral.6',
      strong: 'neutral.8',
      strongHover: 'neutral.9',
    },
    accent: {
      fill: 'pine.9',
      hover: 'pine.10',
      pressed: 'oklch(0.33 0.055 199)',
      soft: 'pine.3',
      softHover: 'pine.4',
      text: 'pine.11',
      border: 'pine.6',
      edge: 'pine.8',
    },
    focus: {
      ring: 'pine.9',
      gap: 'oklch(1 0 0)',
    },
    status: {
      hot: { ...signal('vermilion'), softHover: 'vermilion.4' },
      warm: { ...signal('amber', 'amber.10'), softHover: 'amber.4' },
      cold: { ...signal('sky'), softHover: 'sky.4' },
      closed: { ...signal('slate'), softHover: 'slate.4' },
    },
    danger: {
      ...signal('crimson'),
      fill: 'crimson.9',
      hover: 'crimson.10',
      pressed: 'oklch(0.42 0.17 20)',
    },
    success: signal('green'),
    warning: signal('amber', 'amber.10'),
    info: signal('pine'),
    illustration: {
      line: 'neutral.8',
      paper: 'oklch(1 0 0)',
      accentFill: 'pine.3',
      accentLine: 'pine.8',
      ground: 'neutral.4',
    },
    logo: {
      card: 'crimson.9',
      fold: 'oklch(0.4 0.165 20)',
      beak: 'oklch(0.79 0.145 74)',
    },
  },
  dark: {
    background: {
      canvas: 'neutral.1',
      surface: 'neutral.2',
      raised: 'neutral.3',
      sunken: 'oklch(0.158 0.005 70)',
      hover: 'neutral.3',
      pressed: 'neutral.5',
      selected: 'pine.2',
      disabled: 'neutral.3',
      scrim: 'oklch(0.09 0.004 70 / 0.62)',
      inverse: 'neutral.12',
    },
    text: {
      default: 'neutral.12',
      muted: 'neutral.11',
      subtle: 'neutral.10',
      disabled: 'neutral.8',
      onAccent: 'oklch(0.19 0.03 198)',
      onDanger: 'oklch(0.14 0.03 18)',
      onInverse: 'neutral.1',
      link: 'pine.11',
    },
    icon: {
      default: 'neutral.11',
      subtle: 'neutral.9',
    },
    border: {
      subtle: 'neutral.4',
      default: 'neutral.6',
      strong: 'neutral.8',
      strongHover: 'neutral.9',
    },
    accent: {
      fill: 'pine.9',
      hover: 'pine.10',
      pressed: 'oklch(0.69 0.088 191)',
      soft: 'pine.3',
      softHover: 'pine.4',
      text: 'pine.11',
      border: 'pine.6',
      edge: 'pine.8',
    },
    focus: {
      ring: 'pine.10',
      gap: 'neutral.1',
    },
    status: {
      hot: { ...signal('vermilion'), softHover: 'vermilion.4' },
      warm: { ...signal('amber'), softHover: 'amber.4' },
      cold: { ...signal('sky'), softHover: 'sky.4' },
      closed: { ...signal('slate'), softHover: 'slate.4' },
    },
    danger: {
      ...signal('crimson'),
      fill: 'crimson.9',
      hover: 'crimson.10',
      pressed: 'oklch(0.6 0.185 20)',
    },
    success: signal('green'),
    warning: signal('amber'),
    info: signal('pine'),
    illustration: {
      line: 'neutral.9',
      paper: 'neutral.3',
      accentFill: 'pine.5',
      accentLine: 'pine.9',
      ground: 'neutral.4',
    },
    logo: {
      card: 'oklch(0.6 0.2 20)',
      fold: 'oklch(0.44 0.165 20)',
      beak: 'oklch(0.82 0.14 78)',
    },
  },
} as const;

/** Shadows, only for floating elements. */
export const elevation = {
  light: {
    none: 'none',
    low: '0 1px 2px oklch(0.225 0.012 68 / 0.06)',
    popover:
      '0 0 0 1px oklch(0.225 0.012 68 / 0.08), 0 4px 8px -2px oklch(0.225 0.012 68 / 0.08), 0 12px 24px -6px oklch(0.225 0.012 68 / 0.14)',
    dialog:
      '0 0 0 1px oklch(0.225 0.012 68 / 0.08), 0 8px 16px -4px oklch(0.225 0.012 68 / 0.1), 0 32px 64px -12px oklch(0.225 0.012 68 / 0.26)',
  },
  dark: {
    none: 'none',
    low: '0 1px 2px oklch(0 0 0 / 0.3)',
    popover:
      '0 0 0 1px oklch(0.95 0.006 84 / 0.12), 0 4px 8px -2px oklch(0 0 0 / 0.4), 0 12px 24px -6px oklch(0 0 0 / 0.5)',
    dialog:
      '0 0 0 1px oklch(0.95 0.006 84 / 0.12), 0 8px 16px -4px oklch(0 0 0 / 0.45), 0 32px 64px -12px oklch(0 0 0 / 0.65)',
  },
} as const;
