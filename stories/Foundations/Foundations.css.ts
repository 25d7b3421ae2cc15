import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle, vars } from '@cardinal/ui/styles';

const { border, text, background, accent } = vars.color;

export const ramp = style({
  display: 'grid',
  rowGap: '12px',
  // Twelve beside each other where their values have room.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(64px, 8.33%), 1fr))',
});
export const step = style({ minWidth: 0, display: 'grid', gap: '2px', paddingInlineEnd: '4px' });
/** Values to read and copy. */
export const hex = style({ fontFamily: vars.font.mono, fontSize: '0.75rem', color: text.default });
export const colour = style({ height: '36px', forcedColorAdjust: 'none' });

/** A table of figures with hairlines. */
export const figures = style({ ...textStyle('sm'), width: '100%', borderCollapse: 'collapse' });
globalStyle(`${figures} th, ${figures} td`, {
  padding: '8px 16px 8px 0',
  borderBlockEnd: `1px solid ${border.subtle}`,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${figures} thead th, ${figures} td`, { color: text.muted });
globalStyle(`${figures} tbody th`, { fontWeight: 500 });

/** A dot of one colour on the other. */
export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '36px',
  height: '24px',
  marginInlineEnd: '12px',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.tag,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
});
export const dot = style({ width: '12px', height: '12px', borderRadius: '50%' });

export const swatches = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
});
export const swatchColour = style({
  height: '56px',
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

/** A track for a moving dot. */
export const track = style({
  position: 'relative',
  height: '40px',
  borderRadius: vars.radius.control,
  backgroundColor: background.sunken,
});
export const runner = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineStart: '4px',
  width: '32px',
  borderRadius: vars.radius.control,
  backgroundColor: accent.fill,
  transitionProperty: 'inset-inline-start',
  selectors: { '&[data-moved]': { insetInlineStart: 'calc(100% - 36px)' } },
});
