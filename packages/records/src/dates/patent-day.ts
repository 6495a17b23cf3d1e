const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of a moment (ms) in Shanghai, `yyyyMMdd`: by it terms have ended or not, wherever a server stands. */
export function patentDay(now: number): string {
  return DAY.format(now).replaceAll('-', '')
}
