/**
 * Runs a step and prints its name and duration every 20 s and at the end, even if it fails. `detailOf` returns a text
 * to add to the last line of a successful step.
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
