import type { Import, ImportSourceQuery } from '@cardinal/contract';
import { Button, Heading, InlineAlert, RadioGroup, Text } from '@cardinal/ui';
import { useId, useState } from 'react';
import { importMessages } from '../texts.ts';
import { head, section, start } from './ImportPanel.css.ts';
import { useTexts } from '../../language/index.ts';

/** Encodings that are shown at first. */
const fewEncodings = 3;

/** Whether the file could be read in another way. */
export const hasChoice = ({ encodings, sheets }: Import['source']): boolean =>
  encodings.length > 1 || sheets.length > 1;

/** Props of SourceSection. */
export interface SourceSectionProps {
  source: Import['source'];
  /** Why the file was not read in the chosen way, or null. */
  error: string | null;
  /** Called with another way to read the file; absent if the browser no longer has it. */
  onReadAgain: ((read: ImportSourceQuery) => void) | undefined;
  /** Whether it is being read again. */
  isReading: boolean;
}

/** The sheet of a workbook or the encoding of a text, each with the lines that it would give. */
export function SourceSection({ source, error, onReadAgain, isReading }: SourceSectionProps) {
  const texts = useTexts(importMessages).source;
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { encoding, sheet } = source;
  const isWorkbook = sheet !== null;
  const ways = isWorkbook
    ? source.sheets.map(({ name, hidden, preview }) => ({
        id: name,
        label: hidden ? texts.hidden({ name }) : name,
        preview,
      }))
    : source.encodings.map(({ encoding: id, preview }) => ({
        id,
        label: texts.encodings[id],
        preview,
      }));
  const shown = showsAll || isWorkbook ? ways : ways.slice(0, fewEncodings);
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {isWorkbook ? texts.sheet : texts.encoding}
        </Heading>
        <Text size="sm" tone="muted">
          {onReadAgain ? (isWorkbook ? texts.sheetHint : texts.encodingHint) : texts.fileGone}
        </Text>
      </div>
      {error !== null && <InlineAlert tone="danger">{error}</InlineAlert>}
      <RadioGroup
        aria-labelledby={titleId}
        isDisabled={!onReadAgain || isReading}
        items={shown.map(({ id, label, preview }) => ({
          id: String(id),
          label,
          description: preview.join(' · '),
        }))}
        selectedKey={sheet ?? encoding ?? ''}
        onSelectionChange={(id) => {
          const chosen = source.encodings.find((one) => one.encoding === id);
          if (isWorkbook) onReadAgain?.({ sheet: id });
          else if (chosen) onReadAgain?.({ encoding: chosen.encoding });
        }}
      />
      {shown.length < ways.length && (
        <Button size="sm" className={start} onPress={() => setShowsAll(true)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
