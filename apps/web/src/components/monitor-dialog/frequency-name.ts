import { MONITOR_FREQUENCIES, type MonitorFrequency } from '@gezhi/contract/client'

/** The name of a schedule, as in the catalogue. */
export function frequencyName(frequency: MonitorFrequency): keyof typeof MONITOR_FREQUENCIES {
  const names = Object.keys(MONITOR_FREQUENCIES) as (keyof typeof MONITOR_FREQUENCIES)[]
  return names.find((name) => MONITOR_FREQUENCIES[name] === frequency) ?? 'weekly'
}
