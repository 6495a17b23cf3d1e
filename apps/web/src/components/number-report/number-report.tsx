import type { FoundNumber } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useKind } from '../../kinds/use-kind.ts'
import styles from './number-report.module.css'

/** A number that is not in the database: how it was read, its other publications, and links to offices. */
export function NumberReport({ number: { written, readings, neighbours } }: { readonly number: FoundNumber }) {
  const { t } = useTranslation('numbers')
  const [first] = readings
  const links = new Map(readings.flatMap((reading) => reading.links).map(({ name, url }) => [url, name]))
  const numbers = readings.map((reading) => reading.label).join(t('or'))
  return (
    <div className={styles['report']}>
      <h2>{t('missing', { label: readings.length === 1 ? first?.label : written })}</h2>
      <p>{readings.length > 1 ? t('readAsOneOf', { numbers }) : t('readAs', { number: first?.number })}</p>
      {neighbours.length > 0 && <Neighbours neighbours={neighbours} />}
      {links.size > 0 && (
        <p className={styles['links']}>
          {t('links')}
          {[...links].map(([url, name]) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

function Neighbours({ neighbours }: Pick<FoundNumber, 'neighbours'>) {
  const { t } = useTranslation('numbers')
  const { pages } = useKind()
  return (
    <div className={styles['neighbours']}>
      <p>{t('neighbours')}</p>
      <ul>
        {neighbours.map(({ id, number, title }) => (
          <li key={id}>
            <Link to={pages.record} search={{ id } as never}>
              {number}
            </Link>
            {title !== null && <span> {title}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
