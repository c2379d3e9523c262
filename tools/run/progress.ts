/**
 * Runs a step and prints its name and duration, even if it fails; prints a line every 20 s of a long step. `detailOf`
 * adds to the line.
 */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  detailOf: (result: T) => string = () => '',
): Promise<T> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const heartbeat = setInterval(() => console.log(`… ${name}, ${seconds()}`), 20_000);
  try {
    const result = await work();
    const detail = detailOf(result);
    console.log(`✓ ${name}${detail && ` — ${detail}`} (${seconds()})`);
    return result;
  } catch (error) {
    console.log(`✗ ${name} (${seconds()})`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
