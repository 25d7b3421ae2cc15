import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect } from 'storybook/test';
import { ArticlePage } from '../../../apps/portal/src/public/help/ArticlePage.tsx';
import { articlesIn } from '../../../apps/portal/src/public/help/articles.ts';
import { HelpPage } from '../../../apps/portal/src/public/help/HelpPage.tsx';
import { LandingPage } from '../../../apps/portal/src/public/landing/LandingPage.tsx';
import { PricingPage } from '../../../apps/portal/src/public/pricing/PricingPage.tsx';
import { offerSearch } from '../../../apps/portal/src/public/script/search.ts';
import { sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { LanguageContext } from '../../../packages/crm-features/src/language/index.ts';
import { expectDark } from './expectDark.ts';

/** The pages in Arabic, from right to left; pictures of the product stay as they are. */
const meta = {
  title: 'Screens/Public/Arabic',
  component: LandingPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' }, locale: 'ar-AE' },
  decorators: [
    (Page) => (
      <LanguageContext value="ar">
        <Suspense>
          <Page />
        </Suspense>
      </LanguageContext>
    ),
  ],
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  parameters: { pictureRows: 900 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^كل بطاقة/);
    // The phone leaves the navigation of the dashboard free, which is on the left of its picture.
    const dashboard = canvas.getByRole('img', { name: /^لوحة المعلومات/ }).getBoundingClientRect();
    const phone = canvas.getByRole('img', { name: /^نموذج المراجعة على/ }).getBoundingClientRect();
    await expect(phone.left).toBeGreaterThan(dashboard.left + dashboard.width / 2);
    const [quote] = document.querySelectorAll('blockquote');
    await expect(quote && getComputedStyle(quote).quotes).toBe('"«" "»"');
    await expect(document.querySelector('video track')).toHaveAttribute('srclang', 'ar');
    await expect(sideways()).toEqual([]);
  },
};

export const LandingOnAPhoneDark: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expectDark();
  },
};

/** Numbers have Western digits, and nouns the form that their number needs. */
export const Pricing: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  render: () => <PricingPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2,999.* لما لا يزيد على 5 مستخدمين$/)).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** The search finds words also behind articles and prepositions, and without them. */
export const Help: Story = {
  tags: ['!dev'],
  render: () => <HelpPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const link = canvas.getByRole('link', { name: /مسح البطاقة الأولى/ });
    const arrow = link.querySelector('span:last-child svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    offerSearch();
    const field = canvas.getByRole('searchbox');
    const shown = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-article]:not([hidden]) a')].map(
        (link) => link.getAttribute('href'),
      );
    for (const typed of ['شارات منظم', 'والشارات المُنظِّم']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(shown()).toEqual(['/help/badges']);
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('المقالات الظاهرة: 1 من');
  },
};

const assistants = articlesIn('ar').find(({ name }) => name === 'assistants');

/** Names of the application and code read from left to right. */
export const Article: Story = {
  tags: ['!dev'],
  render: () => (assistants ? <ArticlePage article={assistants} /> : <></>),
  play: async ({ canvas }) => {
    const code = await canvas.findByText('/mcp');
    await expect(getComputedStyle(code).direction).toBe('ltr');
    const [keys] = canvas.getAllByText('Profile Settings → API keys');
    await expect(keys && getComputedStyle(keys).direction).toBe('ltr');
    await expect(sideways()).toEqual([]);
  },
};
