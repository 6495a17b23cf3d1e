import { useTranslation } from 'react-i18next'
import { tagColour } from './tag-colours.ts'
import styles from './record-marks.module.css'

/** The tag of a record as a dot in its colour, with the name of the colour as its tooltip, or beside it. */
export function TagDot({ tag, named = false }: { readonly tag: number | null; readonly named?: boolean }) {
  const { t } = useTranslation()
  const colour = tagColour(tag)
  if (colour === undefined) return null
  const name = t(`marks.colours.${colour}`)
  return (
    <span className={styles['tag']} title={t('marks.tag', { name })}>
      <span className={styles['dot']} data-tag={colour} />
      <span className={named ? undefined : 'visually-hidden'}>{name}</span>
    </span>
  )
}
