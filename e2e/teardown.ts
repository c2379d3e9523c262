import { rmSync } from 'node:fs';

/** Takes away the folder that the run made for itself; the portal has ended by then. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder && process.env.E2E_REUSE !== 'true') rmSync(folder, { recursive: true, force: true });
}
