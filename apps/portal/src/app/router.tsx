import { lazy } from 'react';
import type { ReactElement } from 'react';
import {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
} from 'react-router-dom';
import { paths } from '../paths.ts';
import { Guard } from '../shell/Guard.tsx';
import { ManagersOnly } from '../shell/ManagersOnly.tsx';
import { Root } from '../shell/Root.tsx';
import { leadIdAt, screenPath } from '../shell/screenPath.ts';

const loadLayout = () => import('../shell/AppLayout.tsx');
const loadTeam = () => import('../routes/team/TeamRoute.tsx');
/** The screens inside the frame, by path. */
const screens = {
  [paths.dashboard]: () => import('../routes/leads/DashboardRoute.tsx'),
  [paths.leads]: () => import('../routes/leads/LeadsRoute.tsx'),
  [paths.capture]: () => import('../routes/capture/CaptureRoute.tsx'),
  [paths.events]: () => import('../routes/events/EventsRoute.tsx'),
  [paths.event]: () => import('../routes/events/EventRoute.tsx'),
  [paths.communications]: () => import('../routes/communications/CommunicationsRoute.tsx'),
  [paths.profile]: () => import('../routes/profile/ProfileRoute.tsx'),
  [paths.manager]: loadTeam,
  [paths.assignments]: loadTeam,
  [paths.import]: loadTeam,
  [paths.members]: () => import('../routes/members/MembersRoute.tsx'),
};

const AppLayout = lazy(loadLayout);
const DashboardRoute = lazy(screens[paths.dashboard]);
const LeadsRoute = lazy(screens[paths.leads]);
const CaptureRoute = lazy(screens[paths.capture]);
const EventsRoute = lazy(screens[paths.events]);
const EventRoute = lazy(screens[paths.event]);
const CommunicationsRoute = lazy(screens[paths.communications]);
const ProfileRoute = lazy(screens[paths.profile]);
const TeamRoute = lazy(loadTeam);
const MembersRoute = lazy(screens[paths.members]);
const NotFoundScreen = lazy(() => import('../shell/NotFoundScreen.tsx'));
const ProfileCompletionRoute = lazy(() => import('../routes/auth/ProfileCompletionRoute.tsx'));
const WaitingRoute = lazy(() => import('../routes/auth/WaitingRoute.tsx'));
const GoogleCallbackRoute = lazy(() => import('../routes/auth/GoogleCallbackRoute.tsx'));
const VerifyEmailRoute = lazy(() => import('../routes/auth/VerifyEmailRoute.tsx'));
const DisownAccountRoute = lazy(() => import('../routes/auth/DisownAccountRoute.tsx'));
const ResetPasswordRoute = lazy(() => import('../routes/auth/ResetPasswordRoute.tsx'));
const ForgotPasswordRoute = lazy(() => import('../routes/auth/ForgotPasswordRoute.tsx'));

/** Loads frame and screen in parallel. A failure is retried, and reported, when they are shown. */
function preload(pathname: string) {
  const path = leadIdAt(pathname) === null ? pathname : paths.leads;
  const screen = Object.entries(screens).find(([key]) => matchPath(key, path))?.[1];
  void Promise.allSettled([loadLayout(), screen?.()]);
}

/** Three tabs of one screen, which stays as another tab is chosen. */
const team = (
  <ManagersOnly>
    <TeamRoute />
  </ManagersOnly>
);

const elements: Readonly<Record<string, ReactElement>> = {
  [paths.dashboard]: <DashboardRoute />,
  [paths.leads]: <LeadsRoute />,
  [paths.capture]: <CaptureRoute />,
  [paths.events]: <EventsRoute />,
  [paths.event]: <EventRoute />,
  [paths.communications]: <CommunicationsRoute />,
  [paths.profile]: <ProfileRoute />,
  [paths.manager]: team,
  [paths.assignments]: team,
  [paths.import]: team,
  [paths.members]: (
    <ManagersOnly>
      <MembersRoute />
    </ManagersOnly>
  ),
};

/**
 * The screen at the current location. All routes share this element, so that a screen stays
 * unchanged, including its scroll position, while a lead with its own URL is open over it.
 */
function FrameScreen() {
  const path = screenPath(useLocation());
  const pattern = Object.keys(elements).find((key) => matchPath(key, path));
  return elements[pattern ?? paths.leads];
}

const framePaths = [...Object.keys(screens), paths.lead];

/** Every route; each loads its code when it is first shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
        <Route element={<Guard layout={<AppLayout />} preload={preload} />}>
          {framePaths.map((path) => (
            <Route key={path} path={path} element={<FrameScreen />} />
          ))}
        </Route>
        <Route element={<Guard layout={<Outlet />} asks={false} />}>
          <Route path={paths.profileCompletion} element={<ProfileCompletionRoute />} />
          <Route path={paths.waiting} element={<WaitingRoute />} />
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
