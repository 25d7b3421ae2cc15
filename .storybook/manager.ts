import { addons } from 'storybook/manager-api';
import { storybookTheme } from './docs/theme.ts';

const wantsDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: storybookTheme(wantsDark ? 'dark' : 'light') });
