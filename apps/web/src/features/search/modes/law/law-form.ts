/** The criteria of a legal status search: codes of states, names or codes of events, dates as `yyyy-MM-dd` or empty. */
export interface LawForm {
  readonly states: readonly string[]
  readonly events: readonly string[]
  readonly from: string
  readonly to: string
}

export const EMPTY_LAW: LawForm = { states: [], events: [], from: '', to: '' }

/** The form for the arguments of an address; what is no argument is left out. Pure. */
export function lawFormOf(args: Readonly<Record<string, unknown>>): LawForm {
  return {
    states: textsOf(args['lawTypeList']),
    events: textsOf(args['eventList']),
    from: dayOf(args['eventDateFrom']),
    to: dayOf(args['eventDateTo']),
  }
}

/** The arguments of a form; empty if nothing is selected. Pure. */
export function lawArgsOf({ states, events, from, to }: LawForm): Record<string, string | string[]> {
  return {
    ...(states.length > 0 && { lawTypeList: [...states] }),
    ...(events.length > 0 && { eventList: [...events] }),
    ...(from !== '' && { eventDateFrom: from.replaceAll('-', '') }),
    ...(to !== '' && { eventDateTo: to.replaceAll('-', '') }),
  }
}

/** The list with a value that was not in it, or without one that was. Pure. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string' && each.trim() !== ''))] : []
}

function dayOf(value: unknown): string {
  const parts = typeof value === 'string' ? /^(\d{4})(\d{2})(\d{2})$/.exec(value) : null
  return parts === null ? '' : parts.slice(1).join('-')
}
