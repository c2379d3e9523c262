import { devicesCalls } from '@memocartes/contract/devices/approval/devices.calls';
import type {
  DeviceRow,
  DeviceSecret,
  DevicesFilter,
  DevicesPage,
  RevokedDevices,
} from '@memocartes/contract/devices/approval/devices.routes';

import { api, from, type IfVersion, listTags } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type OfSchool = { school_id: number };

/**
 * Invalidated after an error too, since the tablet's request may have been answered or have expired meanwhile. The
 * dashboard shows whether the school has a tablet.
 */
const changesTablets = { invalidatesTags: ['schoolDevice', 'history', 'dashboard'] as const };

/** Tablets of a school, for its staff. */
export const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<DevicesPage, DevicesFilter>({
      ...from(devicesCalls.list),
      providesTags: (page) => listTags('schoolDevice', page?.devices),
    }),
    approveDevice: build.mutation<DeviceRow, { id: number }>({ ...from(devicesCalls.approve), ...changesTablets }),
    refuseDevice: build.mutation<void, { id: number }>({ ...from(devicesCalls.refuse), ...changesTablets }),
    renameDevice: build.mutation<DeviceRow, { id: number; name: string } & IfVersion>({
      ...from(devicesCalls.rename),
      ...changesTablets,
    }),
    revokeDevice: build.mutation<DeviceRow, { id: number }>({ ...from(devicesCalls.revoke), ...changesTablets }),
    restoreDevice: build.mutation<DeviceRow, { id: number }>({ ...from(devicesCalls.restore), ...changesTablets }),
    revokeAllDevices: build.mutation<RevokedDevices, OfSchool>({
      ...from(devicesCalls.revokeAll),
      ...changesTablets,
    }),
    getDeviceSecret: build.query<DeviceSecret, OfSchool>({
      ...from(devicesCalls.secret),
      providesTags: ['deviceSecret'],
    }),
    renewDeviceSecret: build.mutation<DeviceSecret, OfSchool>({
      ...from(devicesCalls.renewSecret),
      invalidatesTags: afterSuccess(['deviceSecret', 'history']),
    }),
  }),
  overrideExisting: true,
});

export const {
  useListDevicesQuery,
  useApproveDeviceMutation,
  useRefuseDeviceMutation,
  useRenameDeviceMutation,
  useRevokeDeviceMutation,
  useRestoreDeviceMutation,
  useRevokeAllDevicesMutation,
  useGetDeviceSecretQuery,
  useRenewDeviceSecretMutation,
} = devicesApi;
