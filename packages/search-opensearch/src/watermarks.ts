/** How full a disk is by the watermarks of the cluster: `flood`: its indexes are read-only; `high`: its shards move away; `low`: it gets no new ones. */
export type DiskLevel = 'free' | 'low' | 'high' | 'flood'

/** Watermarks as a cluster has them: `85%` or `0.85` used, or `10gb` free. */
export interface Watermarks {
  readonly low: string | undefined
  readonly high: string | undefined
  readonly flood: string | undefined
}

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 2 ** 10, mb: 2 ** 20, gb: 2 ** 30, tb: 2 ** 40, pb: 2 ** 50 }

/** The highest watermark that a disk has passed; bytes. Unknown ones do not count. Pure. */
export function watermarkOf({ free, total }: { readonly free: number; readonly total: number }, watermarks: Watermarks): DiskLevel {
  const level = (['flood', 'high', 'low'] as const).find((one) => free < freeAt(watermarks[one], total))
  return level ?? 'free'
}

/** Free bytes below which a watermark is passed; 0 if it cannot be read. */
function freeAt(watermark: string | undefined, total: number): number {
  const [, number = '', unit = ''] = /^([\d.]+)\s*(%|[kmgtp]?b)?$/i.exec(watermark ?? '') ?? []
  if (number === '') return 0
  if (unit === '%') return total * (1 - Number(number) / 100)
  return unit === '' ? total * (1 - Number(number)) : Number(number) * UNITS[unit.toLowerCase()]!
}
