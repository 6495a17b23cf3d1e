import { CANCELLATION_REASONS } from '@gezhi/contract/client'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../language/use-language.ts'
import styles from '../personal.module.css'

interface ReasonChoiceProps {
  /** The Chinese texts, which are sent. */
  readonly chosen: readonly string[]
  readonly error: string | null
  readonly onChosen: (chosen: readonly string[]) => void
}

/** Reasons for leaving: any of five (B.cancellation.03). */
export function ReasonChoice({ chosen, error, onChosen }: ReasonChoiceProps) {
  const { t } = useTranslation('personal')
  const language = useLanguage()
  const id = useId()
  return (
    <fieldset className={styles['reasons']} aria-describedby={id}>
      <legend>{t('cancellation.reasons')}</legend>
      {CANCELLATION_REASONS.map((reason) => (
        <label key={reason.zh} className={styles['checkbox']}>
          <input
            type="checkbox"
            checked={chosen.includes(reason.zh)}
            onChange={(event) =>
              onChosen(
                CANCELLATION_REASONS.map(({ zh }) => zh).filter((zh) => (zh === reason.zh ? event.target.checked : chosen.includes(zh))),
              )
            }
          />
          <span>{reason[language]}</span>
        </label>
      ))}
      <p id={id} className={styles['wrong']} role={error === null ? undefined : 'alert'}>
        {error}
      </p>
    </fieldset>
  )
}
