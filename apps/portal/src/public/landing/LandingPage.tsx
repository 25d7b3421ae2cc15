import { Badge, Heading } from '@cardinal/ui';
import { publicPaths } from '@cardinal/contract/paths';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { ActionLink } from '../parts/ActionLink.tsx';
import { start } from '../parts/links.ts';
import { Phone } from '../parts/Phone.tsx';
import { Section } from '../parts/Section.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import {
  closing,
  closingActions,
  closingContent,
  closingText,
  eventPoint,
  eventPoints as eventPointsClass,
  events,
  link as linkClass,
  quote,
  quoteBy,
  quoteName,
  quotes,
  quoteText,
  step,
  stepNumber,
  steps as stepsClass,
  stepText,
  stepTitle,
} from './Landing.css.ts';
import {
  eventPoints,
  features,
  securityDetails,
  securityPoints,
  steps,
  testimonials,
} from './landingTexts.ts';
import { Points } from './Points.tsx';
import { Recording } from './Recording.tsx';

function Steps() {
  return (
    <ol className={stepsClass}>
      {steps.map(({ title, text }, index) => (
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
            <Badge>Example</Badge>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Closing() {
  return (
    <section className={closing}>
      <div className={closingContent}>
        <div>
          <Heading level={2} size="2xl">
            Bring the next card home as a lead.
          </Heading>
          <p className={closingText}>Start with the cards in your pocket. It takes one picture.</p>
        </div>
        <div className={closingActions}>
          <ActionLink href={start} tone="primary">
            Get Started
          </ActionLink>
          <ActionLink href={start} tone="secondary">
            Book Demo
          </ActionLink>
        </div>
      </div>
    </section>
  );
}

/** What helps at a stand, beside the camera on a phone. */
function EventMode() {
  return (
    <div className={events}>
      <ul className={eventPointsClass}>
        {eventPoints.map((point) => (
          <li key={point} className={eventPoint}>
            {point}
          </li>
        ))}
      </ul>
      <Phone
        name="camera"
        alt="The camera on a phone, with a guide around a business card and a large shutter button."
      />
    </div>
  );
}

/** An introduction to Cardinal for first-time visitors. */
export function LandingPage() {
  return (
    <PublicLayout path={publicPaths.home}>
      <Hero />
      <Section
        id="watch"
        ground="surface"
        title="One card, from the stand to the follow-up"
        lede="A silent recording of the product, with captions and invented people."
      >
        <Recording />
      </Section>
      <Figures />
      <Section
        id="features"
        ground="surface"
        title="Less typing at the stand. More answers after it."
        lede="What happens between the first handshake and the follow-up, in six points."
      >
        <Points points={features} />
      </Section>
      <Section
        title="From a picture to a deal, in one place"
        lede="Every picture on this page is the product itself, with invented people in it."
      >
        <FeatureTabs />
      </Section>
      <Section id="how-it-works" ground="surface" title="How It Works">
        <Steps />
      </Section>
      <Section
        id="events"
        isSplit
        title="Event mode, for the loudest day of the year"
        lede="One hand free, a queue in front of you, a few seconds for each visitor."
      >
        <EventMode />
      </Section>
      <Section
        id="testimonials"
        ground="surface"
        title="Testimonials"
        lede="These three are examples that we wrote ourselves. Yours could be the first real one."
      >
        <Testimonials />
      </Section>
      <Section
        id="security"
        title="Your contacts are your business"
        lede={
          <>
            What the software does today. Your IT department finds the rest in the{' '}
            <a href={securityDetails} className={linkClass}>
              security documentation
            </a>
            .
          </>
        }
      >
        <Points points={securityPoints} />
      </Section>
      <Closing />
    </PublicLayout>
  );
}
