/** How many backups are stored: the newest of as many days, weeks (from Monday) and months. */
export interface Retention {
  readonly daily: number
  readonly weekly: number
  readonly monthly: number
}

const NAME = /^gezhi-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.zip$/
const DAY = 24 * 60 * 60 * 1000

/** `gezhi-20261130-033000.zip`: the time of a backup in UTC, so that names are ordered by time. */
export function backupName(at: Date): string {
  return `gezhi-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.zip`
}

/** Whether a name is that of a scheduled backup, with a time that exists: other files of the folder are never touched. */
export function isBackupName(name: string): boolean {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return !Number.isNaN(at.getTime()) && backupName(at) === name
}

/**
 * The backups that are no longer needed after `made`, by their names; never `made`, nor later ones, which were made while the clock was
 * wrong and take nobody's place. Pure.
 */
export function backupsToRemove(names: readonly string[], made: string, { daily, weekly, monthly }: Retention): string[] {
  const newestFirst = names
    .filter((name) => isBackupName(name) && name <= made)
    .toSorted()
    .toReversed()
  const needed = new Set(newestFirst.slice(0, 1))
  const periods: readonly (readonly [number, (name: string) => string])[] = [
    [daily, dayOf],
    [weekly, weekOf],
    [monthly, (name) => dayOf(name).slice(0, 7)],
  ]
  for (const [count, periodOf] of periods) {
    const seen = new Set<string>()
    for (const name of newestFirst) {
      const period = periodOf(name)
      if (seen.has(period) || seen.size >= count) continue
      seen.add(period)
      needed.add(name)
    }
  }
  return newestFirst.filter((name) => !needed.has(name))
}

function dayOf(name: string): string {
  const [, year, month, day] = NAME.exec(name)!
  return `${year}-${month}-${day}`
}

/** The Monday of its week. */
function weekOf(name: string): string {
  const time = Date.parse(dayOf(name))
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - sinceMonday * DAY).toISOString().slice(0, 10)
}
