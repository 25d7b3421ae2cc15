import { style } from '@vanilla-extract/css';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import {
  component,
  focusRing,
  media,
  screenOnly,
  transition,
  vars,
} from '../../../styles/index.ts';
import { iconMask } from '../../../styles/iconMask.ts';

const { accent, background, border, text } = vars.color;

export const selectBox = style([
  screenOnly,
  component({
    ...transition('background-color', 'border-color'),
    appearance: 'none',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: '16px',
    height: '16px',
    margin: 0,
    border: `1px solid ${border.strong}`,
    borderRadius: '4px',
    backgroundColor: background.surface,
    color: text.onAccent,
    cursor: 'pointer',
    selectors: {
      '&:checked, &:indeterminate': { backgroundColor: accent.fill, borderColor: accent.fill },
      '&:focus-visible': focusRing,
      // The target is larger than the visible box.
      '&::after': { content: '""', position: 'absolute', inset: '-14px -12px' },
      '&:checked::before, &:indeterminate::before': {
        content: '""',
        width: '14px',
        height: '14px',
        backgroundColor: 'currentColor',
        maskImage: iconMask(Check, 14),
      },
      '&:indeterminate::before': { maskImage: iconMask(Minus, 14) },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:checked, :indeterminate)': { borderColor: border.strongHover },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&:checked, &:indeterminate': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
]);
