import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { PictureKind } from './picture-query.ts'
import styles from './picture-search.module.css'

/** ms between two looks while pictures are described. */
const LOOK_EVERY = 10_000

/** How many pictures can be found, and how far the others are described. */
export function PictureProgressNote({ kind }: { readonly kind: PictureKind }) {
  const { t } = useTranslation('pictures')
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'pictures', 'getPictureProgress', {}),
    refetchInterval: ({ state }) => (state.data?.[kind].building ? LOOK_EVERY : false),
  })
  const progress = data?.[kind]
  if (progress === undefined) return null
  const { building, pictures, records, recordsTotal } = progress
  return (
    <p className={styles['hint']} role="status">
      {t(`progress.${building ? 'building' : 'done'}`, { count: pictures, records, total: recordsTotal })}
    </p>
  )
}
