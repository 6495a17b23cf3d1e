import type { PatentDetail } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon, type IconName } from '../../../components/icon/icon.tsx'
import { DrawingImage } from './drawing-image.tsx'
import { useSigns } from '../signs/signs-context.tsx'
import styles from './drawing-viewer.module.css'

type Drawings = PatentDetail['drawings']

const SignLegend = lazy(async () => ({ default: (await import('../signs/sign-legend.tsx')).SignLegend }))

/** Zoom factors relative to the available width. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const

interface DrawingViewerProps {
  number: string
  drawings: Drawings
  /** Drawings named by the source whose pictures are not stored. */
  missing: number
}

/** The drawings of a patent: one large, with zoom, rotation and panning, and a strip of all. */
export function DrawingViewer({ number, drawings, missing }: DrawingViewerProps) {
  const { t } = useTranslation('patents')
  const { table, drawing: first } = useSigns()
  const [shown, setShown] = useState(first)
  const [zoom, setZoom] = useState(0)
  const [quarters, setQuarters] = useState(0)
  const drawing = drawings[Math.min(shown, drawings.length - 1)]
  if (drawing === undefined) {
    return <p className={styles['note']}>{missing > 0 ? t('drawings.missing', { count: missing }) : t('drawings.none')}</p>
  }

  const show = (index: number) => {
    setShown(index)
    setZoom(0)
    setQuarters(0)
  }
  const caption = drawing.caption ?? t('drawings.image', { number: shown + 1 })
  const tool = (icon: IconName, label: string, action: () => void, disabled = false) => (
    <Button kind="plain" icon aria-label={label} title={label} disabled={disabled} onClick={action}>
      <Icon name={icon} />
    </Button>
  )
  return (
    // Captions are texts of the document.
    <div className={styles['viewer']} translate={drawing.caption ? 'no' : undefined}>
      <div className={styles['tools']}>
        {tool('previous', t('drawings.previous'), () => show(shown - 1), shown === 0)}
        <span className={styles['position']} role="status">
          {shown + 1} / {drawings.length}
        </span>
        {tool('next', t('drawings.next'), () => show(shown + 1), shown === drawings.length - 1)}
        <span className={styles['caption']}>{caption}</span>
        {tool('zoomOut', t('drawings.zoomOut'), () => setZoom(zoom - 1), zoom === 0)}
        {tool('zoomIn', t('drawings.zoomIn'), () => setZoom(zoom + 1), zoom === ZOOMS.length - 1)}
        {tool('turn', t('drawings.turn'), () => setQuarters((quarters + 1) % 4))}
        <Link to="/pictureResultList" search={{ url: drawing.url } as never}>
          {t('drawings.searchBy')}
        </Link>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
      <div className={styles['sheet']} tabIndex={0} role="region" aria-label={caption}>
        <DrawingImage number={number} drawing={drawing} alt={caption} width={ZOOMS[zoom] ?? 1} quarters={quarters} isLarge />
      </div>
      <Suspense fallback={null}>{table !== null && <SignLegend table={table} drawings={drawings} shown={shown} />}</Suspense>
      {drawings.length > 1 && (
        <ol className={styles['strip']} aria-label={t('drawings.strip')}>
          {drawings.map((one, index) => {
            const name = one.caption ?? t('drawings.image', { number: index + 1 })
            return (
              <li key={one.id}>
                {/* Named itself, because its picture is loaded later. */}
                <button type="button" aria-label={name} aria-current={index === shown || undefined} onClick={() => show(index)}>
                  <DrawingImage number={number} drawing={one} alt="" />
                </button>
              </li>
            )
          })}
        </ol>
      )}
      {missing > 0 && <p className={styles['note']}>{t('drawings.missing', { count: missing })}</p>}
    </div>
  )
}
