import type { PictureProgress } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { PictureKind } from './picture-query.ts'

/** ms between requests while pictures are described. */
const LOOK_EVERY = 5000

/** How far the pictures of a kind of record are described; read again until all are. */
export function usePictureProgress(kind: PictureKind): PictureProgress | undefined {
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'pictures', 'getPictureProgress', {}),
    refetchInterval: ({ state }) => (state.data?.[kind].building ? LOOK_EVERY : false),
  })
  return data?.[kind]
}
