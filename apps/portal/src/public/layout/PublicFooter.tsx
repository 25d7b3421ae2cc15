import { Icon, Logo } from '@cardinal/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Contact } from '../parts/Installation.tsx';
import { footerLinks } from '../parts/links.ts';
import {
  about,
  bottom,
  footer,
  footerGrid,
  footerLink,
  groupList,
  groupTitle,
  tagline,
  themeChoice,
  themeInput,
  themes,
} from './PublicLayout.css.ts';

const choices = [
  { value: 'system', label: 'As the system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

/** Footer of the public pages. The choice of a theme needs the script, and appears with it. */
export function PublicFooter() {
  return (
    <footer className={footer}>
      <div className={footerGrid}>
        <div className={about}>
          <Logo withName size={24} />
          <p className={tagline}>
            Cardinal turns the people you meet into leads that someone follows up.
          </p>
          <Contact>{(address) => <p className={tagline}>{address}</p>}</Contact>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={groupTitle}>{title}</h2>
            <ul className={groupList}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} className={footerLink}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={bottom}>
        <p>Open source under the MIT licence. No cookies, no trackers.</p>
        <fieldset className={themes} aria-label="Theme" data-themes>
          {choices.map(({ value, label, icon }) => (
            <label key={value} className={themeChoice}>
              <input
                type="radio"
                name="theme"
                value={value}
                defaultChecked={value === 'system'}
                className={themeInput}
              />
              <Icon icon={icon} label={label} />
            </label>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
