const OFFSET = 8 * 60 * 60 * 1000

/** `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai (decisions K), which has had no daylight saving time since 1991. */
export function shanghaiTime(time: Date): string {
  return new Date(time.getTime() + OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}
