import { prepareTemplate } from '../database.ts';

/** Creates the template of the test databases on the embedded database, even if `DATABASE_URL` is set. */
export default async function prepareEmbeddedRun(): Promise<void> {
  delete process.env.DATABASE_URL;
  await prepareTemplate();
}
