import type { PictureHit } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './pictures.module.css'

/** How similar a hit is and why: in words and percent, what was compared, how the picture was turned, shape and colour. */
export function HitScore({ hit }: { readonly hit: PictureHit }) {
  const { t } = useTranslation('pictures')
  return (
    <>
      <p className={styles['score']}>
        <strong>{t(`band.${hit.band}`)}</strong> {percent(hit.similarity)}
        {hit.view !== 'whole' && <span> · {t(`view.${hit.view}`)}</span>}
        {hit.turn !== null && <span> · {turnText(t, hit.turn)}</span>}
      </p>
      <p className={styles['meters']}>
        <span>
          {t('shape')} <meter min={0} max={1} value={hit.shape} aria-label={t('shape')} /> {percent(hit.shape)}
        </span>
        <span>
          {t('colours')} <meter min={0} max={1} value={hit.colour} aria-label={t('colours')} /> {percent(hit.colour)}
        </span>
      </p>
    </>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function turnText(t: ReturnType<typeof useTranslation<'pictures'>>['t'], { degrees, mirrored }: NonNullable<PictureHit['turn']>): string {
  const parts = [...(mirrored ? [t('turn.mirrored')] : []), ...(degrees > 0 ? [t('turn.degrees', { degrees })] : [])]
  return parts.join(t('turn.and'))
}
