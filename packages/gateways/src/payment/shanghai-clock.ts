const OFFSET = 8 * 3_600_000

/** `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai. */
export function shanghaiClock(time: number): string {
  return new Date(time + OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** ms of such a text; NaN if it is none. */
export function parseShanghaiClock(text: string): number {
  return Date.parse(`${text.trim().replace(' ', 'T')}+08:00`)
}
