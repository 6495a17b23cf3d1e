/** Parameters of the visitor, if any. */
export interface Brought {
  /** Where the visitor comes from (G122). */
  readonly accountSource: string | null
  /** The activity product that is waiting for the login. */
  readonly activity: string | null
}

/** The address for the redirect: from the server, with `account_source` and `is_ACTIVITY` if there are any (D1 L118). */
export function loginAddress(address: string, { accountSource, activity }: Brought): string {
  const url = new URL(address)
  if (accountSource) url.searchParams.set('account_source', accountSource)
  if (activity) url.searchParams.set('is_ACTIVITY', activity)
  return url.href
}
