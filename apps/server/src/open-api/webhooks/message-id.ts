/** The `webhook-id` of an event: the same in every attempt, and for every webhook. */
export function messageIdOf({ eventId }: { readonly eventId: string }): string {
  return `msg_${eventId.replaceAll('-', '')}`
}
