import { TOOLS } from '../../navigation/menus.ts'
import { findRoute } from '../../routes/find-route.ts'

/** Whether a path is a page of the sidebar, which is then shown next to it. */
export function isToolPage(path: string): boolean {
  const route = findRoute(path)
  return route !== undefined && TOOLS.some(({ entries }) => entries.some(({ to }) => findRoute(to) === route))
}
