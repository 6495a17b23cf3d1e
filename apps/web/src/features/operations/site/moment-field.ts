/** A moment as the server writes it, `yyyy-MM-dd HH:mm:ss`, for a field of the type datetime-local. */
export function toField(moment: string): string {
  return moment.replace(' ', 'T')
}

/** What such a field holds, as the server writes it; browsers leave seconds away where they are 0. Empty stays empty. */
export function fromField(value: string): string {
  return value === '' ? '' : `${value.replace('T', ' ')}${value.length === 16 ? ':00' : ''}`
}
