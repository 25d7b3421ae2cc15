import type { Brand } from '@cardinal/ui';

/** Three very different partners. */
export const brands = {
  Harbour: {
    accent: '#0f4c9c',
    neutralTint: '#3a6ea5',
    radius: 2,
    density: 'compact',
  },
  Marigold: {
    accent: '#ffb000',
    neutralTint: '#c08a2e',
    radius: 14,
    font: 'ui-rounded, "Varela Round", "Noto Sans", sans-serif',
  },
  Graphite: {
    accent: '#222222',
    neutralTint: '#808080',
    radius: 0,
    font: 'Georgia, "Times New Roman", serif',
  },
} as const satisfies Record<string, Brand>;
