import { skippedPart, type Outcome } from './runners.ts'
import { isTimeForPart } from './time-limit.ts'

/** A part of a test run: its name in the summary, and what runs it. */
export type Part = readonly [name: string, run: (name: string) => Promise<Outcome | readonly Outcome[]>]

/** Runs a part, or skips it if too little time is left (`TEST_END`). */
export async function runPart([name, run]: Part): Promise<readonly Outcome[]> {
  if (!isTimeForPart()) return [skippedPart(name, 'too little time is left until the time limit of the run')]
  const outcome = await run(name)
  return 'part' in outcome ? [outcome] : outcome
}

/** Runs parts in their order, `atOnce` at a time. Resolves with their outcomes in that order. */
export async function runParts(parts: readonly Part[], atOnce: number): Promise<Outcome[]> {
  const outcomes: (readonly Outcome[])[] = []
  const waiting = parts.entries()
  const lane = async () => {
    for (const [at, part] of waiting) outcomes[at] = await runPart(part)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return outcomes.flat()
}

/** `count` parts of a runner's tests: each with its name and argument. */
export function shardsOf(name: string, count: number): (readonly [name: string, args: readonly string[]])[] {
  if (count === 1) return [[name, []]]
  return Array.from({ length: count }, (_, at) => [`${name} ${at + 1}/${count}`, [`--shard=${at + 1}/${count}`]])
}
