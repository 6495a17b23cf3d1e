/** What failed and why: the reason is left out where it says the same. */
export function failedText(what: string, reason: string): string {
  return reason === what ? what : `${what} ${reason}`
}
