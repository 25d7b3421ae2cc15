import { addons } from 'storybook/manager-api';
import { sentenceCase } from './docs/sentenceCase.ts';
import { storybookTheme } from './docs/theme.ts';

const wantsDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookTheme(wantsDark ? 'dark' : 'light'),
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
