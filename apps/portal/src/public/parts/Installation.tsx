import { useTexts, WithTags } from '@cardinal/crm-features/language';
import { createContext, useContext } from 'react';
import { landingMessages } from '../landing/landingTexts.ts';
import { contact, contactLink, demoLink } from './Installation.css.ts';
import { start } from './links.ts';

/**
 * What an installation says about itself. In the built pages, these are placeholders that the server
 * replaces, so styles hide what it does not have.
 */
export interface InstallationFacts {
  /** Address for visitors' questions; empty if there is none. */
  contact: string;
  /** Whether the demo can be tried: `true` or `false`. */
  demo: string;
}

/** The facts of the installation, for every page. */
export const Installation = createContext<InstallationFacts>({ contact: '', demo: 'false' });

export interface ContactProps {
  /**
   * The sentence around the address, in which `<link>` marks it.
   * @default the address alone
   */
  text?: (values: { address: string }) => string;
  className?: string;
}

const alone: NonNullable<ContactProps['text']> = ({ address }) => `<link>${address}</link>`;

/** A sentence with the contact address, shown only where the installation has one. */
export function Contact({ text = alone, className }: ContactProps) {
  const { contact: address } = useContext(Installation);
  return (
    <div className={contact} data-contact={address}>
      <p className={className}>
        <WithTags
          text={text({ address })}
          tags={{
            link: (
              <a href={`mailto:${address}`} className={contactLink}>
                {address}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}

/** Signs visitors in to the demo with the script, where the installation has one. */
export function DemoLink() {
  const { demo } = useContext(Installation);
  const { hero: texts } = useTexts(landingMessages);
  return (
    <a href={start} className={demoLink} data-demo={demo}>
      {texts.tryDemo}
    </a>
  );
}
