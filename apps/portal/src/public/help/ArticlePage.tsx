import { publicPaths } from '@cardinal/contract/paths';
import { useTexts } from '@cardinal/crm-features/language';
import { Markdown, textOf } from '../docs/Markdown.tsx';
import { isHeading } from '../docs/parse.ts';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { idOf, Prose } from '../legal/Prose.tsx';
import { Contact } from '../parts/Installation.tsx';
import { article as addressOf } from '../parts/links.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useHref, useSiteLanguage } from '../parts/site.ts';
import { articlesIn, type Article } from './articles.ts';
import { back, link, more, moreTitle } from './Help.css.ts';
import { helpMessages } from './helpTexts.ts';

export interface ArticlePageProps {
  article: Article;
}

/** An article of the help, with links to the others. */
export function ArticlePage({ article: { name, title, summary, tokens } }: ArticlePageProps) {
  const { articles: texts, contact } = useTexts(helpMessages);
  const href = useHref();
  const entries = tokens
    .filter(isHeading)
    .map((heading) => ({ id: idOf(textOf(heading.tokens)), title: textOf(heading.tokens) }));
  const others = articlesIn(useSiteLanguage()).filter((each) => each.name !== name);
  return (
    <PublicLayout path={addressOf(name)}>
      <PageTitle title={title} lede={summary}>
        <p className={back}>
          <a className={link} href={href(publicPaths.help)}>
            {texts.all}
          </a>
        </p>
      </PageTitle>
      <Prose entries={[...entries, { id: 'more', title: texts.more }]}>
        <Markdown tokens={tokens} file="" />
        <h2 id="more" className={moreTitle}>
          {texts.more}
        </h2>
        <ul className={more}>
          {others.map((each) => (
            <li key={each.name}>
              <a className={link} href={href(addressOf(each.name))}>
                {each.title}
              </a>
            </li>
          ))}
        </ul>
        <Contact text={contact.stillLooking} />
      </Prose>
    </PublicLayout>
  );
}
