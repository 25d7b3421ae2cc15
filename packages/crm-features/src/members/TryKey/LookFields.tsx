import { publicLanguages } from '@cardinal/contract/messages';
import { SegmentedControl, Select, TextField } from '@cardinal/ui';
import { nameOfLanguage, useTexts } from '../../language/index.ts';
import { look as lookClass, lookField, lookTheme } from './TryKey.css.ts';
import { tryKeyMessages } from './tryKeyTexts.ts';

/** What is chosen and typed. */
export interface LookDraft {
  theme: 'system' | 'light' | 'dark';
  /** A language; 'page' for that of the page. */
  locale: string;
  accent: string;
}

/** The colour that was typed; undefined if it is none yet. */
export function accentOf({ accent }: LookDraft): string | undefined {
  const digits = /^#?([\da-f]{6})$/i.exec(accent.trim())?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** How the element looks on the page. */
export function LookFields({
  draft,
  onChange,
}: {
  draft: LookDraft;
  onChange: (draft: LookDraft) => void;
}) {
  const { look: texts } = useTexts(tryKeyMessages);
  const isWrong = draft.accent.trim() !== '' && accentOf(draft) === undefined;
  return (
    <div className={lookClass}>
      <div className={lookTheme}>
        <SegmentedControl
          label={texts.theme}
          items={(['system', 'light', 'dark'] as const).map((id) => ({
            id,
            label: texts.themes[id],
          }))}
          selectedKey={draft.theme}
          onSelectionChange={(theme) => onChange({ ...draft, theme })}
        />
      </div>
      <Select
        className={lookField}
        label={texts.locale}
        items={[
          { id: 'page', label: texts.ofPage },
          ...publicLanguages.map((id) => ({ id, label: nameOfLanguage(id) })),
        ]}
        selectedKey={draft.locale}
        onSelectionChange={(locale) => onChange({ ...draft, locale })}
      />
      <TextField
        className={lookField}
        label={texts.accent}
        description={texts.accentHelp}
        dir="ltr"
        maxLength={7}
        autoComplete="off"
        spellCheck="false"
        value={draft.accent}
        onChange={(accent) => onChange({ ...draft, accent })}
        errorMessage={isWrong ? texts.badAccent : undefined}
      />
    </div>
  );
}
