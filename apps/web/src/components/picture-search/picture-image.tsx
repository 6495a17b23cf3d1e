import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from './picture-query.ts'
import styles from './picture-search.module.css'
import { usePicture } from './use-picture.ts'

interface PictureImageProps {
  readonly address: string
  readonly alt: string
  /** Framed in the picture. */
  readonly region?: Region | null
  /** Drawn over the picture. */
  readonly children?: ReactNode
}

/** A picture of the server, with a region of it framed. */
export function PictureImage({ address, alt, region = null, children }: PictureImageProps) {
  const { t } = useTranslation('pictures')
  const { url, failed } = usePicture(address)
  if (failed) return <span className={styles['missing']}>{t('gone')}</span>
  if (url === null) return <span className={styles['loading']} />
  return (
    <span className={styles['image']}>
      <img src={url} alt={alt} />
      {children}
      {region !== null && !isWhole(region) && <span className={styles['region']} style={frameOf(region)} data-testid="region" />}
    </span>
  )
}

/** Position and size of a frame in percent. */
export function frameOf({ x, y, width, height }: Region) {
  return { insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%`, inlineSize: `${width * 100}%`, blockSize: `${height * 100}%` }
}

function isWhole({ width, height }: Region): boolean {
  return width > 0.97 && height > 0.97
}
