/** A limit: `points` per window of `seconds`. */
export type Rate = {
  points: number;
  seconds: number;
  /**
   * Minutes to wait after the first, second, … excess within a day; the last wait repeats. Without `waits`, the wait
   * lasts until the end of the window.
   */
  waits?: readonly number[];
  /**
   * `tries` (default): every call of `consume` takes a point, atomically. `failures`: `consume` only checks, and
   * `penalty` takes the point. `failures` is for counters that many people share, such as the address of a school.
   */
  counts?: 'tries' | 'failures';
  /**
   * For `tries`: whether the attempt that takes the last point starts the wait, instead of the first attempt beyond the
   * limit. With `failures`, the failure that takes the last point always starts it.
   */
  locksAtLast?: boolean;
  /** Key of the code and message sent to the person, see `refusals`. */
  refusal?: Refusal;
};

/** French messages of a refusal, for a wait such as « 15 minutes ». */
export const refusals = {
  requests: { code: 'TOO_MANY_REQUESTS', message: (wait: string) => `Trop de demandes\u00a0: patientez ${wait}.` },
  account: {
    code: 'LOCKED_OUT',
    message: (wait: string) => `Trop d’essais\u00a0: ce compte est bloqué pendant ${wait}.`,
  },
  /** The account is locked only for unknown browsers: known browsers and mailed links still work. */
  unknownBrowser: {
    code: 'LOCKED_OUT',
    message: (wait: string) =>
      `Trop d’essais\u00a0: ce compte est bloqué pendant ${wait} sur les appareils où il n’a jamais été ouvert. «\u00a0Mot de passe oublié\u00a0» l’ouvre tout de suite.`,
  },
  /** These messages are read by children. */
  code: {
    code: 'TOO_MANY_CODES',
    message: (wait: string) => `Trop d’essais\u00a0: attends ${wait} avant de taper un code.`,
  },
  network: {
    code: 'TOO_MANY_REQUESTS',
    message: (wait: string) => `Trop d’essais depuis votre réseau\u00a0: patientez ${wait}.`,
  },
} as const;
export type Refusal = keyof typeof refusals;

const minute = 60;
const hour = 3600;
const day = 24 * hour;
const shortWaits = [1, 5, 15, 60] as const;
const longWaits = [15, 60, 240] as const;

/** Five wrong passwords of one account from one address lock the pair for 15 minutes [accounts.lock-out]. */
const lockOut = { points: 5, seconds: 15 * minute, waits: [15], locksAtLast: true, refusal: 'account' } as const;

const sessionCode = {
  school: { points: 100, seconds: hour, waits: [5, 15, 60], counts: 'failures', refusal: 'code' },
  address: { points: 300, seconds: hour, waits: [5, 15, 60], counts: 'failures', refusal: 'code' },
  all: { points: 3000, seconds: hour, waits: [1, 5, 15], counts: 'failures', refusal: 'code' },
} as const;

/**
 * Every limit of the portal: its name, then each counter by its key. `account+address` is the pair, `all` everybody
 * together. An attempt refused by one counter is not counted by the counters after it. So narrow counters come first,
 * to keep one attacker from exhausting a shared limit.
 */
export const limitTable = {
  /**
   * Sign-in. Users of a school share one address, so only failures count against it [accounts.lock-out-account]
   * [accounts.lock-out-address].
   */
  login: {
    address: { points: 50, seconds: 15 * minute, counts: 'failures', refusal: 'network' },
    'account+address': lockOut,
    account: { points: 20, seconds: hour, waits: longWaits, locksAtLast: true, refusal: 'unknownBrowser' },
  },
  /**
   * Sign-in with a known browser: failures from the same network address or with unknown browsers do not count
   * [accounts.known-browser].
   */
  'login-known-device': { 'account+device': lockOut },
  /** The current password, which a signed-in person must enter again. */
  password: { 'account+address': lockOut },
  /** Codes of a second factor, across all sign-ins and login sessions of the account [accounts.second-factor-lock]. */
  'second-factor': { account: { ...lockOut, waits: [15, 60] } },
  'email-change': { account: { points: 5, seconds: hour }, recipient: { points: 3, seconds: hour } },
  /**
   * Reset mails, also for unknown addresses. Windows of an account are as long as a link works, and have no waits: if a
   * stranger used them up, the last mailed link still works [accounts.reset-limit].
   */
  'reset-mail': {
    'account+address': { points: 3, seconds: hour },
    address: { points: 20, seconds: 15 * minute },
    account: { points: 10, seconds: hour },
  },
  'reset-mail-known-device': { 'account+device': { points: 3, seconds: 15 * minute, waits: longWaits } },
  /** Starting a national sign-on; people of a school share one address. */
  'oidc-start': { address: { points: 600, seconds: minute } },
  /** Wrong secrets of tickets, for example in links of mails. */
  ticket: { address: { points: 100, seconds: 15 * minute, counts: 'failures', refusal: 'network' } },
  'temporary-token': { account: { points: 60, seconds: minute } },
  'link-code': { address: { points: 10, seconds: minute, waits: shortWaits } },
  /** E-mail addresses that staff look up [accounts.lookup]. */
  'check-email': { account: { points: 30, seconds: minute } },
  /** Repeated mails of one invitation, counted for the invited account. */
  'invitation-mail': { account: { points: 3, seconds: 10 * minute } },
  /** Invitations of a day, both new and repeated [invitations.limit]. */
  invitation: { account: { points: 300, seconds: day }, school: { points: 500, seconds: day } },
  /** Requests of a school to attach a follower of another school: per student, per follower, and overall. */
  'attach-request': {
    'school+follower+student': { points: 3, seconds: 30 * day },
    'school+follower': { points: 10, seconds: 30 * day },
    school: { points: 100, seconds: day },
  },
  /** Unknown codes of slips: a code has 59 bits, so a limit per address is enough. */
  'slip-code': { address: { points: 50, seconds: 15 * minute, counts: 'failures', refusal: 'network' } },
  /** Mails sent with the code of a slip: per slip, and per e-mail address. */
  'slip-mail': { account: { points: 5, seconds: day }, recipient: { points: 3, seconds: hour } },
  /** Each call creates up to 500 slips. */
  'slip-print': { account: { points: 60, seconds: 10 * minute } },
  contact: { account: { points: 5, seconds: 10 * minute } },
  /** Requests for a trial, by anybody; colleagues may share one address [contact.trial-limit]. */
  'trial-request': { address: { points: 10, seconds: hour }, all: { points: 100, seconds: hour } },
  /** Reports of browsers about remotes; people of a school share one address. */
  'remote-report': { address: { points: 3000, seconds: 10 * minute } },
  /** Reports of browsers about the page's security policy. */
  'csp-report': { address: { points: 600, seconds: 10 * minute } },
  chat: { account: { points: 60, seconds: 10 * minute } },
  /** More messages than a person can type [messaging.rate]. */
  message: { account: { points: 40, seconds: minute } },
  'class-message': { account: { points: 10, seconds: hour } },
  'message-report': { account: { points: 20, seconds: hour } },
  /** A whole school registers its tablets from one address. */
  'device-attach': { address: { points: 200, seconds: minute } },
  /**
   * Tablets approved by the QR code of a school: with a stolen code an attacker must not get unlimited tablets for
   * guessing session codes.
   */
  'device-approve': { school: { points: 60, seconds: hour } },
  /**
   * Session codes have 6 digits. A tablet may try 10 wrong codes before the first wait, and again after each wait. The
   * tablet is thus locked long before its school [tablets.wrong-code].
   */
  'session-code-tablet': { device: { points: 10, seconds: day, waits: [...shortWaits, 240], refusal: 'code' } },
  /**
   * Wrong codes of tablets that have not joined a session of the school in the last 30 days. With a stolen QR code,
   * somebody can approve many such tablets.
   */
  'session-code': { ...sessionCode, school: { ...sessionCode.school, points: 50 } },
  /** Wrong codes of tablets that have joined a session in the last 30 days: other tablets can't lock them out. */
  'session-code-known-device': sessionCode,
  /** Unknown family codes: they have 36 bits and last an hour. */
  'home-code': {
    address: { points: 20, seconds: hour, waits: [5, 15, 60], counts: 'failures', refusal: 'code' },
    all: { points: 3000, seconds: hour, waits: [1, 5, 15], counts: 'failures', refusal: 'code' },
  },
  /** Family codes created and devices attached by a follower. */
  'home-device': { account: { points: 60, seconds: 10 * minute } },
  /** Unknown codes of printed cards; a school reads its cards from one address. */
  'card-code': { address: { points: 100, seconds: 15 * minute, counts: 'failures', refusal: 'network' } },
  print: { account: { points: 100, seconds: 10 * minute } },
  'data-export': { account: { points: 20, seconds: hour } },
  document: { account: { points: 60, seconds: 10 * minute } },
  'student-import': { account: { points: 120, seconds: 10 * minute } },
  'adult-import': { account: { points: 60, seconds: 10 * minute } },
  'card-import': { account: { points: 60, seconds: 10 * minute } },
  /** Each call concerns up to a thousand cards. */
  'card-bulk': { account: { points: 120, seconds: 10 * minute } },
  avatar: { account: { points: 120, seconds: 10 * minute } },
  'card-image': { account: { points: 60, seconds: 10 * minute } },
} as const satisfies Record<string, Readonly<Record<string, Rate>>>;

export type LimitName = keyof typeof limitTable;

type Parts<K> = K extends `${infer A}+${infer B}` ? A | Parts<B> : Exclude<K, 'all'>;

/** The subject of a count: every part named by the counters of the limit. */
export type LimitSubject<N extends LimitName> = Record<Parts<keyof (typeof limitTable)[N] & string>, string | number>;
