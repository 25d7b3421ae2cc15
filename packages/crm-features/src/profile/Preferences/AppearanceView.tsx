import { RadioCards, SegmentedControl, Stack, Text } from '@cardinal/ui';
import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** The themes to choose from; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';
/** How much of a list fits on the screen. */
export type DensityChoice = 'default' | 'compact';

/** The user's preferences for this browser. */
export interface PreferenceValues {
  theme: ThemeChoice;
  density: DensityChoice;
  /** Whether single letters act as shortcuts. */
  shortcuts: boolean;
  /** Whether next steps that become due are shown. */
  reminders: boolean;
}

/** Props of AppearanceView, KeyboardView and ReminderSwitch. */
export interface PreferencesProps {
  /** The preferences that are shown. */
  values: PreferenceValues;
  /** Called with each change; it applies at once. */
  onChange: (change: Partial<PreferenceValues>) => void;
}

const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'contrast', icon: Contrast },
] as const;

const densities = ['default', 'compact'] as const;

/** Theme and density. */
export function AppearanceView({ values, onChange }: PreferencesProps) {
  const { preferences: texts } = useTexts(profileMessages);
  return (
    <Stack gap={5}>
      <RadioCards
        label={texts.theme}
        items={themes.map(({ id, icon }) => {
          const { label, description } = texts.themes[id];
          return { id, icon, label, description };
        })}
        selectedKey={values.theme}
        onSelectionChange={(theme) => onChange({ theme })}
      />
      <Stack gap={1.5} align="start">
        <SegmentedControl
          label={texts.density}
          items={densities.map((id) => ({ id, label: texts.densities[id] }))}
          selectedKey={values.density}
          onSelectionChange={(density) => onChange({ density })}
        />
        <Text size="xs" tone="muted">
          {texts.densityHint}
        </Text>
      </Stack>
    </Stack>
  );
}
