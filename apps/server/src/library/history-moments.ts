const SECOND = 1000
const DAY = 24 * 3600 * SECOND

/** The times between two inclusive ends in Asia/Shanghai, `yyyy-MM-dd` with or without ` HH:mm:ss`. Invalid ends are ignored. */
export function historyMoments({ startTime, endTime }: { startTime?: string | undefined; endTime?: string | undefined }): {
  from?: Date
  until?: Date
} {
  const from = momentOf(startTime)
  const last = momentOf(endTime)
  const length = endTime?.includes(' ') ? SECOND : DAY
  return { ...(from !== null && { from: new Date(from) }), ...(last !== null && { until: new Date(last + length) }) }
}

function momentOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const moment = Date.parse(`${text.includes(' ') ? text.replace(' ', 'T') : `${text}T00:00:00`}+08:00`)
  return Number.isNaN(moment) ? null : moment
}
