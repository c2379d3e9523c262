import { RegisterPage } from '@memocartes/shared-features/privacy';

/** `/my-school/privacy`: the register of personal data, for an independent teacher. */
export default function PrivacyPage() {
  return <RegisterPage />;
}
