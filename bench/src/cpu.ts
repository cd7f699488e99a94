import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ of every Linux that Node runs on (proc(5), sysconf(_SC_CLK_TCK)).
const ticksPerSecond = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly ticks: number;
}

function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; fields are counted after it (proc(5): 4 ppid, 14 utime, 15 stime).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Fields 16 and 17 are the times of ended children: a backend that closes must be counted too.
    const [utime, stime, endedUtime, endedStime] = fields.slice(11, 15).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return { parent: Number(fields[1]), ticks: utime + stime + endedUtime + endedStime };
  } catch {
    return undefined;
  }
}

/** Processor milliseconds used by a process, from the operating system's accounting. */
export function cpuOf(pid: number): number {
  return ((readTimes(pid)?.ticks ?? 0) * 1000) / ticksPerSecond;
}

/** The same for a PostgreSQL: its postmaster and all processes below it. */
export function cpuOfPostgres(postmasterPid: number): number {
  let ticks = readTimes(postmasterPid)?.ticks ?? 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const times = readTimes(Number(name));
    if (times?.parent === postmasterPid) ticks += times.ticks;
  }
  return (ticks * 1000) / ticksPerSecond;
}

/** Processor milliseconds of a server and its PostgreSQL. */
export const cpuOfBoth = (serverPid: number, postmasterPid: number): number =>
  cpuOf(serverPid) + cpuOfPostgres(postmasterPid);

/** Megabytes resident now. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
