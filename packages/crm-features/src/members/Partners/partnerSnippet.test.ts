import { expect, it } from 'vitest';
import { buildPartnerKey } from '../../fixtures/index.ts';
import { formAddress, frameSnippet, widgetSnippet } from './partnerSnippet.ts';

it('contains one script and an element for each scope, in less than half a kilobyte', () => {
  const key = buildPartnerKey({
    scopes: ['capture', 'events:read'],
    key: `ck_${'x'.repeat(43)}`,
    base_url: 'https://crm.a-company-with-a-long-name.example',
  });
  const snippet = widgetSnippet(key);
  expect(snippet.match(/<script/g)).toHaveLength(1);
  expect(snippet).toContain(
    `<cardinal-capture base-url="${key.base_url}" partner-key="${key.key}">`,
  );
  expect(snippet).toContain('<cardinal-events ');
  expect(snippet.length).toBeLessThan(512);
});

it('has the look that was chosen, in the code and in the address of the form', () => {
  const key = buildPartnerKey();
  const look = { theme: 'dark', locale: 'de', accent: '#b03060' } as const;
  expect(widgetSnippet(key, look, 'cardinal-capture { --x: 1; }')).toBe(
    `<style>\ncardinal-capture { --x: 1; }\n</style>\n${widgetSnippet(key).replace(
      '></cardinal-capture>',
      ' theme="dark" locale="de"></cardinal-capture>',
    )}`,
  );
  expect(formAddress(key, look)).toBe(`${formAddress(key)}?theme=dark&locale=de&accent=b03060`);
});

it('frames the hosted form with an accessible name', () => {
  const key = buildPartnerKey();
  expect(formAddress(key)).toBe(`https://crm.example/f/${key.key}`);
  expect(frameSnippet(key, 'Say "hello" & <hi>')).toContain(
    'title="Say &quot;hello&quot; &amp; &lt;hi>"',
  );
});
