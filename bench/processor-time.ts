import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc: 100 on every Linux that Node runs on. */
const TICKS = 100

/** Processor seconds a process has used so far, with those of its children where `children` is set. Linux only: throws elsewhere. */
export function processorTime(pid: number, children = false): number {
  const own = read(pid)
  if (own === null) throw new Error(`There is no process ${pid} in /proc`)
  if (!children) return own.seconds
  const below = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
  return below.reduce((sum, one) => (one?.parent === pid ? sum + one.seconds : sum), own.seconds)
}

function read(pid: number): { parent: number; seconds: number } | null {
  try {
    // After the name, which may hold anything in its brackets: state, parent, …, user and system time as the 12th and 13th.
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { parent: Number(facts[1]), seconds: (Number(facts[11]) + Number(facts[12])) / TICKS }
  } catch {
    return null
  }
}
