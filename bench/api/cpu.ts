import { readdirSync, readFileSync } from 'node:fs';

const microsecondsATick = 10_000; // Linux counts processor time in hundredths of a second

type Process = { pid: number; parent: number; /** Of itself and of its ended children. */ ticks: number };

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return { pid: Number(pid), parent: Number(fields[1]), ticks };
  } catch {
    return undefined; // ended since it was listed
  }
}

/** Processor time, in microseconds, that the descendants of a process have used (Linux). @throws where there is no `/proc` */
export function cpuOfDescendants(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? []);
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes
    .filter(({ pid }) => pid !== root && family.has(pid))
    .reduce((sum, { ticks }) => sum + ticks * microsecondsATick, 0);
}
