import { createContext, useContext, type ReactNode } from 'react';
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
  /** Content around the address. */
  children: (address: ReactNode) => ReactNode;
}

/** Content with the contact address, shown only where the installation has one. */
export function Contact({ children }: ContactProps) {
  const { contact: address } = useContext(Installation);
  return (
    <div className={contact} data-contact={address}>
      {children(
        <a href={`mailto:${address}`} className={contactLink}>
          {address}
        </a>,
      )}
    </div>
  );
}

/** Signs visitors in to the demo with the script, where the installation has one. */
export function DemoLink() {
  const { demo } = useContext(Installation);
  return (
    <a href={start} className={demoLink} data-demo={demo}>
      Try the demo
    </a>
  );
}
