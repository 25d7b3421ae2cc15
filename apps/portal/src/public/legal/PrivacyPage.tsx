import { stored, storedReasons } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import { publicPaths } from '@cardinal/contract/paths';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { docs } from '../parts/links.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
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
import { Prose, ProseSection } from './Prose.tsx';

const entries = [
  { id: 'in-short', title: 'In short' },
  { id: 'what-is-stored-on-the-server', title: 'What is stored on the server' },
  { id: 'what-is-kept-in-your-browser', title: 'What is kept in your browser' },
  { id: 'who-receives-it', title: 'Who receives it' },
  { id: 'how-long-it-is-kept', title: 'How long it is kept' },
  { id: 'your-rights', title: 'Your rights' },
];

// `Object.keys` knows no more than that they are texts.
const kept = Object.keys(stored) as (keyof typeof stored)[];

/** Everything that the product stores in a browser, from the list that the code itself uses. */
function BrowserStorage() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow phones
    <div className={scroller} tabIndex={0} role="group" aria-label="Kept in your browser">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              Name
            </th>
            <th scope="col" className={headCell}>
              Where
            </th>
            <th scope="col" className={headCell}>
              What for
            </th>
          </tr>
        </thead>
        <tbody>
          {kept.map((name) => (
            <tr key={name}>
              <td className={cell}>
                <code className={code}>{stored[name].key}</code>
              </td>
              <td className={cell}>{storedReasons[name].where}</td>
              <td className={cell}>{storedReasons[name].why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The three statements that matter most. */
function InShort() {
  return (
    <ProseSection title="In short">
      <ul className={list}>
        <li>
          <strong className={strong}>No cookies and no trackers.</strong> These pages load nothing
          from other hosts.
        </li>
        <li>
          <strong className={strong}>Pictures of cards stay here.</strong> They are read on this
          server, and kept with the lead only if your company wants that.
        </li>
        <li>
          <strong className={strong}>Your company’s leads stay in your company.</strong> The server
          checks every read and every write.
        </li>
      </ul>
      <p className={paragraph}>
        Whoever runs this server is responsible for the data on it. This page describes what the
        software does.
      </p>
    </ProseSection>
  );
}

/** What the database holds, and what the log does not. */
function OnServer() {
  return (
    <ProseSection title="What is stored on the server">
      <ul className={list}>
        <li>
          <strong className={strong}>Your account:</strong> name, username, email address, role and
          company; your password only as a hash (argon2id), and with a sign-in through Google the
          identifier that Google gives.
        </li>
        <li>
          <strong className={strong}>Leads:</strong> what you and your colleagues entered or had
          read from a card, with notes, status, owner and history, and at most two pictures of the
          card if your company keeps them.
        </li>
        <li>
          <strong className={strong}>Events, emails and meetings:</strong> what you wrote and
          whether it was delivered.
        </li>
        <li>
          <strong className={strong}>Sessions:</strong> where you are signed in, only as hashes of
          their tokens.
        </li>
        <li>
          <strong className={strong}>An audit trail:</strong> who changed roles, members, passwords
          and records, for the administrators of the company.
        </li>
      </ul>
      <p className={paragraph}>
        The log of the server contains neither names nor addresses nor texts. How this is protected
        is described under{' '}
        <a className={link} href={docs('security', 'design-decisions')}>
          security
        </a>
        .
      </p>
    </ProseSection>
  );
}

/** What the device holds, and how to remove it. */
function InBrowser() {
  return (
    <ProseSection title="What is kept in your browser">
      <p className={paragraph}>
        No cookies. This list is generated from the one that the code uses, so it is complete:
      </p>
      <BrowserStorage />
      <p className={paragraph}>
        Signing out removes the session. Clearing the site’s data in your browser removes
        everything.
      </p>
    </ProseSection>
  );
}

/** The services that receive data, if they are connected. */
function Receivers() {
  return (
    <ProseSection title="Who receives it">
      <p className={paragraph}>
        Nobody, unless whoever runs this server has connected one of these services:
      </p>
      <ul className={list}>
        <li>
          <strong className={strong}>A mail server</strong> receives the emails you send.
        </li>
        <li>
          <strong className={strong}>A language model</strong> receives a lead’s name, company,
          position, status, source, notes, event and last contact to draft an email, but never an
          address or a phone number.
        </li>
        <li>
          <strong className={strong}>Google</strong> learns that you sign in, if you choose to.
        </li>
      </ul>
      <p className={paragraph}>
        Calls and WhatsApp open on your device, with the number of the lead.
      </p>
    </ProseSection>
  );
}

/** When data is removed. */
function Retention() {
  return (
    <ProseSection title="How long it is kept">
      <ul className={list}>
        <li>
          Leads until they are deleted; after that they can be restored for {limits.deletedDays}{' '}
          days, then they are removed.
        </li>
        <li>The rows of imported files for 7 days, so that an import can be undone.</li>
        <li>Sessions end after 7 days without use.</li>
        <li>
          Pictures of cards as long as their lead, if your company keeps them; otherwise not at all.
        </li>
      </ul>
    </ProseSection>
  );
}

/** What users, and recipients of emails, can do. */
function Rights() {
  return (
    <ProseSection title="Your rights">
      <p className={paragraph}>
        You can correct your name in your profile, and delete leads that you may read. Managers and
        administrators can export their company’s leads as a spreadsheet. To have your account
        corrected or removed, ask your administrator or whoever runs this server.
      </p>
      <p className={paragraph}>
        If someone wrote to you with Cardinal, the link in the email ends all further emails to your
        address from that company. For anything else, ask the company that wrote to you.
      </p>
    </ProseSection>
  );
}

/** How data is handled. Every statement can be verified in the code and the linked documents. */
export function PrivacyPage() {
  return (
    <PublicLayout path={publicPaths.privacy}>
      <PageTitle
        title="Privacy"
        lede="What this software stores, where, for how long, and who can read it."
      />
      <Prose entries={entries}>
        <InShort />
        <OnServer />
        <InBrowser />
        <Receivers />
        <Retention />
        <Rights />
      </Prose>
    </PublicLayout>
  );
}
