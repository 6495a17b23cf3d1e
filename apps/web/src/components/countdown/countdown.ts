/** A unit of the remaining time. */
export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds'

/** The units, the longest first, in seconds. */
const UNITS: readonly { readonly unit: CountdownUnit; readonly seconds: number }[] = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
]

/** Milliseconds as whole days, hours, minutes and seconds (B.activity.04); fractions of a second are dropped. */
export function countdownOf(left: number): { readonly unit: CountdownUnit; readonly count: number }[] {
  let seconds = Math.floor(Math.max(0, left) / 1000)
  return UNITS.map(({ unit, seconds: length }) => {
    const count = Math.floor(seconds / length)
    seconds -= count * length
    return { unit, count }
  })
}

/** The leading unit: days above 1 day, hours above 1 hour, minutes above 1 minute, then seconds (B.activity.05). */
export function leadingUnit(left: number): { readonly unit: CountdownUnit; readonly count: number } {
  const { unit, seconds } = UNITS.find(({ seconds: length }) => left > length * 1000) ?? UNITS.at(-1)!
  return { unit, count: Math.floor(Math.max(0, left) / 1000 / seconds) }
}
