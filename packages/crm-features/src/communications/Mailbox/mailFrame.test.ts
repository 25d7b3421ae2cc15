import { expect, it } from 'vitest';
import { framedMail } from './mailFrame.ts';

const mail = '<!doctype html><html><head></head><body class="x"><p>$& Hello</p></body></html>';

it('opens links in a new tab and sets a readable font', () => {
  expect(framedMail(mail)).toBe(
    '<!doctype html><html><head><base target="_blank"></head><body class="x"><font face="system-ui, sans-serif"><p>$& Hello</p></font></body></html>',
  );
});

it('leaves a fragment readable', () => {
  expect(framedMail('<p>Hello</p>')).toContain('<p>Hello</p>');
});
