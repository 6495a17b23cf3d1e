import { useSessionUser } from '../../session/session-store.ts'
import { useLiveProject } from './use-live-project.ts'

/** Keeps the result list of the folder `fileId` up to date; displays nothing. */
export function LiveFolder({ fileId }: Readonly<Record<string, unknown>>) {
  const user = useSessionUser()
  useLiveProject(user === null || typeof fileId !== 'string' ? null : { fileId }, user?.nick ?? '')
  return null
}
