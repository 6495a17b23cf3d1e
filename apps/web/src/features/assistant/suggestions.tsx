import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../../components/icon/icon.tsx'
import { useAssistantDraft } from '../../session/assistant-view.ts'
import styles from './assistant.module.css'
import { focusComposer } from './composer.tsx'
import ownStyles from './suggestions.module.css'

/** What can be asked, each with a question to begin from. */
const TASKS = [
  ['search', 'search'],
  ['query', 'command'],
  ['count', 'assessment'],
  ['landscape', 'landscape'],
  ['claims', 'law'],
  ['features', 'list'],
  ['compare', 'compare'],
  ['action', 'note'],
  ['value', 'star'],
  ['trademark', 'tag'],
] as const satisfies readonly (readonly [string, IconName])[]

/** Questions to begin from; a click writes one into the field. */
export function Suggestions() {
  const { t } = useTranslation('assistant')
  const [, setDraft] = useAssistantDraft()
  return (
    <section className={ownStyles['suggestions']} aria-label={t('suggestions')}>
      <h2>{t('suggestions')}</h2>
      <p className={styles['text']}>{t('suggestionHint')}</p>
      <ul>
        {TASKS.map(([task, icon]) => {
          const question = t(`task.${task}.question`)
          return (
            <li key={task}>
              <button
                type="button"
                onClick={() => {
                  setDraft(question)
                  focusComposer(question)
                }}
              >
                <Icon name={icon} />
                <strong>{t(`task.${task}.title`)}</strong>
                <span>{question}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
