import { RadioCards, SegmentedControl, Stack, Text } from '@cardinal/ui';
import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { profileTexts } from '../texts.ts';

const { preferences: texts } = profileTexts;

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
  { id: 'system', icon: Monitor, ...texts.themes.system },
  { id: 'light', icon: Sun, ...texts.themes.light },
  { id: 'dark', icon: Moon, ...texts.themes.dark },
  { id: 'contrast', icon: Contrast, ...texts.themes.contrast },
] as const;

const densities = [
  { id: 'default', label: texts.densities.default },
  { id: 'compact', label: texts.densities.compact },
] as const;

/** Theme and density. */
export function AppearanceView({ values, onChange }: PreferencesProps) {
  return (
    <Stack gap={5}>
      <RadioCards
        label={texts.theme}
        items={themes}
        selectedKey={values.theme}
        onSelectionChange={(theme) => onChange({ theme })}
      />
      <Stack gap={1.5} align="start">
        <SegmentedControl
          label={texts.density}
          items={densities}
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
