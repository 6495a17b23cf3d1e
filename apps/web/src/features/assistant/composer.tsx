import { MAX_QUESTION } from '@gezhi/contract/client'
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useAssistantDraft } from '../../session/assistant-view.ts'
import styles from './assistant.module.css'

interface ComposerProps {
  readonly isBusy: boolean
  readonly onSend: (question: string) => void
  readonly onStop: () => void
}

/** What a suggestion leaves to be filled in. */
const BLANK = /【[^】]*】|\[[^\]]*\]/u

/** The field of a question: Enter sends it unless an input method is composing, Shift+Enter starts a new line. */
export function Composer({ isBusy, onSend, onStop }: ComposerProps) {
  const { t } = useTranslation('assistant')
  const [draft, setDraft] = useAssistantDraft()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const question = draft.trim()
  const isLong = question.length > MAX_QUESTION
  const blank = BLANK.exec(draft)
  useEffect(() => {
    const element = field.current
    if (element === null) return
    element.style.blockSize = 'auto'
    element.style.blockSize = `${Math.min(element.scrollHeight + 2, 240)}px`
  }, [draft])
  const send = () => {
    if (question === '' || isLong || isBusy) return
    if (blank !== null) {
      field.current?.focus()
      return field.current?.setSelectionRange(blank.index, blank.index + blank[0].length)
    }
    setDraft('')
    onSend(question)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word; Safari sends that Enter after the composition, in the same task.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isComposing.current) return
    event.preventDefault()
    send()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={styles['composer']} onSubmit={onSubmit} noValidate>
      <textarea
        ref={field}
        id="assistant-question"
        className="gz-input"
        rows={1}
        value={draft}
        aria-label={t('question')}
        aria-invalid={isLong}
        aria-describedby={isLong ? id : undefined}
        placeholder={t('placeholder')}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => setTimeout(() => (isComposing.current = false))}
      />
      {isBusy ? (
        // Elements of their own: a click that stops would otherwise submit the form with the button it became.
        <Button
          key="stop"
          onClick={() => {
            onStop()
            field.current?.focus()
          }}
        >
          {t('stop')}
        </Button>
      ) : (
        <Button key="send" kind="primary" type="submit" disabled={question === '' || isLong}>
          {t('send')}
        </Button>
      )}
      {isLong && (
        <p id={id} className={styles['error']} role="alert">
          {t('tooLong', { length: question.length, limit: MAX_QUESTION })}
        </p>
      )}
    </form>
  )
}

/** Writes a suggestion into the field, with what is to be filled in selected. */
export function focusComposer(draft: string): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#assistant-question')
    const blank = BLANK.exec(draft)
    field?.focus()
    field?.setSelectionRange(blank?.index ?? draft.length, blank === null ? draft.length : blank.index + blank[0].length)
  })
}
