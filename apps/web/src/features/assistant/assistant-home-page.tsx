import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { askSoon } from '../../session/assistant-view.ts'
import { AssistantNotes } from './assistant-notes.tsx'
import styles from './assistant.module.css'
import { Composer } from './composer.tsx'
import { Suggestions } from './suggestions.tsx'

/** /patentedAi/homePage: what the assistant can do; a question continues as a conversation. */
export function AssistantHomePage() {
  const { t } = useTranslation('assistant')
  const navigate = useNavigate()
  return (
    <div className={styles['home']}>
      <h1>{t('homeTitle')}</h1>
      <p className={styles['text']}>{t('introduction')}</p>
      <Composer
        isBusy={false}
        // Opening the conversation clears the view (G55), so the question comes after it.
        onSend={(question) => void navigate({ to: '/aiChat' }).then(() => askSoon(question))}
        onStop={() => undefined}
      />
      <AssistantNotes />
      <Suggestions />
    </div>
  )
}
