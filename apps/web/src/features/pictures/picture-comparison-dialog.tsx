import type { PictureComparison, PictureHit } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { PictureImage } from '../../components/picture-search/picture-image.tsx'
import type { PictureKind, QueryPicture } from '../../components/picture-search/picture-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { HitScore } from './hit-score.tsx'
import { LikeCells } from './like-cells.tsx'
import styles from './pictures.module.css'

interface PictureComparisonProps {
  readonly kind: PictureKind
  readonly searched: QueryPicture
  readonly hit: PictureHit
  readonly onClose: () => void
}

/** The picture searched for beside that of a hit: the compared regions, and where in them the lines agree. */
export function PictureComparisonDialog({ kind, searched, hit, onClose }: PictureComparisonProps) {
  const { t } = useTranslation('pictures')
  const request = {
    kind,
    picture: { url: searched.url, ...(searched.crop !== null && { crop: searched.crop }) },
    turn: hit.turn as PictureComparison['turn'],
    hit: hit.picture.url,
  }
  const { data, error, refetch } = useQuery(callQuery(useLanguage(), 'pictures', 'comparePictures', request))
  const sides = [
    { caption: t('compare.query'), address: searched.url, side: data?.query, region: hit.queryRegion },
    { caption: hit.number, address: hit.picture.url, side: data?.hit, region: hit.region },
  ]
  return (
    <Modal title={t('compare.title')} close={t('compare.close')} onClose={onClose} width={760} sheet>
      <div className={styles['comparison']} aria-busy={data === undefined && error === null}>
        <div className={styles['sides']}>
          {sides.map(({ caption, address, side, region }) => (
            <figure key={caption}>
              <PictureImage address={address} alt={caption} region={side?.region ?? region}>
                {side && <LikeCells area={side.area} cells={side.cells} />}
              </PictureImage>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
        {error ? <FailurePanel title={t('compare.failed')} error={error} onRetry={() => void refetch()} /> : <p>{t('compare.legend')}</p>}
        <HitScore hit={hit} />
        <p className={styles['quiet']}>{t('honest.score')}</p>
      </div>
    </Modal>
  )
}
