import { MAX_UNFINISHED_PROJECT_TASKS } from '@gezhi/contract'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import type { ProjectParts } from './project-parts.ts'
import type { NewProjectTask } from './project-task-queue.ts'

/** Characters of a title in the list of tasks. */
const MAX_TITLE = 200

/** Adds a task of the caller; returns its id. Throws PROJECT_TASKS_FULL. */
export async function startTask(
  { tasks }: Pick<ProjectParts, 'tasks'>,
  { title, ...task }: NewProjectTask,
  { caller }: CallContext<UserCaller>,
): Promise<string> {
  const id = await tasks.add(caller.userId, { ...task, title: title.slice(0, MAX_TITLE).toWellFormed() })
  if (id === null) throw new CallError('PROJECT_TASKS_FULL', { limit: MAX_UNFINISHED_PROJECT_TASKS })
  return id
}
