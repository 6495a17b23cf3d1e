import type { PatentDetail } from '@gezhi/contract/client'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { PHONE, useMedia } from '../../../components/media/use-media.ts'
import { usePageAddress } from '../use-page-address.ts'
import { figureDrawings } from './figure-drawings.ts'
import type { ReferenceSign, SignTable } from './read-signs.ts'
import styles from './sign-pane.module.css'
import { useSigns } from './signs-context.tsx'

/** The reference signs of a patent with their terms and figures; a click highlights the mentions of a sign in the text. */
export function SignPane({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const { table, request } = useSigns()
  useEffect(request, [request])
  if (table === null) {
    return (
      <p className={styles['note']} role="status">
        {t('signs.reading')}
      </p>
    )
  }
  return (
    <>
      {table.signs.length === 0 && <p className={styles['note']}>{t('signs.none')}</p>}
      {table.signs.length > 0 && <SignSteps />}
      {table.signs.length > 0 && <SignRows table={table} drawings={patent.drawings} />}
      {table.figures.length > 0 && <Figures table={table} drawings={patent.drawings} />}
    </>
  )
}

/** Steps through the mentions of the selected sign. */
function SignSteps() {
  const { t } = useTranslation('patents')
  const { selected, mentions } = useSigns()
  const phone = useMedia(PHONE)
  const [at, setAt] = useState(-1)
  useEffect(() => setAt(-1), [selected])
  const step = (by: number) => {
    const { count, goTo } = mentions
    if (count === 0) return
    const next = (at === -1 ? (by > 0 ? 0 : count - 1) : at + by + count) % count
    setAt(next)
    goTo(next)
  }
  return (
    <div className={styles['steps']}>
      <span>{selected === null ? t('signs.how') : t(phone ? 'signs.selectedThere' : 'signs.selected', { sign: selected })}</span>
      {selected !== null && !phone && (
        <>
          <Button kind="plain" icon aria-label={t('signs.previous')} title={t('signs.previous')} onClick={() => step(-1)}>
            <Icon name="previous" />
          </Button>
          <Button kind="plain" icon aria-label={t('signs.next')} title={t('signs.next')} onClick={() => step(1)}>
            <Icon name="next" />
          </Button>
        </>
      )}
    </div>
  )
}

interface TableProps {
  table: SignTable
  drawings: PatentDetail['drawings']
}

function SignRows({ table, drawings }: TableProps) {
  const { t } = useTranslation('patents')
  const { selected, select } = useSigns()
  return (
    <table className={styles['signs']}>
      <thead>
        <tr>
          {(['sign', 'term', 'count', 'figures'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`signs.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.signs.map((one) => (
          <tr key={one.sign} data-selected={one.sign === selected || undefined}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={one.sign === selected}
                aria-label={t('signs.highlight', { sign: one.sign, term: one.term })}
                onClick={() => select(one.sign === selected ? null : one.sign)}
              >
                {one.sign}
              </button>
            </th>
            <td>{one.term}</td>
            <td>{one.count}</td>
            <td>
              <FigureLinks sign={one} table={table} drawings={drawings} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FigureLinks({ sign, table, drawings }: TableProps & { sign: ReferenceSign }) {
  return sign.figures.map((figure) => <FigureLink key={figure} figure={figure} table={table} drawings={drawings} />)
}

function FigureLink({ figure, table, drawings }: TableProps & { figure: string }) {
  const { t } = useTranslation('patents')
  const { showDrawing } = useSigns()
  const [, change] = usePageAddress()
  const index = useMemo(() => figureDrawings(table.figures, drawings).get(figure), [table, drawings, figure])
  const name = t('signs.figure', { figure })
  const description = table.figures.find((one) => one.figure === figure)?.text
  if (index === undefined) {
    return (
      <span className={styles['figure']} title={description}>
        {name}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={styles['figure']}
      title={description}
      onClick={() => {
        showDrawing(index)
        change({ tab: 'drawings' })
      }}
    >
      {name}
    </button>
  )
}

function Figures({ table, drawings }: TableProps) {
  const { t } = useTranslation('patents')
  return (
    <section className={styles['figures']}>
      <h3>{t('signs.figures')}</h3>
      <ul>
        {table.figures.map(({ figure, text }) => (
          <li key={figure}>
            <FigureLink figure={figure} table={table} drawings={drawings} /> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
