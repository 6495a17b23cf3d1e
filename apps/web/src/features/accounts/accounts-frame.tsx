import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './accounts-frame.module.css'

const FACTS = ['panel.fact1', 'panel.fact2', 'panel.fact3'] as const

/**
 * Layout of the pages around an account: a product introduction on the left, the form on the right; on a phone the form only. `wide`:
 * with content next to the form.
 */
export function AccountsFrame({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles['frame']}>
      <section className={styles['promise']}>
        <p className={styles['line']}>{t('panel.promise')}</p>
        <ul>
          {FACTS.map((fact) => (
            <li key={fact}>{t(fact)}</li>
          ))}
        </ul>
      </section>
      <section className={styles['card']} data-wide={wide || undefined}>
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  )
}
