import { Heading } from '@cardinal/ui';
import { Play } from 'lucide-react';
import { ActionLink } from '../parts/ActionLink.tsx';
import { DemoLink } from '../parts/Installation.tsx';
import { start, watch } from '../parts/links.ts';
import { Phone } from '../parts/Phone.tsx';
import { ProductPicture } from '../parts/ProductPicture.tsx';
import { actions, hero, lede, note, opening, phone, screen, stage, title } from './Hero.css.ts';

/** The first view of the landing page. */
export function Hero() {
  return (
    <div className={hero}>
      <div className={opening}>
        <Heading level={1} size="2xl" className={title}>
          Every card you take home becomes a conversation.
        </Heading>
        <div>
          <p className={lede}>
            Photograph a business card, check two fields, and the lead is with your team before the
            visitor has reached the next stand.
          </p>
          <div className={actions}>
            <ActionLink href={start} tone="primary">
              Start Free
            </ActionLink>
            <ActionLink href={watch} tone="secondary" icon={Play}>
              Watch Demo
            </ActionLink>
          </div>
          <DemoLink />
          <p className={note}>Free for 50 cards. Works in the browser you already have.</p>
        </div>
      </div>
      <div className={stage}>
        <ProductPicture
          name="dashboard"
          alt="The dashboard: four figures, tabs with counts, and the list of leads with company, status and source."
          sizes="(min-width: 1264px) 1200px, 94vw"
          shape="window"
          className={screen}
        />
        <div className={phone}>
          <Phone
            name="phone"
            alt="The review form on a phone: a photographed card, and the fields that were read from it."
          />
        </div>
      </div>
    </div>
  );
}
