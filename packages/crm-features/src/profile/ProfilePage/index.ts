export { ProfilePage } from './ProfilePage.tsx';
export type { ProfilePageProps } from './ProfilePage.tsx';
