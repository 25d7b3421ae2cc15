import { style } from '@vanilla-extract/css';
import { inLayer, media, space } from '@cardinal/ui/styles';

export const form = style(inLayer('features', { maxWidth: '72rem' }));

/** One line of fields that wraps; errors below one of them do not move the others. */
export const fields = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    gap: space[3],
    alignItems: 'start',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Beside the fields, below the height of a label. */
export const buttons = style(
  inLayer('features', {
    display: 'flex',
    gap: space[2],
    paddingBlockStart: '1.75rem',
    '@media': { [media.phone]: { paddingBlockStart: 0 } },
  }),
);
