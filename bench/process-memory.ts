import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Resident bytes of a process and of its children that run Node.js; 0 once it has ended. Linux only. */
export function familyMemory(pid: number): number {
  const program = linkOf(pid)
  const members = processes().filter((one) => one === pid || (parentOf(one) === pid && linkOf(one) === program))
  return members.reduce((sum, one) => sum + figure(one, 'VmRSS'), 0)
}

/** The most resident bytes a process has had; 0 once it has ended. Linux only. */
export function peakMemory(pid: number): number {
  return figure(pid, 'VmHWM')
}

function processes(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
}

function linkOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/exe`)
  } catch {
    // It has ended.
    return null
  }
}

function parentOf(pid: number): number {
  return figure(pid, 'PPid', 1)
}

/** A figure of /proc/PID/status; those of memory are in kB. */
function figure(pid: number, name: string, unit = 1024): number {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * unit
  } catch {
    // It has ended.
    return 0
  }
}
