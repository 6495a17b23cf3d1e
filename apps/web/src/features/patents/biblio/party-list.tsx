import type { Party } from '@gezhi/contract/client'
import { COUNTRY_LABELS } from '@gezhi/records'
import { Link } from '@tanstack/react-router'
import type { TextLocation } from '../../../components/highlight/highlight-context.ts'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { PartyLinks } from '../../../components/party-links.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './biblio-grid.module.css'
import { partyQuery, type PartyField } from './biblio-queries.ts'

interface PartyListProps {
  /** Whether they are applicants or owners, which other records link. */
  linked?: boolean
  parties: readonly Party[]
  /** The location for highlights of these names; null for none. */
  location: TextLocation | null
  /** The field a name is searched in. */
  field: PartyField
}

/** People and organisations, each with other spellings and location, if the source gives them. */
export function PartyList({ parties, location, field, linked = false }: PartyListProps) {
  const language = useLanguage()
  const names = linked ? parties.map((party) => party.name) : []
  return (
    <ul>
      {parties.map((party, index) => {
        const name = location === null ? party.name : <HighlightedText text={party.name} location={location} />
        const others = party.other_names.map(({ text }) => text).filter((text) => text !== party.name)
        const country = party.country && (COUNTRY_LABELS[party.country]?.[language] ?? party.country)
        const rest = [...new Set(others), party.address, country].filter(Boolean).join(' · ')
        return (
          <li key={`${index} ${party.name}`}>
            <Link to="/resultList" search={{ q: partyQuery(field, party.name) }}>
              {name}
            </Link>
            {rest !== '' && <span className={styles['more']}> {rest}</span>}
            {linked && (
              <>
                {' '}
                <PartyLinks name={party.name} names={names} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
