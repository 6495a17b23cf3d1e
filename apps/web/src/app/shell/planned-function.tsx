import { Link, useMatches } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon/icon.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { entryLabel } from '../navigation/entry-label.ts'
import { EntryLink } from '../navigation/entry-link.tsx'
import { TOOLS, workingGroups } from '../navigation/menus.ts'
import { findRoute } from '../routes/find-route.ts'
import stateStyles from './page-state.module.css'
import styles from './planned-function.module.css'

/**
 * The page of a function under development: its name, where its release is announced, and the search functions that are available (G209).
 */
export function PlannedFunction() {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const route = findRoute(useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }))
  return (
    <div className={stateStyles['state']} data-planned="">
      <h1>{route?.title?.[language]}</h1>
      <p className={stateStyles['detail']}>{t('planned.explained')}</p>
      <p className={styles['links']}>
        {route?.introduction !== undefined && (
          <Link to="/helpCenter" search={{ id: String(route.introduction) }}>
            {t('planned.introduction')}
          </Link>
        )}
        <Link to="/Thelog">{t('planned.changelog')}</Link>
      </p>
      <section className={styles['available']} aria-labelledby={id}>
        <h2 id={id}>{t('planned.available')}</h2>
        <ul>
          {workingGroups(TOOLS)
            .flatMap(({ entries }) => entries)
            .map((entry) => (
              <li key={entry.to}>
                <EntryLink entry={entry} className="gz-button">
                  <Icon name={entry.icon} />
                  {entryLabel(language, entry)}
                </EntryLink>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}
