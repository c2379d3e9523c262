import { rmSync } from 'node:fs';

/** Deletes the temporary folder of the run; the portal has exited by then. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder && process.env.E2E_REUSE !== 'true') rmSync(folder, { recursive: true, force: true });
}
