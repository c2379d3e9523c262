import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Brotli quality that compresses a small text in under a millisecond; a higher quality would save few bytes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a small text compressed where the browser accepts brotli. */
export async function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: Buffer | string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(headers['accept-encoding']))) return reply.send(body);
  return reply.header('content-encoding', 'br').send(await compress(body, quality));
}
