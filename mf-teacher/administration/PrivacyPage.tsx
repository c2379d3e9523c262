import { RegisterPage } from '@memocartes/shared-features/privacy';

/** `/my-school/privacy`: which personal data the portal keeps, for a teacher who administers their school alone. */
export default function PrivacyPage() {
  return <RegisterPage />;
}
