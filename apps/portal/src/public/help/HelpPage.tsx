import { publicPaths } from '@cardinal/contract/paths';
import { Icon } from '@cardinal/ui';
import { ArrowRight, Plus } from 'lucide-react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { docs } from '../parts/links.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import {
  answer as answerClass,
  card,
  cardIcon,
  cardLink,
  cards,
  cardText,
  cardTitle,
  contact,
  detail,
  link as linkClass,
  marker,
  question as questionClass,
  questionList,
  summary,
  term,
} from './Help.css.ts';
import { questions, supportCards } from './helpTexts.ts';

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
      <PageTitle title="Help" lede="Answers first, people second, both without a queue." />
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
      <Section title="Frequently asked questions" ground="surface" isSplit>
        <Questions />
      </Section>
      <Section title="Contact" isSplit>
        <dl className={contact}>
          <div>
            <dt className={term}>Accounts and access</dt>
            <dd className={detail}>
              Your company’s administrator, or whoever gave you the address of this server.
            </dd>
          </div>
          <div>
            <dt className={term}>Questions about the software</dt>
            <dd className={detail}>
              The issue tracker of the project, as the{' '}
              <a className={linkClass} href={docs('contributing')}>
                contributing page
              </a>{' '}
              describes.
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
