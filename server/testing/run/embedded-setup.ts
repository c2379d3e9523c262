import { prepareTemplate } from '../database.ts';

/** Makes the template of the test databases on the embedded database, whatever `DATABASE_URL` names. */
export default async function prepareEmbeddedRun(): Promise<void> {
  delete process.env.DATABASE_URL;
  await prepareTemplate();
}
