import { readFile } from 'node:fs/promises'

/** The most memory a process has had resident, in bytes; 0 where the system does not tell. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
