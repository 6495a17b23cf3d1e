import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'
import type { BrowsedKey, IndustryKey } from './browsed-schemes.ts'
import styles from './classification-page.module.css'

/** The deepest level of each scheme. */
const DEEPEST = { IPC: 'subgroup', CPC: 'subgroup', LOCARNO: 'subclass' } as const

/** The help article about imports. */
const IMPORTS_ARTICLE = '85'

/**
 * The levels of a scheme without titles because nothing was imported, and for operators how to add them; nothing for a complete scheme.
 */
export function MissingLevels({ scheme }: { scheme: Exclude<BrowsedKey, IndustryKey> }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const loggedIn = useSessionUser() !== null
  const schemes = useQuery(callQuery(language, 'classification', 'listSchemes', {}))
  const user = useQuery({ ...callQuery(language, 'accounts', 'getCurrentUser', {}), enabled: loggedIn })
  const levels = schemes.data?.find(({ type }) => type === scheme)?.levels
  if (levels === undefined || levels.includes(DEEPEST[scheme])) return null
  return (
    <p className={styles['quiet']}>
      {t(scheme === 'LOCARNO' ? 'noSubclassTitles' : 'noGroupTitles')}{' '}
      {user.data?.role === 'operator' && (
        <>
          {t('importScheme')}{' '}
          <Link to="/helpCenter" search={{ id: IMPORTS_ARTICLE }}>
            {t('importArticle')}
          </Link>
        </>
      )}
    </p>
  )
}
