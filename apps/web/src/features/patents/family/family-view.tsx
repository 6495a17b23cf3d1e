import type { PatentDetail, Relative } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { patentValueName } from '../../../kinds/patents/patent-value-name.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { RelativeItem } from '../relatives/relative-item.tsx'
import { familyByCountry } from './family-by-country.ts'
import { FamilyTimeline } from './family-timeline.tsx'
import styles from './family-view.module.css'

/** The families of a patent by country and time; the extended one only if it is larger. */
export function FamilyView({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const own = patent.publication_number
  const simple = patent.family_simple
  const extended = patent.family_extended.length > simple.length ? patent.family_extended : []
  const priority = patent.priorities.flatMap(({ date }) => date ?? []).toSorted()[0] ?? null
  const lists = [patent.publications, patent.same_invention, simple, extended]
  if (lists.every((list) => list.every((member) => member.publication_number === own)))
    return <p className={styles['note']}>{t('family.none')}</p>
  return (
    <>
      {patent.publications.length > 1 && <Publications publications={patent.publications} own={own} />}
      {patent.same_invention.length > 0 && <SameInvention publications={patent.same_invention} />}
      {simple.length > 1 && <FamilyTable title={t('family.simple')} members={simple} own={own} priority={priority} />}
      {extended.length > 1 && <FamilyTable title={t('family.extended')} members={extended} own={own} priority={priority} />}
    </>
  )
}

/** The publications of the same application: the application itself, its grant, corrections. */
function Publications({ publications, own }: { publications: readonly Relative[]; own: string | null }) {
  const { t } = useTranslation('patents')
  return (
    <section className={styles['family']}>
      <h3>{t('family.publications')}</h3>
      <ul>
        {publications.map((one) => (
          <li key={one.publication_number}>
            <Member member={one} own={own} date={one.publication_date} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same invention under other numbers, each with the reason. */
function SameInvention({ publications }: { publications: PatentDetail['same_invention'] }) {
  const { t } = useTranslation('patents')
  return (
    <section className={styles['family']}>
      <h3>{t('family.sameInvention')}</h3>
      <ul>
        {publications.map((one) => (
          <li key={one.publication_number}>
            <RelativeItem
              relative={one}
              compared
              note={`${t(`family.sameReason.${one.reason}`)} · ${t(one.same_day ? 'family.sameDay' : 'family.sameNames')}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MemberProps {
  member: Relative
  own: string | null
  /** The one that counts in this list. */
  date: string | null
}

function Member({ member, own, date }: MemberProps) {
  const { t } = useTranslation('patents')
  const dateText = recordDate(date) || t('family.undated')
  if (member.publication_number !== own) return <RelativeItem relative={member} note={date === null ? dateText : null} compared />
  return (
    <p className={styles['own']}>
      {member.publication_number} <em>{t('family.self')}</em>
      <span className={styles['date']}>{dateText}</span>
    </p>
  )
}

interface FamilyTableProps {
  title: string
  members: readonly Relative[]
  own: string | null
  /** Date of the first priority of the patent of the page. */
  priority: string | null
}

function FamilyTable({ title, members, own, priority }: FamilyTableProps) {
  const language = useLanguage()
  return (
    <section className={styles['family']}>
      <h3>
        {title} <span>{members.length}</span>
      </h3>
      <FamilyTimeline members={members} own={own} priority={priority} />
      {familyByCountry(members).map(({ country, members: those }) => (
        <div key={country} className={styles['country']}>
          <h4>
            {country} {patentValueName('country', country, language)}
          </h4>
          <ul>
            {those.map((member) => (
              <li key={member.publication_number}>
                <Member member={member} own={own} date={member.application_date} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
