import { stored } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import { publicPaths } from '@cardinal/contract/paths';
import { useTexts, WithTags } from '@cardinal/crm-features/language';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { docs } from '../parts/links.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import {
  cell,
  code,
  headCell,
  link,
  list,
  paragraph,
  scroller,
  strong,
  table,
} from './Prose.css.ts';
import { privacyMessages } from './privacyTexts.ts';
import { Prose, ProseSection } from './Prose.tsx';
import { storedMessages } from './storedTexts.ts';

const tags = {
  strong: <strong className={strong} />,
  link: <TextLink href={docs('security', 'design-decisions')} className={link} />,
};

/** Sentences of which some begin with a strong term. */
function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={list}>
      {points.map((point) => (
        <li key={point}>
          <WithTags text={point} tags={tags} />
        </li>
      ))}
    </ul>
  );
}

// `Object.keys` knows no more than that they are texts.
const kept = Object.keys(stored) as (keyof typeof stored)[];

/** Everything that the product stores in a browser, from the list that the code itself uses. */
function BrowserStorage() {
  const { browser: texts } = useTexts(privacyMessages);
  const reasons = useTexts(storedMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow phones
    <div className={scroller} tabIndex={0} role="group" aria-label={texts.label}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {texts.name}
            </th>
            <th scope="col" className={headCell}>
              {texts.where}
            </th>
            <th scope="col" className={headCell}>
              {texts.whatFor}
            </th>
          </tr>
        </thead>
        <tbody>
          {kept.map((name) => (
            <tr key={name}>
              <td className={cell}>
                <code className={code} dir="ltr">
                  {stored[name].key}
                </code>
              </td>
              <td className={cell}>{reasons[name].where}</td>
              <td className={cell}>{reasons[name].why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Paragraph = ({ children }: { children: string }) => (
  <p className={paragraph}>
    <WithTags text={children} tags={tags} />
  </p>
);

/** How data is handled. Every statement can be verified in the code and the linked documents. */
export function PrivacyPage() {
  const texts = useTexts(privacyMessages);
  const { inShort, server, browser, receivers, retention, rights } = texts;
  const sections = [
    {
      id: 'in-short',
      title: inShort.title,
      content: (
        <>
          <Points points={inShort.points} />
          <Paragraph>{inShort.responsible}</Paragraph>
        </>
      ),
    },
    {
      id: 'what-is-stored-on-the-server',
      title: server.title,
      content: (
        <>
          <Points points={server.points} />
          <Paragraph>{server.log}</Paragraph>
        </>
      ),
    },
    {
      id: 'what-is-kept-in-your-browser',
      title: browser.title,
      content: (
        <>
          <Paragraph>{browser.introduction}</Paragraph>
          <BrowserStorage />
          <Paragraph>{browser.remove}</Paragraph>
        </>
      ),
    },
    {
      id: 'who-receives-it',
      title: receivers.title,
      content: (
        <>
          <Paragraph>{receivers.introduction}</Paragraph>
          <Points points={receivers.points} />
          <Paragraph>{receivers.calls}</Paragraph>
        </>
      ),
    },
    {
      id: 'how-long-it-is-kept',
      title: retention.title,
      content: (
        <Points points={[retention.leads({ days: limits.deletedDays }), ...retention.points]} />
      ),
    },
    {
      id: 'your-rights',
      title: rights.title,
      content: (
        <>
          <Paragraph>{rights.users}</Paragraph>
          <Paragraph>{rights.recipients}</Paragraph>
        </>
      ),
    },
  ];
  return (
    <PublicLayout path={publicPaths.privacy}>
      <PageTitle title={texts.title} lede={texts.lede} />
      <Prose entries={sections}>
        {sections.map(({ id, title, content }) => (
          <ProseSection key={id} id={id} title={title}>
            {content}
          </ProseSection>
        ))}
      </Prose>
    </PublicLayout>
  );
}
