import { runCaptured } from '../run-captured.ts'
import { failedPart, skippedPart, type Outcome } from './runners.ts'
import { readCounts } from './test-counts.ts'
import { secondsLeft, TIMED_OUT } from './time-limit.ts'

/** A command whose last line has counts. */
export interface CountedCommand {
  /** A file for Node. */
  readonly file: string
  readonly args?: readonly string[]
  /** Seconds after which it is stopped and counts as skipped. */
  readonly limit: number
  /** Prefix of the line with the reason if it skips itself. */
  readonly skips: string
}

/** Runs a command whose last line has counts, and prints its output when it has ended. */
export async function runCounted(part: string, { file, args = [], limit, skips }: CountedCommand): Promise<Outcome> {
  const start = performance.now()
  const seconds = Math.min(limit, secondsLeft())
  const command = ['timeout', '--kill-after=20', String(seconds), process.execPath, file, ...args]
  const { exitCode, output } = await runCaptured(command, { TEST_SUMMARY: '' })
  console.log(output)
  const lines = output.trimEnd().split('\n')
  if (TIMED_OUT.has(exitCode)) return skippedPart(part, `it did not end within ${seconds} s`)
  const missing = lines.find((line) => line.startsWith(`${skips}: `))?.slice(skips.length + 2)
  if (missing !== undefined) return skippedPart(part, missing)
  const took = (performance.now() - start) / 1000
  const counts = readCounts(lines.at(-1) ?? '')
  if (counts === null) return failedPart(part, took, 'It ended without a line of counts.')
  return { part, seconds: took, counts, unwell: [], lines: lines.filter((line) => /^(?:FAILED|FLAKY) /.test(line)) }
}
