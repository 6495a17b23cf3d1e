import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './help-search-form.module.css'

/** Characters the server searches for. */
export const MAX_SEARCHED = 100

/** The box that searches the help; `onSearch` gets the text instead of the page. */
export function HelpSearchForm({ initial = '', onSearch }: { initial?: string | undefined; onSearch?: (text: string) => void }) {
  const { t } = useTranslation('help')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(initial)
  useEffect(() => setTyped(initial), [initial])
  return (
    <form
      role="search"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const text = typed.trim()
        if (onSearch) onSearch(text)
        else void navigate({ to: '/helpCenter', search: text === '' ? {} : { q: text } })
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={t('find.label')}
        placeholder={t('find.placeholder')}
        maxLength={MAX_SEARCHED}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="primary">
        {t('find.submit')}
      </Button>
    </form>
  )
}
