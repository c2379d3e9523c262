import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

import { FinalFailure } from '../job-queue/handler.ts';
import { runHandler } from '../testing/jobs.ts';
import type { TestServer } from '../testing/server.ts';
import { mailsJob } from './mails.job.ts';

type Answers = {
  /** Response to every recipient. */
  toRecipient?: string;
  /** Response to a received message; null closes the connection, undefined sends nothing. */
  toMessage?: (nbReceived: number) => string | null | undefined;
};

/** Starts a minimal SMTP server, which accepts messages by default. */
export async function startSmtp({ toRecipient = '250 ok', toMessage = () => '250 kept' }: Answers = {}) {
  const received: string[] = [];
  const sockets: Socket[] = [];

  const answerSmtp = (socket: Socket) => {
    sockets.push(socket);
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n')) {
        if (data !== undefined && line !== '.') data += `${line}\n`;
        else if (data !== undefined) {
          received.push(data);
          data = undefined;
          const answer = toMessage(received.length);
          if (answer === null) socket.destroy();
          else if (answer) socket.write(`${answer}\r\n`);
        } else if (/^DATA/i.test(line)) {
          data = '';
          socket.write('354 go\r\n');
        } else if (/^RCPT/i.test(line)) socket.write(`${toRecipient}\r\n`);
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else if (line) socket.write('250 ok\r\n');
      }
    });
  };

  const smtp: Server = createServer(answerSmtp);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`;

  const stop = () => {
    smtp.close();
    for (const socket of sockets) socket.destroy();
  };

  return { url, received, stop };
}

type Attempt = { toRecipient?: string; isLastAttempt?: boolean };

/** Tries to send the last mail to an address; the mail server responds as given. @returns whether it was sent */
export async function attemptMail(
  { db, config }: Pick<TestServer, 'db' | 'config'>,
  email: string,
  { toRecipient, isLastAttempt }: Attempt = {},
): Promise<boolean> {
  const smtp = await startSmtp({ toRecipient });
  const { id } = await db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const services = { db, config: { ...config, SMTP_URL: smtp.url } };
  try {
    await runHandler(services, mailsJob, id);
    return true;
  } catch (error) {
    const isFinal = error instanceof FinalFailure;
    if (isFinal || isLastAttempt) await mailsJob.giveUp?.(services, id, isFinal ? error.cause : error);
    return false;
  } finally {
    smtp.stop();
  }
}
