import { readdirSync, readFileSync } from 'node:fs';

const microsecondsPerTick = 10_000; // Linux measures processor time in hundredths of a second.

type Process = { pid: number; parent: number; /** CPU time of the process and its ended children. */ ticks: number };

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return { pid: Number(pid), parent: Number(fields[1]), ticks };
  } catch {
    return undefined; // The process has exited since it was listed.
  }
}

/** CPU time of a process's descendants in microseconds. Linux only. @throws Error where there is no `/proc` */
export function cpuOfDescendants(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? []);
  const descendants = new Set([root]);
  for (let size = 0; size !== descendants.size;) {
    size = descendants.size;
    for (const { pid, parent } of processes) if (descendants.has(parent)) descendants.add(pid);
  }
  return processes
    .filter(({ pid }) => pid !== root && descendants.has(pid))
    .reduce((sum, { ticks }) => sum + ticks * microsecondsPerTick, 0);
}
