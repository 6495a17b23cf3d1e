import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useKind } from '../../kinds/use-kind.ts'
import styles from './number-report.module.css'
import { useFoundNumbers } from './use-found-numbers.ts'

/** Above the results of several numbers: those not in the database, each with its other publications. */
export function MissingNumbers({ text }: { readonly text: string }) {
  const { t } = useTranslation('numbers')
  const { pages } = useKind()
  const { data } = useFoundNumbers(text)
  const missing = data?.numberList.filter(({ records }) => records.length === 0) ?? []
  if (data === undefined || data.total < 2 || missing.length === 0) return null
  return (
    <p className={styles['missing']} role="status">
      {t('someMissing', { count: missing.length, total: data.numberList.length })}
      {missing.map(({ written, readings, neighbours }) => (
        <span key={written}>
          {readings.length === 1 ? readings[0]?.label : written}
          {neighbours.map(({ id, number }) => (
            <Link key={id} to={pages.record} search={{ id } as never}>
              {number}
            </Link>
          ))}
        </span>
      ))}
    </p>
  )
}
