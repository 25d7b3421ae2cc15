import '@cardinal/ui';
import '@cardinal/ui/fonts';
import '@fontsource/noto-sans-arabic/400.css';
import type { Preview } from '@storybook/react-vite';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import { configure } from 'storybook/test';
import { buildUser } from '../packages/crm-features/src/fixtures/index.ts';
import { auth, defaultHandlers, unhandledCalls } from '../packages/crm-features/src/mocks/index.ts';
import { describeProps } from './docs/argTypes.ts';
import { DocsContainer, DocsPage } from './docs/index.tsx';
import { atRest } from './decorators/atRest.ts';
import { withCrm, type CrmParameters } from './decorators/withCrm.tsx';
import { withNetwork } from './decorators/withNetwork.tsx';
import { withPseudoLocale } from './decorators/withPseudoLocale.tsx';
import { withTextSize } from './decorators/withTextSize.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { forgetData } from './languages/storyData.ts';
import { allReceived, mockNetwork } from './mockNetwork.ts';

// Listed among the add-ons, it would start its own worker, and the dev server would load it twice.
const { beforeEach: connect = [] } = createPreviewAnnotations(mockNetwork);

/** Calls of the running story that nothing answered. */
const unanswered: string[] = [];

// A screen's code loads when it is shown, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const item = (value: string, title: string) => ({ value, title });

export default {
  // Programs read what main.ts describes instead.
  tags: ['!manifest'],
  parameters: {
    a11y: { test: 'error' },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      toc: {
        title: 'On this page',
        headingSelector: 'h2',
        // Titles inside examples are not the page's.
        ignoreSelector: '.docs-story *, .sb-story *',
      },
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Status',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Icons and illustrations', 'Writing'],
          'Theming',
          ['Brands and variables', 'Playground', 'Brands'],
          'Patterns',
          'UI',
          ['Actions', 'Fields', 'Status', 'Overlays', 'Navigation', 'Data', 'Layout', 'Feedback'],
          'States',
          'CRM',
          'Embedding',
          ['On any page', 'Elements', 'Widgets in a hostile page', 'Choices in a dialog'],
          'Screens',
          [
            'Account',
            'Joining',
            'Dashboard',
            'Today',
            'Leads',
            'Lead capture',
            'Events',
            'Communications',
            'Proposals',
            'Team',
            'Members',
            'Profile',
            'Every page',
            'Words',
            'German',
            'Public',
            ['Landing', 'Pricing', 'Help', 'Status', 'Legal', 'Document', 'NotFound'],
          ],
          'Flows',
        ],
      },
    },
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
        tablet: { name: 'Tablet', styles: { width: '800px', height: '1000px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow', styles: { width: '320px', height: '700px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [
          item('light', 'Light'),
          item('dark', 'Dark'),
          item('contrast', 'High contrast'),
          item('dark-contrast', 'Dark, high contrast'),
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: [item('default', 'Default density'), item('compact', 'Compact')],
      },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [
          item('en-GB', 'English (UK)'),
          item('en-US', 'English (US)'),
          item('de-DE', 'German'),
          item('hi-IN', 'Hindi'),
          item('ja-JP', 'Japanese'),
          item('ar-AE', 'Arabic'),
          item('en-XA', 'Pseudo: 40% longer'),
        ],
      },
    },
    network: {
      toolbar: {
        title: 'Network',
        icon: 'lightning',
        items: [
          item('normal', 'Normal network'),
          item('slow', 'Slow network'),
          item('offline', 'Offline'),
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    density: 'default',
    locale: 'en-GB',
    network: 'normal',
  },
  argTypesEnhancers: [describeProps],
  // The last one is the outermost.
  decorators: [withCrm, withPseudoLocale, withTextSize, withNetwork, withTheme],
  beforeEach: [
    allReceived,
    ...[connect].flat(),
    async ({ msw, parameters, canvasElement }) => {
      await globalThis.prepareStory?.({ parameters, canvasElement });
      unanswered.length = 0;
      forgetData();
      const { user }: CrmParameters = parameters['crm'] ?? {};
      msw.use(
        auth.me.answers(() => buildUser(user ?? {})),
        ...defaultHandlers,
        unhandledCalls((call) => unanswered.push(call)),
      );
    },
  ],
  async afterEach({ id, title, name, tags, args, parameters, canvasElement, ...story }) {
    // The first thing that is seen of a component is how it looks when nobody touches it.
    if (title.startsWith('UI/') && name === 'Default') atRest(canvasElement);
    if (unanswered.length > 0) {
      throw new Error(
        `No handler answers ${unanswered.join(', ')}: add one to the story's msw.use.`,
      );
    }
    await globalThis.reviewStory?.({
      id,
      title,
      tags,
      args,
      parameters,
      hasPlay: 'playFunction' in story && story.playFunction !== undefined,
    });
  },
} satisfies Preview;
