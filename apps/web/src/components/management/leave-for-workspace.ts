import { redirect } from '@tanstack/react-router'
import { workspaceAddress } from '../../installation/environment.ts'
import type { RouteVisit } from '../../routing/feature.ts'

/** For `before` of the entries of the workspace: leaves for its site where it is another one (router.29, G171). */
export function leaveForWorkspace({ cause }: RouteVisit): void {
  const href = workspaceAddress()
  if (href !== undefined && cause !== 'preload') throw redirect({ href, reloadDocument: true })
}
