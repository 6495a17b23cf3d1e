import { useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { frameOf } from './picture-image.tsx'
import type { QueryPicture, Region } from './picture-query.ts'
import styles from './picture-search.module.css'
import { usePicture } from './use-picture.ts'

const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 }
/** Sides of a region in shares of the picture: smaller ones have too few pixels to compare. */
const MIN_SIDE = 0.05

interface RegionFieldProps {
  readonly picture: QueryPicture
  /** Null for the whole picture. */
  readonly onRegion: (region: Region | null) => void
  readonly onClose: () => void
}

/** Selects the region of a picture that is compared: drawn with a pointer, or set edge by edge with the keyboard. */
export function RegionField({ picture, onRegion, onClose }: RegionFieldProps) {
  const { t } = useTranslation('pictures')
  const { url } = usePicture(picture.url)
  const [region, setRegion] = useState(picture.crop ?? WHOLE)
  const start = useRef<{ x: number; y: number } | null>(null)
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== null) setRegion(between(start.current, pointOf(event)))
  }
  const edges = [
    { key: 'left', value: region.x, set: (x: number) => ({ ...region, x, width: region.x + region.width - x }) },
    { key: 'top', value: region.y, set: (y: number) => ({ ...region, y, height: region.y + region.height - y }) },
    { key: 'right', value: region.x + region.width, set: (right: number) => ({ ...region, width: right - region.x }) },
    { key: 'bottom', value: region.y + region.height, set: (bottom: number) => ({ ...region, height: bottom - region.y }) },
  ] as const
  const isWhole = region.width > 0.99 && region.height > 0.99
  return (
    <div className={styles['cropping']} role="group" aria-label={t('crop.title')}>
      {/* The sliders below do the same by keyboard. */}
      <div
        className={styles['canvas']}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = pointOf(event)
        }}
        onPointerMove={draw}
        onPointerUp={() => (start.current = null)}
        onPointerCancel={() => (start.current = null)}
      >
        {url !== null && <img src={url} alt={t('crop.image')} draggable={false} />}
        <span className={styles['region']} style={frameOf(region)} />
      </div>
      <div className={styles['edges']}>
        {edges.map(({ key, value, set }) => (
          <label key={key}>
            {t(`crop.${key}`)}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(value * 100)}
              onChange={(event) => {
                const next = set(Number(event.target.value) / 100)
                if (next.width >= MIN_SIDE && next.height >= MIN_SIDE) setRegion(next)
              }}
            />
          </label>
        ))}
        <div className={styles['line']}>
          <Button
            kind="primary"
            onClick={() => {
              onRegion(isWhole ? null : region)
              onClose()
            }}
          >
            {t('crop.apply')}
          </Button>
          <Button
            onClick={() => {
              onRegion(null)
              onClose()
            }}
          >
            {t('crop.whole')}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (value: number) => Math.max(0, Math.min(1, value))
  return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
}

function between(a: { x: number; y: number }, b: { x: number; y: number }): Region {
  const [x, y] = [Math.min(a.x, b.x, 1 - MIN_SIDE), Math.min(a.y, b.y, 1 - MIN_SIDE)]
  return { x, y, width: Math.max(MIN_SIDE, Math.abs(a.x - b.x)), height: Math.max(MIN_SIDE, Math.abs(a.y - b.y)) }
}
