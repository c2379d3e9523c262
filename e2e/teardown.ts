import { rmSync } from 'node:fs';

/** Deletes the temporary folder of the run after the portal has exited. Keeps the folder of a reused portal. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder && process.env.E2E_REUSE !== 'true') rmSync(folder, { recursive: true, force: true });
}
