import type { PatentDetail } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useDrawing } from '../../../components/drawing/use-drawing.ts'
import styles from './drawing-viewer.module.css'

interface DrawingImageProps {
  number: string
  drawing: PatentDetail['drawings'][number]
  alt: string
  /** Of the available width. */
  width?: number
  quarters?: number
  /** The selected one: shows its error, with a button to retry. */
  isLarge?: boolean
}

/** One drawing of a patent. */
export function DrawingImage({ number, drawing, alt, width = 1, quarters = 0, isLarge }: DrawingImageProps) {
  const { t } = useTranslation('patents')
  const { url, failed, error, again } = useDrawing(number, drawing.id)
  const [loaded, setLoaded] = useState<string | null>(null)
  const setEnd = () => setLoaded(url)
  if (failed && isLarge) return <FailurePanel title={t('drawings.failed')} error={error} onRetry={again} />
  if (failed) return <span className={styles['note']}>{t('drawings.failed')}</span>
  if (url === null) return <span className={styles['empty']} />
  return (
    <img
      src={url}
      alt={alt}
      data-loading={loaded === url ? undefined : true}
      onLoad={setEnd}
      onError={setEnd}
      style={{ inlineSize: `${width * 100}%`, rotate: `${quarters * 90}deg` }}
    />
  )
}
