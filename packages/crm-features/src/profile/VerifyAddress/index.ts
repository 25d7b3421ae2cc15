export { VerifyAddress } from './VerifyAddress.tsx';
export type { VerifyAddressProps } from './VerifyAddress.tsx';
export { VerifyAddressView } from './VerifyAddressView.tsx';
export type { VerifyAddressViewProps } from './VerifyAddressView.tsx';
