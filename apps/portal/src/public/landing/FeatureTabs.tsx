import { useTexts } from '@cardinal/crm-features/language';
import { Heading, Icon } from '@cardinal/ui';
import { BarChart3, Check, Mail, ScanSearch, Tags, UserRoundCheck } from 'lucide-react';
import { ProductPicture } from '../parts/ProductPicture.tsx';
import {
  about,
  check,
  input,
  list,
  panels,
  picture as pictureClass,
  point as pointClass,
  points as pointsClass,
  tab,
  tabs as tabsClass,
} from './FeatureTabs.css.ts';
import { landingMessages } from './landingTexts.ts';

const tabs = [
  { id: 'enrichment', icon: ScanSearch, picture: 'review' },
  { id: 'assignment', icon: UserRoundCheck, picture: 'assignment' },
  { id: 'tags', icon: Tags, picture: 'list' },
  { id: 'communication', icon: Mail, picture: 'email' },
  { id: 'analytics', icon: BarChart3, picture: 'figures' },
] as const;

/**
 * The features of Cardinal, one topic at a time. The tabs are a group of radio buttons, so that
 * they work without a script and with the arrow keys.
 */
export function FeatureTabs() {
  const { tabs: texts } = useTexts(landingMessages);
  return (
    <div className={tabsClass}>
      <fieldset className={list} aria-label={texts.label}>
        {tabs.map(({ id, icon }, index) => (
          <label key={id} className={tab}>
            <input
              type="radio"
              name="topic"
              value={id}
              defaultChecked={index === 0}
              className={input}
              aria-controls={id}
            />
            <Icon icon={icon} />
            {texts[id].label}
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, picture }) => (
        <div key={id} id={id} className={panels[id]}>
          <div>
            <Heading level={3} size="lg">
              {texts[id].title}
            </Heading>
            <p className={about}>{texts[id].text}</p>
            <ul className={pointsClass}>
              {texts[id].points.map((point) => (
                <li key={point} className={pointClass}>
                  <span className={check}>
                    <Icon icon={Check} />
                  </span>
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <ProductPicture
            name={picture}
            alt={texts[id].alt}
            sizes="(min-width: 1264px) 720px, (min-width: 1024px) 58vw, 94vw"
            className={pictureClass}
          />
        </div>
      ))}
    </div>
  );
}
