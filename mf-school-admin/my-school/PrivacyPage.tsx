import { RegisterPage } from '@memocartes/shared-features/privacy';

/** `/my-school/privacy`: the personal data that the portal keeps for the school, why and for how long. */
export default function PrivacyPage() {
  return <RegisterPage />;
}
