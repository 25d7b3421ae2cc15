/** The changes of high contrast, merged over `semantic`. */
export const highContrast = {
  light: {
    text: {
      muted: 'neutral.12',
      subtle: 'oklch(0.33 0.012 68)',
    },
    icon: {
      default: 'neutral.12',
      subtle: 'neutral.11',
    },
    border: {
      subtle: 'neutral.8',
      default: 'neutral.9',
      strong: 'neutral.12',
      strongHover: 'neutral.12',
    },
    accent: {
      fill: 'oklch(0.33 0.055 199)',
      text: 'oklch(0.31 0.052 199)',
    },
    status: {
      hot: {
        text: 'vermilion.12',
        border: 'vermilion.8',
      },
      warm: {
        text: 'amber.12',
        border: 'amber.8',
      },
      cold: {
        text: 'sky.12',
        border: 'sky.8',
      },
      closed: {
        text: 'slate.12',
        border: 'slate.8',
      },
    },
  },
  dark: {
    text: {
      muted: 'neutral.12',
      subtle: 'oklch(0.87 0.008 84)',
    },
    icon: {
      default: 'neutral.12',
      subtle: 'neutral.11',
    },
    border: {
      subtle: 'neutral.8',
      default: 'neutral.9',
      strong: 'neutral.12',
      strongHover: 'neutral.12',
    },
    accent: {
      fill: 'oklch(0.85 0.08 189)',
      text: 'pine.12',
    },
    status: {
      hot: {
        text: 'vermilion.12',
        border: 'vermilion.8',
      },
      warm: {
        text: 'amber.12',
        border: 'amber.8',
      },
      cold: {
        text: 'sky.12',
        border: 'sky.8',
      },
      closed: {
        text: 'slate.12',
        border: 'slate.8',
      },
    },
  },
} as const;
