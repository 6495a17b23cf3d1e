import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../../language/language.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { COUNTERS } from './counter-table.ts'
import { CountedNumber } from './counted-number.tsx'
import styles from './home-counters.module.css'
import { inMillions } from './in-millions.ts'
import { useCounts } from './use-counts.ts'

/** Six counters of this installation's data (B.home.22). Their height is reserved while they load. */
export function HomeCounters() {
  const { t } = useTranslation('home')
  const { tag } = LANGUAGES[useLanguage()]
  const { data } = useCounts()
  const grouped = (count: number) => count.toLocaleString(tag)
  return (
    <section aria-label={t('countersTitle')} aria-busy={!data}>
      <dl className={styles['counters']}>
        {COUNTERS.map((name) => {
          const millions = name === 'patentCount' && data ? inMillions(data.patentCount) : null
          return (
            <div key={name} className={styles['counter']}>
              <dt>{t(`counters.${name}`)}</dt>
              <dd>
                {data ? (
                  <CountedNumber
                    value={millions ?? data[name]}
                    write={millions === null ? grouped : (count) => t('millions', { number: grouped(count) })}
                  />
                ) : (
                  '–'
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
