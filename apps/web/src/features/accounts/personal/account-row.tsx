import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonalPage } from './centre-entries.ts'
import styles from './personal.module.css'

interface AccountRowProps {
  readonly name: string
  /** null if there is no value. */
  readonly value: ReactNode
  /** The page where it is changed. */
  readonly page?: PersonalPage
  /** Content instead of the link to that page. */
  readonly action?: ReactNode
}

/** A value of the account with the link to change it. */
export function AccountRow({ name, value, page, action }: AccountRowProps) {
  const { t } = useTranslation('personal')
  return (
    <li>
      <span>{name}</span>
      <span className={`${styles['value']} ${value === null ? styles['none'] : ''}`}>{value ?? t('fields.none')}</span>
      {page ? (
        <Link to={`/personalHome/${page}`} aria-label={`${t('save.change')} ${name}`}>
          {t('save.change')}
        </Link>
      ) : (
        (action ?? <span />)
      )}
    </li>
  )
}
