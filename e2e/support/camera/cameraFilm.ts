import type { Page } from '@playwright/test';

import { type Scene, writeVideo } from './cameraVideo.ts';

/**
 * Writes a video of pictures on a table top, each shown for `seconds`, to `path`. Changes the size and the content of
 * `page`.
 * @param sources URLs of the pictures
 */
export async function filmPictures(
  page: Page,
  sources: readonly string[],
  path: string,
  seconds: number,
): Promise<void> {
  await page.setViewportSize({ width: 640, height: 480 });
  const scenes: Scene[] = [];
  for (const source of sources) {
    await page.setContent(
      `<body style="margin:0;height:480px;display:grid;place-items:center;background:#8a6a48">
        <img src="${source}" alt="" style="width:210px;padding:20px;background:#fff;rotate:8deg"></body>`,
    );
    scenes.push({ jpeg: await page.screenshot({ type: 'jpeg', quality: 85 }), seconds });
  }
  await writeVideo(path, scenes);
}
