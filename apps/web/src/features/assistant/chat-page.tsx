import { ApiError } from '@gezhi/contract/client'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { SidePanel } from '../../components/side-panel/side-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { askSoon, useAssistantDraft, useComingQuestion } from '../../session/assistant-view.ts'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { AssistantNotes } from './assistant-notes.tsx'
import styles from './assistant.module.css'
import { Composer } from './composer.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { MessageList } from './message-list.tsx'
import { Suggestions } from './suggestions.tsx'
import { TopicList } from './topic-list.tsx'
import { useConversation } from './use-conversation.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** /aiChat: the conversations of the user beside the one that `id` names, or a new one. */
export function ChatPage() {
  const { t } = useTranslation('assistant')
  const { id: named } = useSearch({ strict: false }) as { id?: unknown }
  const id = typeof named === 'string' && ID.test(named) ? named : null
  const isUser = useSessionUser() !== null
  const [isListed, setListed] = useState(false)
  const [, setDraft] = useAssistantDraft()
  const { topic, running, isBusy, failed, ask, stop } = useConversation(id, isUser, setDraft)
  const askOrLogin = (question: string) => {
    if (isUser) return ask({ ...(id !== null && { topicId: id }), content: question })
    // It is still there after the login.
    setDraft(question)
    openLoginDialog()
  }
  const asked = useComingQuestion()
  const askNow = useEffectEvent((question: string) => {
    askSoon(null)
    askOrLogin(question)
  })
  useEffect(() => {
    if (asked !== null) askNow(asked)
  }, [asked])
  const messages = topic.data?.list ?? []
  const log = useRef<HTMLDivElement>(null)
  const questions = messages.filter(({ role }) => role === 'user').length + (running === null || running.question === '' ? 0 : 1)
  // The question stands at the top, and its answer grows below without moving anything.
  useLayoutEffect(() => {
    const question = [...(log.current?.querySelectorAll('li[data-role="user"]') ?? [])].at(-1)
    const frame = log.current?.parentElement
    // The page itself stays where it is.
    if (question && frame) frame.scrollTop += question.getBoundingClientRect().top - frame.getBoundingClientRect().top
  }, [questions, id])
  const isNew = id === null && running === null
  return (
    <div className={styles['chat']}>
      <aside className={styles['aside']}>
        <TopicList current={id} isUser={isUser} />
      </aside>
      <section className={styles['conversation']}>
        <header className={styles['head']}>
          <h1>{topic.data?.title ?? t('title')}</h1>
          <span className={styles['bar']}>
            <Button className={styles['listButton']} onClick={() => setListed(true)}>
              {t('topics')}
            </Button>
            {topic.data && messages.length > 0 && <ExportButtons id={topic.data.id} title={topic.data.title} />}
          </span>
        </header>
        <div className={styles['scroll']}>
          {isNew && (
            <>
              <p className={styles['text']}>{t('introduction')}</p>
              <Suggestions />
            </>
          )}
          {id !== null && isUser && topic.isPending && <WaitingBar />}
          {topic.error && (
            <FailurePanel
              title={t(topic.error instanceof ApiError && topic.error.code === 404 ? 'removed' : 'topicFailed')}
              error={topic.error}
              onRetry={() => void topic.refetch()}
            />
          )}
          <div ref={log} role="log" aria-label={t('title')}>
            <MessageList messages={messages} running={running} onRetry={() => id !== null && ask({ topicId: id, retry: true })} />
          </div>
          {failed && (
            <FailurePanel
              title={t(failed.error instanceof ApiError ? 'failed' : 'connectionLost')}
              error={failed.error}
              onRetry={() => ask(failed.request)}
            />
          )}
        </div>
        <Composer isBusy={isBusy} onSend={askOrLogin} onStop={stop} />
        <AssistantNotes />
      </section>
      {isListed && (
        <SidePanel title={t('topics')} closeLabel={t('cancel')} width={320} onClose={() => setListed(false)}>
          <TopicList current={id} isUser={isUser} />
        </SidePanel>
      )}
    </div>
  )
}
