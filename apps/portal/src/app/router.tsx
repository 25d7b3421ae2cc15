import { lazy } from 'react';
import {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
} from 'react-router-dom';
import { managerPaths, paths } from '../paths.ts';
import { Guard } from './Guard.tsx';
import { loadableScreen, type LoadableScreen } from '../screen/loadableScreen.tsx';
import { ManagersOnly } from '../shell/ManagersOnly.tsx';
import { Root } from '../shell/Root.tsx';
import { leadIdAt, screenPath } from '../state/screenPath.ts';

const layout = loadableScreen(() => import('../shell/AppLayout.tsx'));
/** Three tabs of one screen, which stays as another tab is chosen. */
const team = loadableScreen(() => import('../routes/team/TeamRoute.tsx'));
/** Members & access, and the page of a key, which loads from there: the sign-in lists no file for it. */
const members = loadableScreen(() => import('../routes/members/MembersRoute.tsx'));
/** The screens inside the frame, by path. */
const screens: Readonly<Record<string, LoadableScreen>> = {
  [paths.dashboard]: loadableScreen(() => import('../routes/leads/DashboardRoute.tsx')),
  [paths.today]: loadableScreen(() => import('../routes/today/TodayRoute.tsx')),
  [paths.proposals]: loadableScreen(() => import('../routes/proposals/ProposalsRoute.tsx')),
  [paths.leads]: loadableScreen(() => import('../routes/leads/LeadsRoute.tsx')),
  [paths.capture]: loadableScreen(() => import('../routes/capture/CaptureRoute.tsx')),
  [paths.waitingCaptures]: loadableScreen(
    () => import('../routes/capture/WaitingCapturesRoute.tsx'),
  ),
  [paths.events]: loadableScreen(() => import('../routes/events/EventsRoute.tsx')),
  [paths.event]: loadableScreen(() => import('../routes/events/EventRoute.tsx')),
  [paths.communications]: loadableScreen(
    () => import('../routes/communications/CommunicationsRoute.tsx'),
  ),
  [paths.profile]: loadableScreen(() => import('../routes/profile/ProfileRoute.tsx')),
  [paths.manager]: team,
  [paths.assignments]: team,
  [paths.import]: team,
  [paths.members]: members,
  [paths.tryKey]: members,
};

const NotFoundScreen = lazy(() => import('../screen/NotFoundScreen.tsx'));
const ProfileCompletionRoute = lazy(() => import('../routes/auth/ProfileCompletionRoute.tsx'));
const WaitingRoute = lazy(() => import('../routes/auth/WaitingRoute.tsx'));
const AuthorizeRoute = lazy(() => import('../routes/auth/AuthorizeRoute.tsx'));
const GoogleCallbackRoute = lazy(() => import('../routes/auth/GoogleCallbackRoute.tsx'));
const VerifyEmailRoute = lazy(() => import('../routes/auth/VerifyEmailRoute.tsx'));
const DisownAccountRoute = lazy(() => import('../routes/auth/DisownAccountRoute.tsx'));
const ResetPasswordRoute = lazy(() => import('../routes/auth/ResetPasswordRoute.tsx'));
const ForgotPasswordRoute = lazy(() => import('../routes/auth/ForgotPasswordRoute.tsx'));

const patternOf = (path: string) =>
  Object.keys(screens).find((pattern) => matchPath(pattern, path));

/** The screen inside the frame at a path; undefined at other paths. */
export function framedScreen(pathname: string): LoadableScreen | undefined {
  const pattern = patternOf(leadIdAt(pathname) === null ? pathname : paths.leads);
  return pattern === undefined ? undefined : screens[pattern];
}

/**
 * Loads the code of a screen and of the frame. A failure is retried, and reported, when it is shown.
 */
export const loadFramed = (screen: LoadableScreen) =>
  Promise.all([screen, layout].map(({ load }) => load().catch(() => undefined)));

function preload(pathname: string) {
  const screen = framedScreen(pathname);
  if (screen) void loadFramed(screen);
}

/**
 * The screen at the current location. All routes share this element, so that a screen stays
 * unchanged, including its scroll position, while a lead with its own URL is open over it.
 */
function FrameScreen() {
  const pattern = patternOf(screenPath(useLocation())) ?? paths.leads;
  const Screen = screens[pattern]?.Screen;
  if (!Screen) return null;
  return managerPaths.has(pattern) ? (
    <ManagersOnly>
      <Screen />
    </ManagersOnly>
  ) : (
    <Screen />
  );
}

const framePaths = [...Object.keys(screens), paths.lead];

/** Every route; each loads its code when it is first shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
        <Route element={<Guard layout={<layout.Screen />} preload={preload} />}>
          {framePaths.map((path) => (
            <Route key={path} path={path} element={<FrameScreen />} />
          ))}
        </Route>
        <Route element={<Guard layout={<Outlet />} asks={false} />}>
          <Route path={paths.profileCompletion} element={<ProfileCompletionRoute />} />
          <Route path={paths.waiting} element={<WaitingRoute />} />
          <Route path={paths.authorize} element={<AuthorizeRoute />} />
        </Route>
        <Route path={paths.googleCallback} element={<GoogleCallbackRoute />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailRoute />} />
        <Route path={paths.disownAccount} element={<DisownAccountRoute />} />
        <Route path={paths.resetPassword} element={<ResetPasswordRoute />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordRoute />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}

/** Renders the routes by URL. The router is declarative, because features load the data. */
export function Router() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}
