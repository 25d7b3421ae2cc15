import { publicPaths } from '@cardinal/contract/paths';
import { Markdown, textOf } from '../docs/Markdown.tsx';
import { isHeading } from '../docs/parse.ts';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { idOf, Prose } from '../legal/Prose.tsx';
import { Contact } from '../parts/Installation.tsx';
import { article as addressOf } from '../parts/links.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { articles, type Article } from './articles.ts';
import { back, link, more, moreTitle } from './Help.css.ts';

export interface ArticlePageProps {
  article: Article;
}

/** An article of the help, with links to the others. */
export function ArticlePage({ article: { name, title, summary, tokens } }: ArticlePageProps) {
  const entries = tokens
    .filter(isHeading)
    .map((heading) => ({ id: idOf(textOf(heading.tokens)), title: textOf(heading.tokens) }));
  const others = articles.filter((each) => each.name !== name);
  return (
    <PublicLayout path={publicPaths.help}>
      <PageTitle title={title} lede={summary}>
        <p className={back}>
          <a className={link} href={publicPaths.help}>
            All articles
          </a>
        </p>
      </PageTitle>
      <Prose entries={[...entries, { id: 'more', title: 'More articles' }]}>
        <Markdown tokens={tokens} file="" />
        <h2 id="more" className={moreTitle}>
          More articles
        </h2>
        <ul className={more}>
          {others.map((each) => (
            <li key={each.name}>
              <a className={link} href={addressOf(each.name)}>
                {each.title}
              </a>
            </li>
          ))}
        </ul>
        <Contact>{(address) => <p>Still looking? Write to {address}.</p>}</Contact>
      </Prose>
    </PublicLayout>
  );
}
