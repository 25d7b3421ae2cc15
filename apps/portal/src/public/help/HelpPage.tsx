import { publicPaths } from '@cardinal/contract/paths';
import { useTexts, WithTags } from '@cardinal/crm-features/language';
import { Icon } from '@cardinal/ui';
import {
  ArrowRight,
  CalendarDays,
  LifeBuoy,
  MessagesSquare,
  Plus,
  ScanLine,
  Search,
} from 'lucide-react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { Contact } from '../parts/Installation.tsx';
import { article, docs } from '../parts/links.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { Section } from '../parts/Section.tsx';
import { useHref, useSiteLanguage } from '../parts/site.ts';
import { articlesIn } from './articles.ts';
import {
  answer as answerClass,
  articleItem,
  articleLink,
  articleList,
  card,
  cardIcon,
  cardLink,
  cards,
  cardText,
  cardTitle,
  contact,
  found,
  detail,
  link as linkClass,
  marker,
  onwards,
  question as questionClass,
  questionList,
  search,
  searchField,
  searchIcon,
  searchLabel,
  summary,
  term,
  writeTo,
} from './Help.css.ts';
import { helpMessages } from './helpTexts.ts';

/** The articles. The search needs the script, and appears with it. */
function Articles() {
  const { articles: texts } = useTexts(helpMessages);
  const href = useHref();
  const articles = articlesIn(useSiteLanguage());
  return (
    <div>
      <form
        className={search}
        role="search"
        data-help-search
        data-found={texts.found({ count: '#', all: String(articles.length) })}
        data-none={texts.none}
      >
        <label htmlFor="help-search" className={searchLabel}>
          {texts.search}
        </label>
        <span className={searchIcon}>
          <Icon icon={Search} />
        </span>
        <input id="help-search" type="search" className={searchField} autoComplete="off" />
        <p className={found} role="status" />
      </form>
      <ul className={articleList}>
        {articles.map(({ name, title, summary, text }) => (
          <li key={name} className={articleItem} data-article={text}>
            <a href={href(article(name))} className={articleLink}>
              {title}
            </a>
            <p className={cardText}>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Questions that open without a script; marked up for search engines. */
function Questions() {
  const { title: _title, ...questions } = useTexts(helpMessages).questions;
  return (
    <div className={questionList} itemScope itemType="https://schema.org/FAQPage">
      {Object.values(questions).map(({ question, answer }) => (
        <details
          key={question}
          className={questionClass}
          itemProp="mainEntity"
          itemScope
          itemType="https://schema.org/Question"
        >
          <summary className={summary}>
            <span itemProp="name">{question}</span>
            <span className={marker}>
              <Icon icon={Plus} size={20} />
            </span>
          </summary>
          <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <p className={answerClass} itemProp="text">
              {answer}
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Ways to get help, of which each leads to a page. */
function Cards() {
  const { cards: texts } = useTexts(helpMessages);
  const to = useHref();
  const supportCards = [
    { icon: ScanLine, href: article('first-card'), ...texts.first },
    { icon: CalendarDays, href: article('questions'), ...texts.fair },
    { icon: LifeBuoy, href: publicPaths.status, ...texts.status },
    { icon: MessagesSquare, href: article('roles'), ...texts.administrator },
  ];
  return (
    <div className={cards}>
      {supportCards.map(({ icon, title, text, link, href }) => (
        <a key={title} href={to(href)} className={card}>
          <span className={cardIcon}>
            <Icon icon={icon} size={24} />
          </span>
          <h2 className={cardTitle}>{title}</h2>
          <p className={cardText}>{text}</p>
          <span className={cardLink}>
            {link}
            <Icon icon={ArrowRight} className={onwards} />
          </span>
        </a>
      ))}
    </div>
  );
}

/** Where to find help. */
export function HelpPage() {
  const texts = useTexts(helpMessages);
  const { contact: contactTexts } = texts;
  return (
    <PublicLayout path={publicPaths.help}>
      <PageTitle title={texts.title} lede={texts.lede} />
      <Cards />
      <Section id="articles" title={texts.articles.title} ground="surface" isSplit>
        <Articles />
      </Section>
      <Section title={texts.questions.title} isSplit>
        <Questions />
      </Section>
      <Section title={contactTexts.title} ground="surface" isSplit>
        <Contact text={contactTexts.write} className={writeTo} />
        <dl className={contact}>
          <div>
            <dt className={term}>{contactTexts.access}</dt>
            <dd className={detail}>{contactTexts.accessText}</dd>
          </div>
          <div>
            <dt className={term}>{contactTexts.how}</dt>
            <dd className={detail}>
              <WithTags
                text={contactTexts.howText}
                tags={{ link: <TextLink href="#articles" className={linkClass} /> }}
              />
            </dd>
          </div>
          <div>
            <dt className={term}>{contactTexts.vulnerabilities}</dt>
            <dd className={detail}>
              <WithTags
                text={contactTexts.vulnerabilitiesText}
                tags={{ link: <TextLink href={docs('reporting')} className={linkClass} /> }}
              />
            </dd>
          </div>
        </dl>
      </Section>
    </PublicLayout>
  );
}
