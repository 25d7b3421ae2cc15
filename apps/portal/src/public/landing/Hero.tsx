import { useTexts } from '@cardinal/crm-features/language';
import { Heading } from '@cardinal/ui';
import { Play } from 'lucide-react';
import { ActionLink } from '../parts/ActionLink.tsx';
import { DemoLink } from '../parts/Installation.tsx';
import { start, watch } from '../parts/links.ts';
import { Phone } from '../parts/Phone.tsx';
import { ProductPicture } from '../parts/ProductPicture.tsx';
import { useHref } from '../parts/site.ts';
import { actions, hero, lede, note, opening, phone, screen, stage, title } from './Hero.css.ts';
import { landingMessages } from './landingTexts.ts';

/** The first view of the landing page. */
export function Hero() {
  const { hero: texts } = useTexts(landingMessages);
  const href = useHref();
  return (
    <div className={hero}>
      <div className={opening}>
        <Heading level={1} size="2xl" className={title}>
          {texts.title}
        </Heading>
        <div>
          <p className={lede}>{texts.lede}</p>
          <div className={actions}>
            <ActionLink href={start} tone="primary">
              {texts.start}
            </ActionLink>
            <ActionLink href={href(watch)} tone="secondary" icon={Play}>
              {texts.watch}
            </ActionLink>
          </div>
          <DemoLink />
          <p className={note}>{texts.note}</p>
        </div>
      </div>
      <div className={stage}>
        <ProductPicture
          name="dashboard"
          alt={texts.dashboard}
          sizes="(min-width: 1264px) 1200px, 94vw"
          shape="window"
          className={screen}
        />
        <div className={phone}>
          <Phone name="phone" alt={texts.phone} />
        </div>
      </div>
    </div>
  );
}
