import { RegisterPage } from '@memocartes/shared-features/privacy';

/** `/my-school/privacy`: which personal data the school's portal keeps, why and for how long. */
export default function PrivacyPage() {
  return <RegisterPage />;
}
