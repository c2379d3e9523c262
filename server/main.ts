import { start } from './app/start.ts';
import { setHolidays } from './calendar/school-calendar.ts';
import { readConfig } from './config/config.ts';

try {
  const config = readConfig(process.env);
  setHolidays(config.holidays);
  const { stop } = await start(config);
  let ending = false;

  const end = async () => {
    if (ending) return;
    ending = true;
    // A request that never ends must not keep the process alive: the process exits within 5 s of SIGTERM.
    setTimeout(() => process.exit(1), 4_500).unref();
    await stop();
    process.exit(0);
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end());
  // The parent process, `npm start`, has exited.
  process.on('disconnect', () => void end());
  process.channel?.unref();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
