import type { PatentDetail, Relative } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'
import { patentDate } from '../../../search-state/patent-date.ts'
import { RelativeItem } from '../relatives/relative-item.tsx'
import { familyAxis } from './family-axis.ts'
import { familyByCountry } from './family-by-country.ts'
import styles from './family-view.module.css'

/** The families of a patent by country and time; the extended one only where it is larger. */
export function FamilyView({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const own = patent.publication_number
  const simple = patent.family_simple
  const extended = patent.family_extended.length > simple.length ? patent.family_extended : []
  const others = [...simple, ...extended].some((member) => member.publication_number !== own)
  if (!others) return <p className={styles['note']}>{t('family.none')}</p>
  return (
    <>
      {simple.length > 1 && <FamilyTable title={t('family.simple')} members={simple} own={own} />}
      {extended.length > 1 && <FamilyTable title={t('family.extended')} members={extended} own={own} />}
    </>
  )
}

function FamilyTable({ title, members, own }: { title: string; members: readonly Relative[]; own: string | null }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const axis = familyAxis(members)
  return (
    <section className={styles['family']}>
      <h3>
        {title} <span>{members.length}</span>
      </h3>
      {axis && <p className={styles['axis']}>{t('family.axis', { from: axis.from, to: axis.to })}</p>}
      {familyByCountry(members).map(({ country, members: those }) => (
        <div key={country} className={styles['country']}>
          <h4>
            {country} {facetValueName('country', country, language)}
          </h4>
          {axis && (
            <div className={styles['line']} aria-hidden="true">
              {those.map((member) => {
                const at = axis.at(member)
                return at === null ? null : (
                  <span
                    key={member.publication_number}
                    data-own={member.publication_number === own || undefined}
                    style={{ insetInlineStart: `${at * 100}%` }}
                  />
                )
              })}
            </div>
          )}
          <ul>
            {those.map((member) => (
              <li key={member.publication_number}>
                {member.publication_number === own ? (
                  <p className={styles['own']}>
                    {member.publication_number} <em>{t('family.self')}</em>
                    <span className={styles['date']}>{patentDate(member.application_date) || t('family.undated')}</span>
                  </p>
                ) : (
                  <RelativeItem relative={member} note={member.application_date === null ? t('family.undated') : null} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
