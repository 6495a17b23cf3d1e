/** What failed and why; the reason is omitted if it says the same. */
export function failedText(what: string, reason: string): string {
  return reason === what ? what : `${what} ${reason}`
}
