import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, inLayer, media, transition, vars } from '@cardinal/ui/styles';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { border, icon, text } = vars.color;

/** An icon as a picture in the style sheet: a row needs no elements for it. */
const picture = (drawing: typeof Eye, size: number) => {
  const svg = createElement(drawing, { size, strokeWidth: (1.5 * 24) / size });
  return `url("data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(svg))}")`;
};

const drawings = { view: Eye, email: Mail, call: Phone, whatsapp: MessageCircle } as const;

const button = style(
  inLayer('features', {
    ...transition('color'),
    position: 'relative',
    flex: 'none',
    verticalAlign: 'middle',
    width: '32px',
    height: '32px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: border.strong,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      // The icons darken with their row.
      '[data-lead-id]:hover &, [data-lead-id]:focus-within &': {
        '@media': { [media.hover]: { color: icon.default } },
      },
      '&:hover, &:active, &:focus-visible': { color: text.default },
      '&[aria-disabled="true"], [data-lead-id]:hover &[aria-disabled="true"]': {
        color: text.disabled,
      },
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        margin: 'auto',
        width: '16px',
        height: '16px',
        backgroundColor: 'currentColor',
        maskRepeat: 'no-repeat',
        maskSize: 'contain',
      },
    },
    '@media': {
      [media.coarse]: { width: '44px', height: '44px' },
      [media.phone]: {
        width: '44px',
        height: '44px',
        color: icon.default,
        selectors: { '&::before': { width: '20px', height: '20px' } },
      },
      // System colours replace every other one; a mask has nothing else to show.
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'ButtonText' },
          '&[aria-disabled="true"]::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);

export const action = styleVariants(drawings, (drawing) => [
  button,
  inLayer('features', { selectors: { '&::before': { maskImage: picture(drawing, 16) } } }),
]);
