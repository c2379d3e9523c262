import { randomInt } from 'node:crypto';

import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { startNginx } from '@memocartes/server/testing/processes/nginx';

import { nbSessions, type School } from './school.ts';

const day = 24 * 3600;

/** Headers with a random forged address. */
const forgedHeaders = () => ({
  'x-forwarded-for': `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

const cookie = (token: string) => ({ cookie: `device=${token}`, ...portalHeader });

type Nginx = Awaited<ReturnType<typeof startNginx>>;
type PostResult = { status: number; wait: number; setCookie: string };

async function post(nginx: Nginx, path: string, headers: Record<string, string>, body: object): Promise<PostResult> {
  const response = await nginx.request(`/api/device/${path}`, { method: 'POST', headers, body });
  const wait = Number(response.headers['retry-after'] ?? 0);
  return { status: response.status, wait, setCookie: String(response.headers['set-cookie'] ?? '') };
}

/** A guessing tablet; `token` is the value of its cookie. */
type Tablet = { token: string };

/** How the attacker obtains tablets. `renew` returns a new tablet once the others are rate-limited. */
export type Supply = {
  name: string;
  tablets: (school: School, nginx: Nginx) => Promise<Tablet[]>;
  renew?: (school: School, nginx: Nginx) => Promise<Tablet | undefined>;
};

const tokenIn = ({ setCookie }: PostResult) => /device=([\w-]+)/.exec(setCookie)?.[1];

export const approved = (count: number): Supply => ({
  name: `${count} approved tablet${count > 1 ? 's' : ''}`,
  tablets: (school) =>
    Promise.all(Array.from({ length: count }, async () => ({ token: await school.approvedTablet() }))),
});

export const joinedBefore = (count: number): Supply => ({
  name: `${count} tablets that joined before`,
  tablets: (school) => Promise.all(Array.from({ length: count }, async () => ({ token: await school.joinedTablet() }))),
});

const requestApproval = async ({ schoolCode }: School, nginx: Nginx) => {
  const token = tokenIn(
    await post(nginx, 'attach', { ...portalHeader, ...forgedHeaders() }, { school_code: schoolCode }),
  );
  return { token: token ?? '' };
};

export const unapproved = (count: number): Supply => ({
  name: `${count} tablets that wait for approval`,
  tablets: (school, nginx) => Promise.all(Array.from({ length: count }, () => requestApproval(school, nginx))),
});

const readQr = async ({ secret }: School, nginx: Nginx) => {
  const token = tokenIn(await post(nginx, 'attach', { ...portalHeader, ...forgedHeaders() }, { secret }));
  return token === undefined ? undefined : { token };
};

export const stolenQr: Supply = {
  name: 'a stolen QR code, a new tablet whenever a tablet is rate-limited',
  tablets: async () => [],
  renew: readQr,
};

/** Exhausts both limits of the school: for tablets that joined before, and for new tablets. */
export const stolenQrAndKnown = (count: number): Supply => ({
  ...stolenQr,
  name: `a stolen QR code and ${count} tablets that joined before`,
  tablets: joinedBefore(count).tablets,
});

/** Result of a day of guessing. */
export type Outcome = {
  guesses: number;
  refused: number;
  /**
   * Seconds of the day in which a correct code was refused. `joined`: for a tablet that had joined before; `fresh`:
   * for a new one.
   */
  blocked: { joined: number; fresh: number };
};

/**
 * Guesses through nginx for 24 h as fast as the rate limits allow; waits are skipped by advancing the clock of the
 * limits.
 */
export async function guessForADay(school: School, nginx: Nginx, supply: Supply): Promise<Outcome> {
  const legitimate = { joined: await school.joinedTablet(), fresh: '' };
  const outcome: Outcome = { guesses: 0, refused: 0, blocked: { joined: 0, fresh: 0 } };
  const tablets = await supply.tablets(school, nginx);

  /** Guesses until refused. @returns seconds to wait */
  const exhaust = async ({ token }: Tablet): Promise<number> => {
    for (;;) {
      const { status, wait } = await post(
        nginx,
        'join',
        { ...cookie(token), ...forgedHeaders() },
        { code: school.wrongCode() },
      );
      if (status === 422) outcome.guesses += 1;
      else {
        outcome.refused += 1;
        return status === 429 ? wait : day;
      }
    }
  };

  for (let now = 0; now < day;) {
    const waitSeconds: number[] = [];
    for (const tablet of tablets) waitSeconds.push(await exhaust(tablet));
    for (let fresh = await supply.renew?.(school, nginx); fresh; fresh = await supply.renew?.(school, nginx)) {
      const before = outcome.guesses;
      const wait = await exhaust(fresh);
      // Refused before its first guess: the school's limit is reached, so another tablet does not help.
      if (outcome.guesses === before) {
        waitSeconds.push(wait);
        break;
      }
    }
    const step = Math.max(1, Math.min(...(waitSeconds.length > 0 ? waitSeconds : [60]), day - now));
    // `fresh` must never have joined, so it is a new tablet each time.
    legitimate.fresh = await school.approvedTablet();
    for (const kind of ['joined', 'fresh'] as const) {
      const { status, wait } = await post(nginx, 'join', cookie(legitimate[kind]), { code: school.rightCode });
      if (status === 429) outcome.blocked[kind] += Math.min(wait, step);
    }
    await school.passSeconds(step);
    now += step;
  }
  return outcome;
}

/** Probability that this many distinct codes out of a million include the code of an open session. */
export const chanceOf = (guesses: number): number => {
  let missed = 1;
  for (let i = 0; i < guesses; i += 1) missed *= 1 - nbSessions / (1_000_000 - i);
  return 1 - missed;
};
