import { style } from '@vanilla-extract/css';
import { rule, textLink } from '../styles.ts';

export const contact = style(rule({ selectors: { '&[data-contact=""]': { display: 'none' } } }));

export const contactLink = style(rule({ ...textLink, overflowWrap: 'anywhere' }));

/** As tall as a finger needs. */
export const demoLink = style(
  rule({
    ...textLink,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    selectors: { '&:not([data-demo="true"])': { display: 'none' } },
  }),
);
