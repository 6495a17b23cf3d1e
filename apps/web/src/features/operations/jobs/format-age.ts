const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** A time span in its largest unit of which it has at least two, otherwise in the next smaller one: `90 min`. Pure. */
export function formatAge(seconds: number, language: string): string {
  const { unit, seconds: size } = UNITS.find((one) => seconds >= 2 * one.seconds) ?? UNITS[3]
  const age = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(seconds / size))
  // As in all Chinese texts, where the formatter writes none.
  return age.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
}
