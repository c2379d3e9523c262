/** What an account may be (specification §1). A pupil has no account. */
export type Role = 'SUPERADMIN' | 'ADMIN' | 'TEACHER' | 'USER';
