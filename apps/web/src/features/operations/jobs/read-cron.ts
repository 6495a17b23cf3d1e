/** A schedule that can be said in words, with what the words need. */
export interface ReadCron {
  readonly kind: 'minute' | 'minutes' | 'hour' | 'day'
  /** Minutes between two runs. */
  readonly count: number
  readonly minute: string
  readonly time: string
}

const NOTHING = { count: 1, minute: '', time: '' }
const two = (text: string) => text.padStart(2, '0')

/** Null for schedules that are shown as they are written. Pure. */
export function readCron(cron: string): ReadCron | null {
  const [, minute = '', hour = '', rest = ''] = /^(\S+) (\S+) (\S+ \S+ \S+)$/.exec(cron) ?? []
  if (rest !== '* * *') return null
  if (hour === '*') {
    if (minute === '*') return { ...NOTHING, kind: 'minute' }
    const every = /^\*\/(\d+)$/.exec(minute)?.[1]
    if (every !== undefined) return { ...NOTHING, kind: 'minutes', count: Number(every) }
    return /^\d+$/.test(minute) ? { ...NOTHING, kind: 'hour', minute: two(minute) } : null
  }
  return /^\d+$/.test(minute) && /^\d+$/.test(hour) ? { ...NOTHING, kind: 'day', time: `${two(hour)}:${two(minute)}` } : null
}
