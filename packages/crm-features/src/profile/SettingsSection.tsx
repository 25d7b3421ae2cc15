import { Heading, Stack } from '@cardinal/ui';
import { useId, type ReactNode } from 'react';
import { section, sectionBody, sectionText } from './Profile.css.ts';

export interface SettingsSectionProps {
  /** What the settings are about. */
  title: string;
  /** One sentence about their effect. */
  description?: string;
  children: ReactNode;
}

/** A group of settings beside its title. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className={section} aria-labelledby={titleId}>
      <Stack gap={1}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {description !== undefined && <p className={sectionText}>{description}</p>}
      </Stack>
      <div className={sectionBody}>{children}</div>
    </section>
  );
}
