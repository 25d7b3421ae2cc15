import { publicPaths } from '@cardinal/contract/paths';
import { useTexts, WithTags } from '@cardinal/crm-features/language';
import { Badge, Heading } from '@cardinal/ui';
import {
  BarChart3,
  Database,
  EyeOff,
  KeyRound,
  ListChecks,
  Lock,
  Mail,
  QrCode,
  ScanLine,
  ScrollText,
  UserRoundCheck,
} from 'lucide-react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { ActionLink } from '../parts/ActionLink.tsx';
import { docs, start } from '../parts/links.ts';
import { Phone } from '../parts/Phone.tsx';
import { Section } from '../parts/Section.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import {
  closing,
  closingActions,
  closingContent,
  closingText,
  eventPoint,
  eventPoints,
  events,
  link as linkClass,
  quote,
  quoteBy,
  quoteName,
  quotes,
  quoteText,
  step,
  stepNumber,
  steps,
  stepText,
  stepTitle,
} from './Landing.css.ts';
import { landingMessages } from './landingTexts.ts';
import { Points } from './Points.tsx';
import { Recording } from './Recording.tsx';

/** The four steps of How It Works. */
function Steps() {
  const { steps: texts } = useTexts(landingMessages);
  return (
    <ol className={steps}>
      {[texts.scan, texts.check, texts.write, texts.followUp].map(({ title, text }, index) => (
        <li key={title} className={step}>
          <span className={stepNumber}>{index + 1}</span>
          <h3 className={stepTitle}>{title}</h3>
          <p className={stepText}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Testimonials() {
  const { testimonials: texts } = useTexts(landingMessages);
  const testimonials = [
    { name: 'Mira Okafor', ...texts.shoebox },
    { name: 'Jonas Lindqvist', ...texts.trust },
    { name: 'Ananya Rao', ...texts.monday },
  ];
  return (
    <div className={quotes}>
      {testimonials.map(({ text, name, role }) => (
        <figure key={name} className={quote}>
          <blockquote className={quoteText}>{text}</blockquote>
          <figcaption className={quoteBy}>
            <span>
              <span className={quoteName}>{name}</span>
              <br />
              {role}
            </span>
            <Badge>{texts.example}</Badge>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Closing() {
  const { closing: texts } = useTexts(landingMessages);
  return (
    <section className={closing}>
      <div className={closingContent}>
        <div>
          <Heading level={2} size="2xl">
            {texts.title}
          </Heading>
          <p className={closingText}>{texts.text}</p>
        </div>
        <div className={closingActions}>
          <ActionLink href={start} tone="primary">
            {texts.start}
          </ActionLink>
          <ActionLink href={start} tone="secondary">
            {texts.book}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}

/** What helps at a stand, beside the camera on a phone. */
function EventMode() {
  const { events: texts } = useTexts(landingMessages);
  return (
    <div className={events}>
      <ul className={eventPoints}>
        {texts.points.map((point) => (
          <li key={point} className={eventPoint}>
            {point}
          </li>
        ))}
      </ul>
      <Phone name="camera" alt={texts.camera} />
    </div>
  );
}

/** An introduction to Cardinal for first-time visitors. */
export function LandingPage() {
  const { recording, features, tabs, steps: howItWorks, ...texts } = useTexts(landingMessages);
  const { security } = texts;
  return (
    <PublicLayout path={publicPaths.home}>
      <Hero />
      <Section id="watch" ground="surface" title={recording.title} lede={recording.lede}>
        <Recording />
      </Section>
      <Figures />
      <Section id="features" ground="surface" title={features.title} lede={features.lede}>
        <Points
          points={[
            { icon: ScanLine, ...features.cards },
            { icon: ListChecks, ...features.questions },
            { icon: QrCode, ...features.badges },
            { icon: Mail, ...features.email },
            { icon: UserRoundCheck, ...features.owners },
            { icon: BarChart3, ...features.board },
          ]}
        />
      </Section>
      <Section title={tabs.title} lede={tabs.lede}>
        <FeatureTabs />
      </Section>
      <Section id="how-it-works" ground="surface" title={howItWorks.title}>
        <Steps />
      </Section>
      <Section id="events" isSplit title={texts.events.title} lede={texts.events.lede}>
        <EventMode />
      </Section>
      <Section
        id="testimonials"
        ground="surface"
        title={texts.testimonials.title}
        lede={texts.testimonials.lede}
      >
        <Testimonials />
      </Section>
      <Section
        id="security"
        title={security.title}
        lede={
          <WithTags
            text={security.lede}
            tags={{ link: <TextLink href={docs('security')} className={linkClass} /> }}
          />
        }
      >
        <Points
          points={[
            { icon: Lock, ...security.company },
            { icon: KeyRound, ...security.phone },
            { icon: EyeOff, ...security.cookies },
            { icon: ScanLine, ...security.reading },
            { icon: ScrollText, ...security.audit },
            { icon: Database, ...security.export },
          ]}
        />
      </Section>
      <Closing />
    </PublicLayout>
  );
}
