/** Runs a step and tells how long it took. A step that fails tells its name, then fails. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  tell: (result: T) => string = () => '',
): Promise<T> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const still = setInterval(() => console.log(`… ${name}, ${seconds()}`), 20_000);
  try {
    const result = await work();
    const detail = tell(result);
    console.log(`✓ ${name}${detail && ` — ${detail}`} (${seconds()})`);
    return result;
  } catch (error) {
    console.log(`✗ ${name} (${seconds()})`);
    throw error;
  } finally {
    clearInterval(still);
  }
}
