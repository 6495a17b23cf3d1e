import { COUNTRY_LABELS } from '@gezhi/records'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PartyLinks } from '../../components/party-links.tsx'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { useLanguage } from '../../language/use-language.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import type { MarkDetail } from './mark-detail.ts'
import styles from './trademark-page.module.css'

type Party = MarkDetail['owners'][number]

/** Owners and representatives; each leads to the marks of the same name. */
export function MarkParties({ mark }: { readonly mark: MarkDetail }) {
  const { t } = useTranslation('trademarks')
  if (mark.owners.length === 0 && mark.representatives.length === 0) return null
  return (
    <section className={styles['section']}>
      <h2>{t('detail.parties')}</h2>
      <dl className={styles['facts']}>
        <Parties name={t('detail.owner')} field="OW" parties={mark.owners} linked />
        <Parties name={t('detail.representative')} field="REP" parties={mark.representatives} />
      </dl>
    </section>
  )
}

interface PartiesProps {
  readonly name: string
  readonly field: string
  readonly parties: readonly Party[]
  /** Whether they are owners, which other records link. */
  readonly linked?: boolean
}

function Parties({ name, field, parties, linked = false }: PartiesProps) {
  const language = useLanguage()
  if (parties.length === 0) return null
  const names = linked ? parties.flatMap((party) => party.name ?? []) : []
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul>
          {parties.map((party) => (
            <li key={`${party.name} ${party.identifier}`}>
              <Link to={TRADEMARKS.pages.list} search={toAddressParams(newSearch(TRADEMARKS, { query: queryOf(field, party) })) as never}>
                <PartyName party={party} />
              </Link>
              {linked && party.name !== null && (
                <>
                  {' '}
                  <PartyLinks name={party.name} names={names} />
                </>
              )}
              {party.other_names.map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
              {party.address !== null && <span>{party.address}</span>}
              {party.country !== null && <span>{COUNTRY_LABELS[party.country]?.[language] ?? party.country}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

function queryOf(field: string, { name, identifier }: Party): string {
  return `${field}=="${(name ?? identifier ?? '').replaceAll('"', ' ')}"`
}

/** The name, or the number in the office's register. */
export function PartyName({ party: { name, identifier } }: { readonly party: Pick<Party, 'name' | 'identifier'> }) {
  const { t } = useTranslation('trademarks')
  return <>{name ?? t('detail.identifier', { identifier })}</>
}
