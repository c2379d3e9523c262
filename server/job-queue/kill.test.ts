import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { jobs } from '../app/jobs.ts';
import { readConfig } from '../config/config.ts';
import { queueMail } from '../mails/mails.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startProcess } from '../testing/processes/process.ts';
import { testWithTwoConnections } from '../testing/races.ts';
import { waitFor } from '../testing/wait-for.ts';
import { startJobs } from './runner.ts';

/** A mail server that does not respond until the test sets `isAnswering`, and then accepts every mail. */
async function startSmtp() {
  const state = { isAnswering: false, nbCalls: 0, nbReceived: 0 };

  const answerSmtp = (socket: Socket) => {
    state.nbCalls += 1;
    // A client that is killed resets its connection.
    socket.on('error', () => undefined).setEncoding('utf8');
    if (!state.isAnswering) return;
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        if (isData && line !== '.') continue;
        if (isData) state.nbReceived += 1;
        isData = /^DATA/i.test(line);
        socket.write(isData ? '354 go\r\n' : '250 ok\r\n');
      }
    });
  };

  const smtp = createServer(answerSmtp).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  return { state, url: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`, stop: () => smtp.close() };
}

testWithTwoConnections(
  'kill -9 while a mail is being sent: another process sends it, once',
  async () => {
    const { db, scoped, listen, url, stop } = await openTestDatabase();
    const { state, url: SMTP_URL, stop: stopSmtp } = await startSmtp();
    const until = (isTrue: () => boolean | Promise<boolean>) =>
      waitFor(isTrue, { timeoutMs: 15_000, describe: () => JSON.stringify(state) });
    const server = await startProcess({ DATABASE_URL: url, SMTP_URL });
    const mail = { subject: 's', text: 't', html: 'h' };
    await db.transaction().execute((trx) => queueMail(trx, 'zoe@test.example', mail));
    await until(() => state.nbCalls > 0);
    await server.kill();
    state.isAnswering = true;
    // Sets the heartbeat back so far that the killed process is considered dead.
    await sql`update pgboss.job set heartbeat_on = now() - interval '31 seconds' where state = 'active'`.execute(db);
    const config = { ...readConfig({ DEMO: 'true' }), SMTP_URL };
    const log = { error: () => undefined, warn: () => undefined };
    const often = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, schedule: false };
    const { mails } = jobs;
    const quick = { ...mails!, definition: { ...mails!.definition, backoffSeconds: 1 } };
    const stopJobs = await startJobs({ db: scoped, config, listen }, { mails: quick }, log, often);
    await sql`update pgboss.job set retry_delay = 1`.execute(db);
    await until(async () => {
      const [mail] = await db.selectFrom('mails').select('date_sent').execute();
      return mail?.date_sent !== null;
    });
    await pause(2_500);
    await stopJobs();
    expect(state).toMatchObject({ nbCalls: 2, nbReceived: 1 });
    stopSmtp();
    await stop();
  },
  60_000,
);
