import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Guard } from '../shell/Guard.tsx';
import { Root } from '../shell/Root.tsx';

const AppLayout = lazy(() => import('../shell/AppLayout.tsx'));
const NotFoundScreen = lazy(() => import('../shell/NotFoundScreen.tsx'));
const DashboardRoute = lazy(() => import('../routes/leads/DashboardRoute.tsx'));
const LeadsRoute = lazy(() => import('../routes/leads/LeadsRoute.tsx'));
const VerifyEmailRoute = lazy(() => import('../routes/auth/VerifyEmailRoute.tsx'));
const ResetPasswordRoute = lazy(() => import('../routes/auth/ResetPasswordRoute.tsx'));
const ForgotPasswordRoute = lazy(() => import('../routes/auth/ForgotPasswordRoute.tsx'));
const CaptureRoute = lazy(() => import('../routes/capture/CaptureRoute.tsx'));

/** Every route; each loads its own code when it is shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
        <Route element={<Guard layout={<AppLayout />} />}>
          <Route path={paths.dashboard} element={<DashboardRoute />} />
          <Route path={paths.leads} element={<LeadsRoute />} />
          <Route path={paths.capture} element={<CaptureRoute />} />
        </Route>
        <Route path={paths.verifyEmail} element={<VerifyEmailRoute />} />
        <Route path={paths.resetPassword} element={<ResetPasswordRoute />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordRoute />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}

/** The routes at the browser's address. Declarative: what reads data are the features, not the router. */
export function Router() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}
