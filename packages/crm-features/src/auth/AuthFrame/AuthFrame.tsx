import { Heading, Logo, Text } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel.tsx';
import { description as descriptionClass, main, screen, side } from './AuthFrame.css.ts';

export interface AuthFrameProps {
  /** The screen's heading. */
  title: string;
  /** A sentence that describes the screen. */
  description: string;
  /** The form, or its outcome. */
  children: ReactNode;
  /** What is below the form, at the end of the screen. */
  footer?: ReactNode;
}

/** Layout of the screens before the sign-in, with a description of the product from 1024 px. */
export function AuthFrame({ title, description, children, footer }: AuthFrameProps) {
  return (
    <div className={screen}>
      <div className={side}>
        <header>
          <Logo size={32} withName />
        </header>
        <main className={main}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text as="p" tone="muted" className={descriptionClass}>
            {description}
          </Text>
          {children}
        </main>
        {footer}
      </div>
      <BrandPanel />
    </div>
  );
}
