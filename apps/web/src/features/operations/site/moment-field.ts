/** A time in the server's format, `yyyy-MM-dd HH:mm:ss`, for a field of type datetime-local. */
export function toField(moment: string): string {
  return moment.replace(' ', 'T')
}

/** The value of such a field in the server's format; browsers omit seconds of 0. Empty stays empty. */
export function fromField(value: string): string {
  return value === '' ? '' : `${value.replace('T', ' ')}${value.length === 16 ? ':00' : ''}`
}
