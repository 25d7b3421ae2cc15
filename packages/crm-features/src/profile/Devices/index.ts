export { Devices } from './Devices.tsx';
export { DevicesView } from './DevicesView.tsx';
export type { DevicesViewProps } from './DevicesView.tsx';
