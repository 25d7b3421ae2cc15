import type { DuplicateAction } from '@cardinal/contract';
import { duplicateActions } from '@cardinal/contract/labels';
import { Heading, RadioGroup, Text } from '@cardinal/ui';
import { useId } from 'react';
import { importMessages } from '../texts.ts';
import { head, section } from './ImportPanel.css.ts';
import { useTexts } from '../../language/index.ts';

export interface DuplicatesSectionProps {
  action: DuplicateAction;
  onActionChange: (action: DuplicateAction) => void;
}

/** What happens to the rows that are likely duplicates. */
export function DuplicatesSection({ action, onActionChange }: DuplicatesSectionProps) {
  const texts = useTexts(importMessages).duplicates;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        <Text size="sm" tone="muted">
          {texts.description}
        </Text>
      </div>
      <RadioGroup
        aria-labelledby={titleId}
        items={duplicateActions.map((id) => ({
          id,
          label: texts.actions[id],
          description: texts.hints[id],
        }))}
        selectedKey={action}
        onSelectionChange={onActionChange}
      />
    </section>
  );
}
