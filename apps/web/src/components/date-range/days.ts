/** Two dates as `YYYY-MM-DD`, each empty if that end is open. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Whether a range ends before it begins. Pure. */
export function endsBeforeItBegins({ from, to }: Days): boolean {
  return from !== '' && to !== '' && from > to
}
