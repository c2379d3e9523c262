export { page } from './page.ts';
export { hasRequestedPage, storeRequestedPage, takeRequestedPage } from './requestedPage.ts';
export { useAddressChange } from './useAddressChange.ts';
export { isId, useIdParam } from './useIdParam.ts';
export { usePendingLocation } from './usePendingLocation.ts';
export { useSchoolId } from './useSchoolId.ts';
