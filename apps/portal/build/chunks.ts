import type { Rolldown } from 'vite';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/**
 * Matches modules by their path.
 * @param parts Regular expressions of consecutive names in the path, without the extension of the file
 */
const paths = (...parts: string[]) =>
  new RegExp(String.raw`[\\/](${parts.join('|').replaceAll('/', String.raw`[\\/]`)})[\\/.]`);

const components = (...names: string[]) => names.map((name) => `ui/src/components/${name}`);
const features = (...names: string[]) => names.map((name) => `crm-features/src/${name}`);
const portal = (...names: string[]) => names.map((name) => `portal/src/${name}`);

/** What the sign-in and the screens behind it have in common. */
const shared = paths(
  'packages/ui/src/(theme|styles)',
  ...components(
    'Avatar',
    'Button',
    'Checkbox',
    'Form',
    'Heading',
    'Icon',
    'IconButton',
    'Link',
    'Logo',
    'PasswordField',
    'Spinner',
    'Stack',
    'StatusBadge',
    'Tabs',
    'Text',
    'TextField',
    'ThemeProvider',
    'Toast',
    'VisuallyHidden',
  ),
  ...features(
    'auth/texts',
    'client/queries/(configQuery|queryKeys)',
    'forms/(fieldErrors|useForm)',
    'language/(LanguageContext|useTexts)',
  ),
  'contract/src/(labels/(roles|system)|limits|messages|paths)',
  'ui/src/components/LazyCode/(useLazyCode|useTellNotLoaded)',
  ...portal('screen/(useScreen|ScreenLoading)'),
);

/** What most screens behind the sign-in have in common. */
const parts = paths(
  ...components(
    'Banner',
    'Card',
    'EmptyState',
    'ErrorState',
    'Illustration',
    'InlineAlert',
    'Menu/LazyMenu',
    'Select/(LazySelect|Select.css)',
    'Skeleton',
    'StatCard',
  ),
  'ui/src/components/LazyCode/useLazyPopup',
  ...features(
    'auth/(ConfirmIdentity/(confirmed|ConfirmIdentityProvider)|useLogout|useUserUpdates)',
    'client/(http/(idempotencyKey|ifMatch)|kept/isKept|useRunsByItem)',
    'client/queries/(eventsQuery|leadsQuery|mutationKeys|pageFacts|readers|savingValues|statsQuery|usersQuery)',
    'format/(contactAddresses|dates|days|leadName|personName|RelativeTime|sourceLabel|useClock)',
    'forms/useIsShown',
    'leads/(leadListState|LeadFilters/timeFilters|Today/todayQuery|useStateFor)',
    'lists/(ListCard|RefreshNotice|texts|useLoadFailure)',
    'otherSystems/proposals/proposalQueries',
  ),
  'contract/src/(text/fold|labels/(communication|leadFields|leadFieldSets|leadLabel|leads))',
  ...portal(
    'shell/(overlayCode|useAskedLogout)',
    'texts/(frame|screens)',
    'state/(useAddressParams|useHere|leadList/useLeadListState|useOverlays|waitingCount)',
  ),
  '@internationalized/string',
  '.*/useLocalizedStringFormatter',
);

/** What lists have in common: a screen with a list uses nearly all of it. */
const lists = paths(
  ...components(
    'DataTable',
    'FilterBar',
    'Pagination',
    'RowAction',
    'SearchField',
    'StatusSelect',
    'Table',
  ),
  ...features('lists'),
  'searchfield',
  'private/SearchField',
);

/** What the list of leads and the details of a lead have in common. */
const leads = paths(
  ...features(
    'leads/(LeadColumns/sourceIcons|leadMutations|leadQueries|LeadStatus|texts|useOpenWhenLoaded)',
    'leads/LeadActions/(contactLead|useContactLead)',
  ),
);

/** The list of leads, which the dashboard and Lead Management have in common. */
const leadList = paths(
  ...features(
    'leads/(bulk/useBulk|LeadColumns|LeadFilters|LeadTable|searchLeads)',
    'leads/LeadViews/(LeadViewMenu|LeadViews|leadViews|useLeadViews)',
    'leads/LeadActions/LeadActions',
    'stats/useTotalLeads',
  ),
  ...portal('state/leadList/(leadListPreferences|useMovedViews)', 'routes/leads'),
  '@tanstack/.*/(queriesObserver|useQueries)',
);

/** What dialogs, drawers and, in part, popovers have in common. */
const overlays = paths(
  ...components('AlertDialog', 'Dialog'),
  'ui/src/internal/overlay/(modal.css|NestedLayer|useOverlayOpen)',
  'react-aria/dist/private/(overlays/(?!calculatePosition|PortalProvider|use(CloseOnScroll|OverlayPosition|OverlayTrigger|Popover)).*|intl/overlays/.*|dialog/useDialog)',
  'react-aria/dist/private/interactions/useInteractOutside',
  'react-aria/dist/private/utils/(getScrollParent|isScrollable|keyboard|runAfterKeyboard|useViewportSize)',
  'react-aria-components/dist/private/(Dialog|Heading|Modal)',
);

/** Fields that the forms of a lead have in common: capture, details, email. */
const fields = paths(
  ...components('FieldRow', 'Inline', 'TextArea', 'ToggleButtonGroup'),
  ...features('questions/(questionQueries|texts|AnswerFields)'),
  'contract/src/events/answers',
  'react-aria/dist/private/button/useToggleButton(Group)?',
  'react-stately/dist/private/toggle/useToggleGroupState',
  'react-aria-components/dist/private/ToggleButton(Group)?',
);

/** What the sign-in and the other screens of an account have in common. */
const account = paths(
  ...features('auth/(AuthFrame|GoogleButton|checks)', 'format/isEmailShaped'),
  ...portal('routes/auth/returnPath', 'texts/account'),
);

/** The choice of a list to import, which Lead Capture and Import/Export have in common. */
const importing = paths(
  ...components('FileTrigger'),
  ...features('importing/(BulkImport|cardTexts|files|importMutations|importState|useUpload)'),
  ...portal('state/useImportAddress'),
  'react-aria-components/dist/private/FileTrigger',
);

/**
 * A group of modules that at least two screens use. What they import is not moved with them:
 * otherwise, what the application needs to start would move too, and sign-in would load the group.
 */
const group = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/**
 * Chunks in addition to one per screen or dialog: libraries, which change only with a new version,
 * and code that screens have in common. By default, the bundler creates some eighty chunks, many of
 * a few hundred bytes. They compress worse, by a twentieth (JavaScript) and a third (CSS), and each
 * costs the browser a request: with these groups, the dashboard needs 13 of them instead of 43.
 */
export const groups: Groups = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router(-dom)?|scheduler|use-sync-external-store|@tanstack)[\\/](?!.*(nfiniteQuery|ueriesObserver|useQueries|useMutationState))/,
    priority: 2,
  },
  { name: 'shared', test: shared, minShareCount: 2, priority: 1 },
  { ...group('parts', parts), priority: 1 },
  group('lists', lists),
  group('leads', leads),
  group('leadList', leadList),
  group('overlays', overlays),
  group('fields', fields),
  group('importing', importing),
  group('account', account),
  {
    // A separate file for each icon would have only a few hundred bytes, and the sign-in screen
    // loads two lists of all files.
    name: 'icons',
    test: paths('lucide-react/dist/esm/icons'),
    minShareCount: 2,
    priority: 1,
  },
];
