const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of a moment (ms) in Shanghai, `yyyyMMdd`: terms end and daily limits begin anew by it, wherever a server stands. */
export function shanghaiDay(now: number): string {
  return DAY.format(now).replaceAll('-', '')
}
