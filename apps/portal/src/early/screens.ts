import { paths } from '../paths.ts';

/** Resources that the browser can start to fetch for a screen before any of its code has run. */
export interface EarlyScreen {
  /** File of the screen, relative to the portal. */
  module: string;
  /** Additional files that it imports in its first seconds. */
  also?: readonly string[];
  /** Calls that it makes first, as long as the URL has no query. */
  reads?: readonly string[];
}

/** The frame around every screen behind the sign-in. */
export const frame = 'src/shell/AppLayout.tsx';
/** Shown instead of any screen while there is no session. */
export const signIn: EarlyScreen = { module: 'src/routes/auth/AuthRoute.tsx' };

const leadReads = ['/api/leads', '/api/dashboard/stats'] as const;

const team = {
  module: 'src/routes/team/TeamRoute.tsx',
  reads: ['/api/users', '/api/dashboard/stats'],
};

/** The screens inside the frame, by path. */
export const screens: Readonly<Record<string, EarlyScreen>> = {
  [paths.dashboard]: {
    module: 'src/routes/leads/DashboardRoute.tsx',
    also: ['../../packages/crm-features/src/stats/CaptureCharts/CaptureChartsPanel.tsx'],
    reads: leadReads,
  },
  [paths.today]: { module: 'src/routes/today/TodayRoute.tsx' },
  [paths.proposals]: {
    module: 'src/routes/proposals/ProposalsRoute.tsx',
    reads: ['/api/proposals'],
  },
  [paths.leads]: { module: 'src/routes/leads/LeadsRoute.tsx', reads: leadReads },
  [paths.profile]: {
    module: 'src/routes/profile/ProfileRoute.tsx',
    reads: ['/api/auth/sessions'],
  },
  [paths.events]: { module: 'src/routes/events/EventsRoute.tsx', reads: ['/api/events'] },
  [paths.capture]: {
    module: 'src/routes/capture/CaptureRoute.tsx',
    reads: ['/api/leads?limit=5'],
  },
  [paths.waitingCaptures]: { module: 'src/routes/capture/WaitingCapturesRoute.tsx' },
  [paths.communications]: {
    module: 'src/routes/communications/CommunicationsRoute.tsx',
    reads: ['/api/communications', '/api/communications/due?limit=25', '/api/config'],
  },
  [paths.manager]: { ...team, also: ['src/routes/team/OverviewPanel.tsx'] },
  [paths.assignments]: {
    ...team,
    also: ['src/routes/team/AssignmentsPanel.tsx'],
    reads: ['/api/users', '/api/leads?assigned_to=none&sort=created_at&limit=25'],
  },
  [paths.members]: {
    module: 'src/routes/members/MembersRoute.tsx',
    reads: ['/api/members'],
  },
  [paths.import]: {
    ...team,
    also: ['src/routes/team/ImportExportPanel.tsx'],
    reads: ['/api/users', '/api/events'],
  },
};

/** The resources fetched early for a screen. */
interface Start {
  /** Indices in the list of files. */
  files: readonly number[];
  reads: readonly string[];
  /** Whether other users see Access Denied in its place. */
  forManagers?: boolean;
}

/** The data that the build passes to the early script. */
export interface Starts {
  signIn: Start;
  /** By path. */
  screens: Readonly<Record<string, Start>>;
  /** Files of all of them, relative to the server's root. */
  files: readonly string[];
}
