import { publicPaths } from '@cardinal/contract/paths';
import { Icon } from '@cardinal/ui';
import { ArrowRight, Plus, Search } from 'lucide-react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { Contact } from '../parts/Installation.tsx';
import { article, docs } from '../parts/links.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { articles } from './articles.ts';
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
import { questions, supportCards } from './helpTexts.ts';

/** The articles. The search needs the script, and appears with it. */
function Articles() {
  return (
    <div>
      <form className={search} role="search" data-help-search>
        <label htmlFor="help-search" className={searchLabel}>
          Search the articles
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
            <a href={article(name)} className={articleLink}>
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
  return (
    <div className={questionList} itemScope itemType="https://schema.org/FAQPage">
      {questions.map(({ question, answer }) => (
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

/** Where to find help. */
export function HelpPage() {
  return (
    <PublicLayout path={publicPaths.help}>
      <PageTitle
        title="Help"
        lede="From the first card to the last follow-up, in short articles."
      />
      <div className={cards}>
        {supportCards.map(({ icon, title, text, link, href }) => (
          <a key={title} href={href} className={card}>
            <span className={cardIcon}>
              <Icon icon={icon} size={24} />
            </span>
            <h2 className={cardTitle}>{title}</h2>
            <p className={cardText}>{text}</p>
            <span className={cardLink}>
              {link}
              <Icon icon={ArrowRight} />
            </span>
          </a>
        ))}
      </div>
      <Section id="articles" title="Articles" ground="surface" isSplit>
        <Articles />
      </Section>
      <Section title="Frequently asked questions" isSplit>
        <Questions />
      </Section>
      <Section title="Contact" ground="surface" isSplit>
        <Contact>{(address) => <p className={writeTo}>Write to {address}.</p>}</Contact>
        <dl className={contact}>
          <div>
            <dt className={term}>Accounts and access</dt>
            <dd className={detail}>
              Your company’s administrator, or whoever gave you the address of this server.
            </dd>
          </div>
          <div>
            <dt className={term}>How something works</dt>
            <dd className={detail}>
              The{' '}
              <a className={linkClass} href="#articles">
                articles
              </a>{' '}
              above. Whoever runs or extends the software finds the rest in the documentation,
              linked at the end of every page.
            </dd>
          </div>
          <div>
            <dt className={term}>Vulnerabilities</dt>
            <dd className={detail}>
              In confidence, as the{' '}
              <a className={linkClass} href={docs('reporting')}>
                reporting page
              </a>{' '}
              describes.
            </dd>
          </div>
        </dl>
      </Section>
    </PublicLayout>
  );
}
