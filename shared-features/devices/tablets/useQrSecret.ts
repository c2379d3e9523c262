import { useGetDeviceSecretQuery } from '@memocartes/shared-api/devices.api';

/** Address of a QR code. The secret is after `#`, which browsers never send to a server. */
const approvalAddress = (secret: string) => `${location.origin}/device#${secret}`;

/** The address in a school's QR code: undefined while loading, null if the QR code must be renewed first. */
export function useQrSecret(schoolId: number) {
  const query = useGetDeviceSecretQuery({ school_id: schoolId });
  const secret = query.data?.secret;
  return { ...query, address: typeof secret === 'string' ? approvalAddress(secret) : secret };
}
