import { useConsoleSearch } from '../frame/use-console-search.ts'
import { JobQueues } from './job-queues.tsx'
import { UserTasks } from './user-tasks.tsx'

/** /ops/jobs: background jobs of the program, and with `view=users` the tasks of users. */
export function JobsPage() {
  return useConsoleSearch().value('view') === 'users' ? <UserTasks /> : <JobQueues />
}
