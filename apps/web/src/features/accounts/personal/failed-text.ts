/** The failed operation and the reason, which is omitted if it is identical. */
export function failedText(what: string, reason: string): string {
  return reason === what ? what : `${what} ${reason}`
}
