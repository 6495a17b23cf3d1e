/** The kinds of services with their pages, by id (D1 §2: 108 patents, 109 trademarks, 110 copyright). */
export const SERVICE_PAGES = {
  108: '/patent-service',
  109: '/trademark-service',
  110: '/copyright-service',
} as const

export type ServiceKind = keyof typeof SERVICE_PAGES

/** Whether the id of a service is that of a kind with its own page. */
export function isServiceKind(id: number): id is ServiceKind {
  return id in SERVICE_PAGES
}
