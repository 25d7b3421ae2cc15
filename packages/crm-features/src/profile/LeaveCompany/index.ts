export { LeaveCompany } from './LeaveCompany.tsx';
export type { LeaveCompanyProps } from './LeaveCompany.tsx';
export { LeaveCompanyView } from './LeaveCompanyView.tsx';
export type { LeaveCompanyViewProps } from './LeaveCompanyView.tsx';
