import * as z from 'zod'
import { fileCall } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { FILE_ACCESS_ERRORS } from './project-fields.ts'

/** A user who has a project open. */
export interface PresentUser {
  readonly userId: string
  readonly nick: string
}

/** An event of `followProject` with its data. */
export type ProjectEvent =
  /** Who has the project open: at the beginning, and when it changes. */
  | { readonly event: 'present'; readonly data: readonly PresentUser[] }
  /** Something of the project changed: its folders, patents, tasks, indexes, users or itself. */
  | { readonly event: 'changed'; readonly data: null }
  /** Messages to the user were sent, read or deleted. */
  | { readonly event: 'messages'; readonly data: null }
  /** The project is no longer shared with the user, is deleted, or the login has ended; nothing follows. */
  | { readonly event: 'ended'; readonly data: null }

export const followProjectCalls = {
  /** What happens in a project for as long as its client reads it, as server-sent events (`ProjectEvent`). */
  followProject: fileCall({
    id: null,
    method: 'POST',
    path: '/api/user/projectManage/follow',
    who: 'login',
    file: 'text/event-stream',
    request: z
      .object({
        projectId: z.guid().optional(),
        /** A folder of the project instead. */
        fileId: z.guid().optional(),
      })
      .refine(({ projectId, fileId }) => (projectId === undefined) !== (fileId === undefined), {
        path: ['projectId'],
        ...localizedIssue('与 fileId 须给出其一', 'or fileId is needed, but not both'),
      }),
    errors: [...FILE_ACCESS_ERRORS, 'PROJECT_STREAMS_FULL', 'PROJECT_STREAMS_AWAY'],
    summary: { zh: '实时跟随项目的变化', en: 'Follows the changes of a project' },
  }),
}
