import { useRouter } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorId, FieldProblem } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

/** The checkbox for accepting the terms, with its error. */
export function Agreement({ field }: { field: FieldState }) {
  const { t } = useTranslation('form')
  const id = useId()
  return (
    <div className={styles['field']}>
      <span className={styles['agreement']}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          checked={field.value === 'on'}
          aria-invalid={field.error !== null}
          aria-describedby={errorId(id)}
          onChange={(event) => field.onValue(event.target.checked ? 'on' : '')}
        />
        <label htmlFor={id}>
          {t('agreement.accept')}
          <Terms id="2">{t('agreement.terms')}</Terms>
          {t('agreement.and')}
          <Terms id="1">{t('agreement.privacy')}</Terms>
        </label>
      </span>
      <FieldProblem id={id} error={field.error} />
    </div>
  )
}

/** A text of /privacy (1 privacy policy, 2 user agreement) in a new tab. */
function Terms({ id, children }: { id: '1' | '2'; children: ReactNode }) {
  const router = useRouter()
  const { publicHref } = router.buildLocation({ to: '/privacy', search: { id } })
  return (
    <a href={publicHref} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
