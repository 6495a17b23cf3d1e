import { redirect } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that has no page: path, query and fragment. */
    notFound?: string
  }
}

const LONGEST_ADDRESS = 300

/** Navigates to /404, which displays the address that was not found. */
export function notFound(address: string) {
  return redirect({ to: '/404', replace: true, state: { notFound: readable(address).slice(0, LONGEST_ADDRESS) } })
}

/** An address with the letters that its percent signs stand for; as it is if they stand for none. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
