/** A full date `yyyyMMdd` written in eight digits or as ISO 8601; undefined if day or month is unknown. */
export function fullDay(written: string | undefined): string | undefined {
  const date = knownDate(written)
  return date?.length === 8 ? date : undefined
}

/** A partially known date: `19780700` is `197807`. */
export function knownDate(written: string | undefined): string | undefined {
  const digits = /^\s*(\d{4})-?(\d\d)-?(\d\d)/
    .exec(written ?? '')
    ?.slice(1)
    .join('')
  return digits?.replace(/(?:00){1,2}$/, '')
}
