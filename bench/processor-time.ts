import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in /proc: 100 on every Linux that Node supports. */
const CLOCK_TICKS = 100

/** CPU seconds of a process so far. Linux only: throws elsewhere. */
export function processorTime(pid: number): number {
  return factsOf(pid).own
}

/** CPU seconds of a process and its children so far, including exited ones. Linux only: throws elsewhere. */
export function familyProcessorTime(pid: number): number {
  const { own, ended } = factsOf(pid)
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
  return living.reduce((sum, one) => (one?.parent === pid ? sum + one.own : sum), own + ended)
}

/** The most MB a process has had in memory; 0 if it is gone. Linux only. */
export function peakMemory(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

interface Facts {
  readonly parent: number
  /** Seconds. */
  readonly own: number
  /** Seconds of exited children. */
  readonly ended: number
}

function factsOf(pid: number): Facts {
  const facts = read(pid)
  if (facts === null) throw new Error(`There is no process ${pid} in /proc`)
  return facts
}

function read(pid: number): Facts | null {
  try {
    // After the name, which may contain anything in its brackets: state, parent, …, user and system time as the 12th and 13th, then those
    // of exited children.
    const texts = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = texts.slice(11, 15).map((text) => Number(text) / CLOCK_TICKS)
    return { parent: Number(texts[1]), own: user + system, ended: endedUser + endedSystem }
  } catch {
    return null
  }
}
