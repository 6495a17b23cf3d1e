import type { PatentDetail } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import styles from './compare-page.module.css'
import type { ComparedPatent } from './use-compared-patents.ts'

interface CompareCellsProps {
  patents: readonly ComparedPatent[]
  children: (patent: PatentDetail, index: number) => ReactNode
}

/** One cell for each compared patent, side by side; below each other with their numbers on a phone. Empty until a patent is loaded. */
export function CompareCells({ patents, children }: CompareCellsProps) {
  return (
    <div className={styles['cells']}>
      {patents.map(({ id, number, patent }, index) => (
        <article key={id} className={styles['cell']} aria-label={number}>
          <h3 className={styles['cellNumber']}>{number}</h3>
          {patent !== null && children(patent, index)}
        </article>
      ))}
    </div>
  )
}
