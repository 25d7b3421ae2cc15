import { Heading, Icon } from '@cardinal/ui';
import { Check } from 'lucide-react';
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
import { tabs } from './landingTexts.ts';

/**
 * The features of Cardinal, one topic at a time. The tabs are a group of radio buttons, so that
 * they work without a script and with the arrow keys.
 */
export function FeatureTabs() {
  return (
    <div className={tabsClass}>
      <fieldset className={list} aria-label="Topics">
        {tabs.map(({ id, label, icon }, index) => (
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
            {label}
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, title, text, points, picture, alt }) => (
        <div key={id} id={id} className={panels[id]}>
          <div>
            <Heading level={3} size="lg">
              {title}
            </Heading>
            <p className={about}>{text}</p>
            <ul className={pointsClass}>
              {points.map((point) => (
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
            alt={alt}
            sizes="(min-width: 1264px) 720px, (min-width: 1024px) 58vw, 94vw"
            className={pictureClass}
          />
        </div>
      ))}
    </div>
  );
}
