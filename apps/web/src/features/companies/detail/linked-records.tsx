import type { LinkedName } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { ResultListLink } from '../../../components/result-list-link.tsx'
import { KINDS } from '../../../kinds/kinds.ts'
import { rejectsGuests } from '../../../kinds/rejects-guests.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { KindContext } from '../../../kinds/use-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useQueryCount } from '../../../search-state/use-query-count.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from '../company-page.module.css'

/** The records of other kinds under the names of a company: their number, and each name with the reason of the link. */
export function LinkedRecords({ names }: { readonly names: readonly LinkedName[] }) {
  const { t } = useTranslation('companies')
  const isGuest = useSessionUser() === null
  const kinds = KINDS.filter((kind) => kind.box.companyField !== undefined && !(isGuest && rejectsGuests(kind)))
  if (names.length === 0 || kinds.length === 0) return null
  return (
    <section aria-label={t('linked.title')}>
      <h2>{t('linked.title')}</h2>
      <ul className={styles['list']}>
        {kinds.map((kind) => (
          <LinkedKind key={kind.name} kind={kind} names={names} />
        ))}
      </ul>
      <p className={styles['note']}>{t('linked.why')}</p>
      <ul className={styles['list']}>
        {names.map(({ name, reason, note }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles['note']}>{[t(`linked.reasons.${reason}`), note].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LinkedKind({ kind, names }: { readonly kind: SearchableKind; readonly names: readonly LinkedName[] }) {
  const { t } = useTranslation('companies')
  const language = useLanguage()
  const query = names.map(({ name }) => `${kind.box.companyField}=="${name.replaceAll('"', ' ')}"`).join(' OR ')
  const { count, error } = useQueryCount(kind, query)
  return (
    <li>
      <KindContext value={kind}>
        <ResultListLink query={query}>{t('linked.kind', { kind: kind.box.name[language] })}</ResultListLink>
      </KindContext>
      <span>{count === undefined ? (error ? error.message : '…') : t('linked.count', { count })}</span>
    </li>
  )
}
