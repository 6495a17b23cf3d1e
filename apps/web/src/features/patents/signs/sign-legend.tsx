import type { PatentDetail } from '@gezhi/contract/client'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { figureDrawings } from './figure-drawings.ts'
import type { SignTable } from './read-signs.ts'
import styles from './sign-legend.module.css'
import { useSigns } from './signs-context.tsx'

interface SignLegendProps {
  table: SignTable
  drawings: PatentDetail['drawings']
  /** Index of the shown drawing. */
  shown: number
}

/** The reference signs that the text mentions with the shown drawing. */
export function SignLegend({ table, drawings, shown }: SignLegendProps) {
  const { t } = useTranslation('patents')
  const { selected, select } = useSigns()
  const figures = useMemo(() => {
    const byFigure = figureDrawings(table.figures, drawings)
    return [...byFigure].filter(([, index]) => index === shown).map(([figure]) => figure)
  }, [table, drawings, shown])
  const signs = table.signs.filter((sign) => sign.figures.some((figure) => figures.includes(figure)))
  if (signs.length === 0) return null
  return (
    <ul className={styles['legend']} aria-label={t('sections.signs')}>
      {signs.map(({ sign, term }) => (
        <li key={sign}>
          <button type="button" aria-pressed={sign === selected} onClick={() => select(sign === selected ? null : sign)}>
            <strong>{sign}</strong> {term}
          </button>
        </li>
      ))}
    </ul>
  )
}
