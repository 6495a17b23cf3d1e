import type { PatentDetail } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { compareParams } from './compare-address.ts'
import { counterpart } from './counterparts.ts'

/** A link that compares an application with its grant, or a grant with its application; nothing where the database has no other. */
export function CounterpartLink({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const other = counterpart(patent)
  if (other === null || patent.publication_number === null) return null
  const own = patent.publication_number
  // The application comes first: it is the base.
  const ids = other.is === 'grant' ? [own, other.publicationNumber] : [other.publicationNumber, own]
  return (
    <Link to="/compare" search={compareParams(ids)}>
      {t(`compare.with.${other.is}`)}
    </Link>
  )
}
