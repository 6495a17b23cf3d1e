import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useDeferredValue } from 'react'
import type { BrowsedClass, BrowsedKey, IndustryKey } from './browsed-schemes.ts'
import { ClassLabel } from './class-label.tsx'
import { shortTitle } from './short-title.ts'
import styles from './classification-page.module.css'

interface ClassMatchesProps {
  scheme: Exclude<BrowsedKey, IndustryKey>
  typed: string
  isChosen: (code: string) => boolean
  onChoose: (one: BrowsedClass) => void
}

/** Maximum number of found classes. */
const MAX_FOUND = 50

/** Classes whose title contains the typed words, or with this symbol, each with its ancestors. */
export function ClassMatches({ scheme, typed, isChosen, onChoose }: ClassMatchesProps) {
  const { t } = useTranslation('classification')
  const keyWord = useDeferredValue(typed.trim())
  const language = useLanguage()
  const found = useQuery({
    ...callQuery(language, 'classification', 'findClasses', { keyWord, type: scheme, size: MAX_FOUND }),
    placeholderData: keepPreviousData,
    enabled: keyWord !== '',
  })
  if (found.error) return <FailurePanel title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <p role="status">{t('loading')}</p>
  if (found.data.length === 0) return <p role="status">{t('noMatch', { typed: keyWord })}</p>
  return (
    <ul className={styles['matches']} aria-label={t('found', { count: found.data.length })}>
      {found.data.map((node) => (
        <li key={node.code}>
          <ClassLabel
            one={{ code: node.code, name: node.name, count: null, hasChild: false, codes: [node.code] }}
            chosen={isChosen(node.code)}
            onChoose={() => onChoose({ code: node.code, name: node.name, count: null, hasChild: false, codes: [node.code] })}
            path={node.path.map(({ name }) => shortTitle(name)).join(' › ')}
          />
        </li>
      ))}
    </ul>
  )
}
