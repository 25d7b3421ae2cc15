import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticlePage } from '../../../apps/portal/src/public/help/ArticlePage.tsx';
import { articlesIn } from '../../../apps/portal/src/public/help/articles.ts';
import { HelpPage } from '../../../apps/portal/src/public/help/HelpPage.tsx';
import { offerSearch } from '../../../apps/portal/src/public/script/search.ts';
import { sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { expectDark } from './expectDark.ts';

/** Four ways to get help, thirteen articles, five questions and whom to contact. */
const meta = {
  title: 'Screens/Public/Help',
  component: HelpPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const articles = articlesIn('en');

/** The story in light also checks the contrast in dark. */
const alreadyChecked = { a11y: { test: 'off' } };

export const Desktop: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const questions = canvasElement.querySelectorAll('[itemtype$="/Question"]');
    await expect(questions).toHaveLength(5);
    await userEvent.click(canvas.getByText('What does the Free plan cover?'));
    await expect(canvas.getByText(/^50 business cards in total/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Contact' })).toBeVisible();
    const links = [...canvasElement.querySelectorAll('[data-article] a')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      articles.map(({ name }) => `/help/${name}`),
    );
    // The search needs the script of the built page.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** The search shows the articles with all words, also of their text and without accents. */
export const Search: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    offerSearch();
    const field = canvas.getByRole('searchbox', { name: 'Search the articles' });
    const shown = () =>
      canvas.getAllByRole('link').flatMap((link) => {
        const name = /^\/help\/([a-z-]+)$/.exec(link.getAttribute('href') ?? '')?.[1];
        return name && link.closest('[data-article]') ? [name] : [];
      });
    await userEvent.type(field, 'attendees BÁDGE');
    await expect(shown()).toEqual(['badges']);
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${articles.length} articles`);
    await userEvent.type(field, ' xyzzy');
    await expect(shown()).toEqual([]);
    await expect(canvas.getByRole('status')).toHaveTextContent('No article has these words');
    await userEvent.clear(field);
    await expect(shown()).toHaveLength(articles.length);
  },
};

const [first] = articles;

/** An article, with links to the others. */
export const OneArticle: Story = {
  tags: ['!dev'],
  render: () => (first ? <ArticlePage article={first} /> : <></>),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Scan your first card' }),
    ).toBeVisible();
    const links = [...canvasElement.querySelectorAll('#more + ul a')];
    await expect(links).toHaveLength(articles.length - 1);
    await expect(sideways()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const PhoneDark: Story = {
  parameters: { ...alreadyChecked, pictureRows: 2000 },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: expectDark,
};

/** An article in Hindi on a phone. */
export const ArticleInHindi: Story = {
  tags: ['!dev'],
  parameters: { locale: 'hi-IN' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {articlesIn('hi')
        .slice(0, 1)
        .map((article) => (
          <ArticlePage key={article.name} article={article} />
        ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'अपना पहला कार्ड स्कैन करें' });
    const links = [...canvasElement.querySelectorAll('#more + ul a')];
    await expect(links).toHaveLength(articles.length - 1);
    await expect(sideways()).toEqual([]);
  },
};
