/** Time at which the run must have ended, in seconds since 1970: set by `.ci/run`, which its caller cuts off without a result. */
const END_VARIABLE = 'TEST_END'
/** Seconds: longer than any part takes on a machine three times slower than the one its duration was measured on. */
const LONGEST_PART = 600

/** Seconds until the run must have ended; infinite without a limit, not below 1. */
export function secondsLeft(): number {
  const end = Number(process.env[END_VARIABLE] || Infinity)
  return Math.max(1, Math.floor(end - Date.now() / 1000))
}

/** Whether a part of a test run that begins now would probably end in time. */
export function isTimeForPart(): boolean {
  return secondsLeft() >= LONGEST_PART
}

/** Prefix of a command that must end with the run; exit code 124 or 137 if it did not. Nothing without a limit. */
export function withinTimeLeft(command: readonly string[]): readonly string[] {
  const left = secondsLeft()
  return left === Infinity ? command : ['timeout', '--kill-after=20', String(left), ...command]
}

/** Exit codes of a command that `timeout` ended. */
export const TIMED_OUT: ReadonlySet<number> = new Set([124, 137])
