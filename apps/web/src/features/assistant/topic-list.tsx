import type { Topic } from '@gezhi/contract/client'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import styles from './assistant.module.css'
import { RenameForm } from './rename-form.tsx'
import { useTopicActions, useTopics } from './use-topics.ts'

interface TopicListProps {
  /** The one that is shown; null for a new one. */
  readonly current: string | null
  readonly isUser: boolean
}

/** The conversations of the user: opened, renamed and deleted. */
export function TopicList({ current, isUser }: TopicListProps) {
  const { t } = useTranslation('assistant')
  const navigate = useNavigate()
  const topics = useTopics(isUser)
  const { rename, remove } = useTopicActions()
  const removal = useDelayedRemoval(
    (ids) => Promise.all(ids.map((id) => remove.mutateAsync(id))),
    () => topics.refetch(),
  )
  const [renamed, setRenamed] = useState<string | null>(null)
  const list = (topics.data?.pages ?? []).flatMap((page) => page.list).filter(({ id }) => !removal.pending.includes(id))
  const failure = rename.error ?? removal.error
  return (
    <nav className={styles['topics']} aria-label={t('topics')}>
      <Link to="/aiChat" className="gz-button" activeOptions={{ exact: true }}>
        <Icon name="plus" />
        {t('newTopic')}
      </Link>
      {topics.error && <FailurePanel title={t('topicsFailed')} error={topics.error} onRetry={() => void topics.refetch()} />}
      {failure && (
        <FailurePanel title={t('actionFailed')} error={failure} onRetry={() => [rename, removal].forEach(({ reset }) => reset())} />
      )}
      {removal.pending.length > 0 && (
        <p className={styles['bar']} role="status">
          {t('deleted')}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {isUser && topics.isPending && <WaitingBar />}
      {isUser && topics.data && list.length === 0 && <p className={styles['text']}>{t('noTopics')}</p>}
      <ul>
        {list.map((topic) =>
          renamed === topic.id ? (
            <li key={topic.id}>
              <RenameForm
                title={topic.title}
                onSave={(title) => rename.mutateAsync({ id: topic.id, title }).then(() => setRenamed(null))}
                onCancel={() => setRenamed(null)}
              />
            </li>
          ) : (
            <TopicRow
              key={topic.id}
              topic={topic}
              isCurrent={topic.id === current}
              onRename={() => setRenamed(topic.id)}
              onRemove={() => {
                removal.remove([topic.id])
                if (topic.id === current) void navigate({ to: '/aiChat' })
              }}
            />
          ),
        )}
      </ul>
      {topics.hasNextPage && (
        <Button onClick={() => void topics.fetchNextPage()} disabled={topics.isFetchingNextPage}>
          {t('more')}
        </Button>
      )}
    </nav>
  )
}

interface TopicRowProps {
  readonly topic: Topic
  readonly isCurrent: boolean
  readonly onRename: () => void
  readonly onRemove: () => void
}

function TopicRow({ topic: { id, title, updateTime }, isCurrent, onRename, onRemove }: TopicRowProps) {
  const { t } = useTranslation('assistant')
  return (
    <li data-current={isCurrent || undefined}>
      <Link to="/aiChat" search={{ id } as never} aria-current={isCurrent ? 'page' : undefined} title={title}>
        <span>{title}</span>
        <small>{updateTime.slice(0, 16)}</small>
      </Link>
      <Button icon kind="plain" aria-label={t('renameOf', { title })} title={t('renameOf', { title })} onClick={onRename}>
        <Icon name="note" />
      </Button>
      <Button icon kind="plain" aria-label={t('deleteOf', { title })} title={t('deleteOf', { title })} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </li>
  )
}
