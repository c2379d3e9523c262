import { RegisterPage } from '@memocartes/shared-features/privacy';

/** `/my-school/privacy`: the personal data that the portal keeps, for an independent teacher. */
export default function PrivacyPage() {
  return <RegisterPage />;
}
