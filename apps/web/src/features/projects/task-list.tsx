import type { Project } from '@gezhi/contract/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import styles from './projects-page.module.css'
import { isRunning, useInvalidateProjects, useProjectTasks, useRunner } from './use-projects.ts'

/** What is being put into folders of the project, with its progress, and what has been in the last day. */
export function TaskList({ project: { id, authority } }: { readonly project: Project }) {
  const { t } = useTranslation('projects')
  const run = useRunner()
  const { data } = useProjectTasks(id)
  const tasks = data ?? []
  useReloadAtEnd(data?.filter(isRunning).length)
  if (tasks.length === 0) return null
  const cancel = (task: string) =>
    run(async () => {
      await apiClient.projects.cancelProjectTask({ id: task })
      return t('tasks.cancelled')
    })
  return (
    <section className={styles['tasks']} aria-label={t('tasks.title')}>
      <h3>{t('tasks.title')}</h3>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <span>
              {task.fileName} ← {task.title}
            </span>
            {isRunning(task) && (
              <>
                <progress aria-label={task.title} {...(task.total ? { max: task.total, value: task.done } : {})} />
                <span>{task.total === null ? t('tasks.waiting') : t('tasks.progress', { done: task.done, total: task.total })}</span>
                {authority >= 2 && <Button onClick={() => void cancel(task.id)}>{t('cancel')}</Button>}
              </>
            )}
            {task.state === 'done' && <span>{t('tasks.done', { count: task.added ?? 0 })}</span>}
            {task.state === 'failed' && <span className={styles['failure']}>{task.reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Loads the counts of folders again when a task has ended, and once at first: they may be older than the list of tasks. */
function useReloadAtEnd(running: number | undefined): void {
  const again = useInvalidateProjects()
  const before = useRef(Infinity)
  useEffect(() => {
    if (running === undefined) return
    if (running < before.current) void again()
    before.current = running
  }, [running, again])
}
