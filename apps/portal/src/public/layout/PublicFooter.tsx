import { useTexts } from '@cardinal/crm-features/language';
import { Icon, Logo } from '@cardinal/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Contact } from '../parts/Installation.tsx';
import { footerLinks } from '../parts/links.ts';
import { useHref, useSiteLanguage } from '../parts/site.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { layoutMessages } from './layoutTexts.ts';
import {
  about,
  bottom,
  choices as choicesClass,
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
  { value: 'system', icon: Monitor },
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
] as const;

function FooterLinks() {
  const texts = useTexts(layoutMessages);
  const href = useHref();
  const isEnglish = useSiteLanguage() === 'en';
  return footerLinks.map(({ name, links, ...group }) => {
    const leadsToEnglish = 'isEnglish' in group;
    return (
      <nav key={name} aria-label={texts.groups[name]}>
        <h2 className={groupTitle}>{texts.groups[name]}</h2>
        <ul className={groupList}>
          {links.map((link) => (
            <li key={link.name}>
              <a
                href={leadsToEnglish ? link.href : href(link.href)}
                hrefLang={leadsToEnglish && !isEnglish ? 'en' : undefined}
                className={footerLink}
              >
                {texts.links[link.name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}

/** The choice of a theme; it needs the script, and appears with it. */
function Themes() {
  const texts = useTexts(layoutMessages);
  return (
    <fieldset className={themes} aria-label={texts.theme} data-themes>
      {choices.map(({ value, icon }) => (
        <label key={value} className={themeChoice}>
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === 'system'}
            className={themeInput}
          />
          <Icon icon={icon} label={texts.themes[value]} />
        </label>
      ))}
    </fieldset>
  );
}

export interface PublicFooterProps {
  /** Path of the page in every language; undefined if it exists only in English. */
  path: string | undefined;
}

/** Footer of the public pages, with the choice of a language and a theme. */
export function PublicFooter({ path }: PublicFooterProps) {
  const texts = useTexts(layoutMessages);
  return (
    <footer className={footer}>
      <div className={footerGrid}>
        <div className={about}>
          <Logo withName size={24} />
          <p className={tagline}>{texts.tagline}</p>
          <Contact className={tagline} />
        </div>
        <FooterLinks />
      </div>
      <div className={bottom}>
        <p>{texts.licence}</p>
        <div className={choicesClass}>
          {path !== undefined && <LanguageSwitch path={path} />}
          <Themes />
        </div>
      </div>
    </footer>
  );
}
