import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { LateNumberReport } from '../../components/number-report/late-number-report.tsx'
import { useFoundNumbers } from '../../components/number-report/use-found-numbers.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './patent-page.module.css'

interface MissingPatentProps {
  /** The number as in the address. */
  readonly id: string
  readonly onBack: (() => void) | null | undefined
}

/** The page of a patent that is not in the database: information about its number, and a search box. */
export function MissingPatent({ id, onBack }: MissingPatentProps) {
  const { t } = useTranslation('patents')
  const { data, isLoading } = useFoundNumbers(id)
  const numbers = data?.numberList ?? []
  if (isLoading) return null
  return (
    <div className={styles['notice']}>
      <h1 className={numbers.length > 0 ? 'visually-hidden' : undefined}>{t('open.notHeld')}</h1>
      {onBack && (
        <Button kind="plain" onClick={onBack}>
          <Icon name="back" />
          {t('header.back')}
        </Button>
      )}
      {numbers.length === 0 && <p>{t('open.notHeldWhy', { id })}</p>}
      <Suspense fallback={null}>
        {numbers.map((number) => (
          <LateNumberReport key={number.written} number={number} />
        ))}
      </Suspense>
      <SearchAgain id={id} />
    </div>
  )
}

function SearchAgain({ id }: { readonly id: string }) {
  const { t } = useTranslation('patents')
  const kind = useKind()
  const language = useLanguage()
  const navigate = useNavigate()
  const [text, setText] = useState(id)
  return (
    <form
      role="search"
      className={styles['again']}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        void navigate({ to: kind.pages.list, search: toAddressParams(newSearch(kind, { query: text.trim() })) as never })
      }}
    >
      <input
        type="text"
        aria-label={t('open.searchBox')}
        placeholder={kind.box.placeholder[language]}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="primary" type="submit">
        <Icon name="search" />
        {t('open.search')}
      </Button>
    </form>
  )
}
