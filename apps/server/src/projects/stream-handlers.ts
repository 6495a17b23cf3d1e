import { CALLS } from '@gezhi/contract'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { Handlers } from '../http/call-context.ts'
import type { ProjectAccess } from './project-access.ts'
import type { ProjectStreams } from './project-streams.ts'

interface StreamParts {
  readonly access: ProjectAccess
  readonly streams: ProjectStreams
  readonly admit: AccountServices['admit']
}

/** The call that follows a project: users who may read it may follow it, for as long as they may read it. */
export function streamHandlers({ access, streams, admit }: StreamParts): Pick<Handlers['projects'], 'followProject'> {
  return {
    async followProject({ projectId, fileId }, { caller: { userId }, headers, signal }) {
      const { id } =
        fileId === undefined ? await access.requireProject(userId, projectId!, 1) : (await access.requireFile(userId, fileId, 1)).project
      const token = headers['token'] as string | undefined
      const events = await streams.open({ projectId: id, userId, requireLogin: () => admit(CALLS.projects.followProject, token) })
      const leave = () => events.destroy()
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave)
      return { events }
    },
  }
}
