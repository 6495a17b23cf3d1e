import type { LinkedName } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultListLink } from '../../../components/result-list-link.tsx'
import { KINDS } from '../../../kinds/kinds.ts'
import { rejectsGuests } from '../../../kinds/rejects-guests.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { KindContext } from '../../../kinds/use-kind.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { useQueryCount } from '../../../search-state/use-query-count.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from '../company-page.module.css'

/** Records of each kind that are listed. */
const NEWEST = 5

/** The records of other kinds under the names of a company: how many, the first of them, and each name with the reason of the link. */
export function LinkedRecords({ names }: { readonly names: readonly LinkedName[] }) {
  const { t } = useTranslation('companies')
  const isGuest = useSessionUser() === null
  const kinds = KINDS.filter((kind) => kind.box.companyField !== undefined && !(isGuest && rejectsGuests(kind)))
  if (names.length === 0 || kinds.length === 0) return null
  return (
    <section aria-label={t('linked.title')}>
      <h2>{t('linked.title')}</h2>
      {kinds.map((kind) => (
        <LinkedKind key={kind.name} kind={kind} names={names} />
      ))}
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
  const query = names.map(({ name }) => `${kind.box.companyField}=="${name.replaceAll(/[\\"“”„‟＂]/g, '\\$&')}"`).join(' OR ')
  const { count, error } = useQueryCount(kind, query)
  return (
    <KindContext value={kind}>
      <section className={styles['kind']} aria-label={t('linked.kind', { kind: kind.box.name[language] })}>
        <h3>
          {t('linked.kind', { kind: kind.box.name[language] })}{' '}
          <span className={styles['note']}>{count === undefined ? (error ? error.message : '…') : t('linked.count', { count })}</span>
        </h3>
        {count !== undefined && count > 0 && (
          <>
            <Suspense fallback={null}>
              <NewestRecords query={query} />
            </Suspense>
            {count > NEWEST && <ResultListLink query={query}>{t('linked.all')}</ResultListLink>}
          </>
        )}
      </section>
    </KindContext>
  )
}

/** The first records of a query, each with its number. */
function NewestRecords({ query }: { readonly query: string }) {
  const kind = useShownKind()
  const list = useQuery(listQuery(useLanguage(), { kind, mode: null }, { filter: { queryStr: query }, from: 0, size: NEWEST }))
  if (list.error) return <p role="alert">{list.error.message}</p>
  return (
    <ul className={styles['list']}>
      {(list.data?.list ?? []).map((row) => (
        <li key={row.id}>
          <Link to={kind.pages.record} search={{ id: kind.pageId(row) } as never}>
            {kind.row.title(row) || kind.row.number(row)}
          </Link>
          <span className={styles['note']}>{kind.row.number(row)}</span>
        </li>
      ))}
    </ul>
  )
}
