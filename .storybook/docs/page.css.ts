// Unlayered, so that it overrides Storybook's own styles.
import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@cardinal/ui/styles';

const { background, text, border } = vars.color;

// Storybook's column is as wide as the widest component, and at most as wide as a page of the
// portal.
globalStyle('.sbdocs.sbdocs-content', {
  width: '100%',
  minWidth: 0,
  maxWidth: '1040px',
  marginInline: 'auto',
});
// On a phone props are listed with name, description, default and control stacked vertically.
globalStyle('.sbdocs-content .docblock-argstable thead', {
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(
  '.sbdocs-content .docblock-argstable:is(table, tbody, tr, td), .sbdocs-content .docblock-argstable :is(tbody, tr, td)',
  { '@media': { [media.phone]: { display: 'block', width: 'auto !important' } } },
);
globalStyle('.sbdocs-content .docblock-argstable tbody td', {
  '@media': { [media.phone]: { padding: '4px 12px !important', border: '0 !important' } },
});
globalStyle('.sbdocs-content .docblock-argstable tbody tr', {
  '@media': {
    [media.phone]: { paddingBlock: '8px', borderBlockEnd: `1px solid ${border.subtle}` },
  },
});
// A dash for “no default” and “no control” means nothing without columns.
globalStyle(
  '.sbdocs-content .docblock-argstable tbody td:nth-child(n + 3):not(:has(input, select, textarea, button, code, label))',
  {
    '@media': { [media.phone]: { display: 'none !important' } },
  },
);
// Names and paths in code are wider than a phone.
globalStyle('.sbdocs-content :is(p, li, td, dd) > code, .sbdocs-content p > span > code', {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle('.sbdocs.sbdocs-wrapper', {
  backgroundColor: background.surface,
  color: text.default,
  '@media': { [media.phone]: { padding: '24px 16px' } },
});
globalStyle('.sbdocs-content > main > :is(p, ul, ol)', {
  maxWidth: '70ch',
});
globalStyle('.sbdocs-content h1', { letterSpacing: '-0.02em' });
globalStyle('.sbdocs-wrapper .toc-list-item:not(.is-active-li)::before', {
  borderColor: border.default,
});
globalStyle('.sbdocs.sbdocs-content h2:not(.sb-story *)', {
  margin: '48px 0 4px',
  paddingBlockEnd: 0,
  border: 0,
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: 600,
  letterSpacing: '-0.014em',
});
globalStyle('.sbdocs.sbdocs-content h3:not(.sb-story *)', {
  margin: '32px 0 4px',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
});
globalStyle('.sbdocs.sbdocs-content .sbdocs-preview', { boxShadow: 'none' });
// A page without headings has no table of contents.
globalStyle('.sbdocs-wrapper aside:not(:has(li))', { visibility: 'hidden' });
