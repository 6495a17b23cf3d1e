import type { PictureSimilarityAnswer } from '@gezhi/contract/client'
import { frameOf } from '../../components/picture-search/picture-image.tsx'
import styles from './pictures.module.css'

/** Cells over a picture: the more its lines agree with those of the other picture, the more opaque. */
export function LikeCells({ area, cells }: Pick<PictureSimilarityAnswer['hit'], 'area' | 'cells'>) {
  const columns = Math.sqrt(cells.length)
  return (
    <span className={styles['cells']}>
      <svg viewBox={`0 0 ${columns} ${columns}`} preserveAspectRatio="none" style={frameOf(area)} aria-hidden>
        {cells.map((value, cell) => (
          // Cells have no identity but their place.
          <rect key={cell} x={cell % columns} y={Math.floor(cell / columns)} width={1} height={1} fillOpacity={value ** 2} />
        ))}
      </svg>
    </span>
  )
}
