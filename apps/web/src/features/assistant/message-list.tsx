import type { AssistantMessage } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { AnswerPart } from './answer-block.tsx'
import styles from './assistant.module.css'
import type { RunningAnswer } from './use-conversation.ts'

interface MessageListProps {
  readonly messages: readonly AssistantMessage[]
  readonly running: RunningAnswer | null
  readonly onRetry: () => void
}

/** Citations as a model writes them; their records are not known yet. */
const UNVERIFIED = /\s*\[\[(?:(?!\]\])[\s\S])*(?:\]\]|$)/gu

/** Questions and answers, the latest at the end. */
export function MessageList({ messages, running, onRetry }: MessageListProps) {
  const { t } = useTranslation('assistant')
  return (
    <ol className={styles['messages']}>
      {messages.map((message, at) => (
        <li key={message.id} data-role={message.role}>
          <h2 className="visually-hidden">{t(message.role === 'user' ? 'you' : 'assistant')}</h2>
          {message.role === 'user' ? <p className={styles['question']}>{message.text}</p> : <Answer message={message} />}
          {message.role === 'assistant' && at === messages.length - 1 && running === null && (
            <Button kind="link" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {message.role === 'user' && at === messages.length - 1 && running === null && (
            <Button kind="link" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </li>
      ))}
      {running !== null && running.question !== '' && (
        <li data-role="user">
          <p className={styles['question']}>{running.question}</p>
        </li>
      )}
      {running !== null && (
        <li data-role="assistant" aria-busy="true">
          <ol className={styles['steps']}>
            {running.steps.map((step, at) => (
              // The same tool may be used more than once.
              <li key={at}>{t('step', { title: step })}</li>
            ))}
            {running.steps.length === 0 && <li>{t('thinking')}</li>}
          </ol>
          {running.text !== '' && (
            <div className={styles['statement']}>
              <p>{running.text.replace(UNVERIFIED, '')}</p>
              <p className={styles['struck']}>{t('unverified')}</p>
            </div>
          )}
        </li>
      )}
    </ol>
  )
}

function Answer({ message: { blocks, state, reason } }: { readonly message: AssistantMessage }) {
  const { t } = useTranslation('assistant')
  return (
    <div className={styles['answer']}>
      {blocks.map((block, at) => (
        // Parts have no identity but their place.
        <AnswerPart key={at} block={block} />
      ))}
      {state === 'stopped' && <p className={styles['struck']}>{t('stopped')}</p>}
      {state === 'failed' && <p className={styles['error']}>{reason}</p>}
    </div>
  )
}
