import type { PatentDetail } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { DrawingImage } from '../../drawings/drawing-image.tsx'
import { CompareCells } from '../compare-cells.tsx'
import { CompareSection } from '../compare-section.tsx'
import type { ComparedPatent } from '../use-compared-patents.ts'
import styles from './drawing-comparison.module.css'

/** One drawing of each patent; each is stepped through alone, or all together. */
export function DrawingComparison({ patents }: { patents: readonly ComparedPatent[] }) {
  const { t } = useTranslation('comparison')
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({})
  const step = (ids: readonly string[], by: number) =>
    setShown((before) => {
      const moved = patents.flatMap(({ id, patent }) =>
        ids.includes(id) && patent !== null ? [[id, within((before[id] ?? 0) + by, patent.drawings.length)] as const] : [],
      )
      return { ...before, ...Object.fromEntries(moved) }
    })
  const all = patents.map(({ id }) => id)
  const most = Math.max(0, ...patents.map(({ patent }) => patent?.drawings.length ?? 0))
  return (
    <CompareSection
      name="drawings"
      tools={
        most > 1 && (
          <>
            <Button onClick={() => step(all, -1)}>
              <Icon name="previous" />
              {t('drawings.previous')}
            </Button>
            <Button onClick={() => step(all, 1)}>
              {t('drawings.next')}
              <Icon name="next" />
            </Button>
          </>
        )
      }
    >
      <CompareCells patents={patents}>
        {(patent, index) => {
          const id = patents[index]?.id ?? ''
          return <Drawings patent={patent} shown={shown[id] ?? 0} onStep={(by) => step([id], by)} />
        }}
      </CompareCells>
    </CompareSection>
  )
}

function within(index: number, count: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0))
}

interface DrawingsProps {
  patent: PatentDetail
  shown: number
  onStep: (by: number) => void
}

function Drawings({ patent, shown, onStep }: DrawingsProps) {
  const { t } = useTranslation(['comparison', 'patents'])
  const { drawings, drawings_missing: missing } = patent
  const drawing = drawings[shown]
  if (drawing === undefined) {
    return <p className={styles['note']}>{missing > 0 ? t('patents:drawings.missing', { count: missing }) : t('patents:drawings.none')}</p>
  }
  const caption = drawing.caption ?? t('patents:drawings.image', { number: shown + 1 })
  return (
    <>
      <div className={styles['steps']}>
        <Button
          kind="plain"
          icon
          aria-label={t('patents:drawings.previous')}
          title={t('patents:drawings.previous')}
          disabled={shown === 0}
          onClick={() => onStep(-1)}
        >
          <Icon name="previous" />
        </Button>
        <span role="status">{t('drawings.position', { shown: shown + 1, count: drawings.length })}</span>
        <Button
          kind="plain"
          icon
          aria-label={t('patents:drawings.next')}
          title={t('patents:drawings.next')}
          disabled={shown === drawings.length - 1}
          onClick={() => onStep(1)}
        >
          <Icon name="next" />
        </Button>
        <span className={styles['caption']}>{caption}</span>
      </div>
      <div className={styles['sheet']}>
        <DrawingImage key={drawing.id} number={patent.publication_number ?? patent.id} drawing={drawing} alt={caption} isLarge />
      </div>
    </>
  )
}
