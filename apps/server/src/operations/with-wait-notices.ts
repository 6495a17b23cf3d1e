import type { PictureStore } from '@gezhi/imports'
import type { ImportNotice } from './import-protocol.ts'

/** ms of waiting for a picture before it is reported. */
const LONG = 5000

/** The same store; reports once that an import waits for it, and once that it continues, however many pictures wait. */
export function withWaitNotices(pictures: PictureStore, onEvent: (event: ImportNotice) => void, long = LONG): PictureStore {
  let waiting = 0
  return {
    ...pictures,
    async put(key, bytes, signal) {
      let waits = false
      const timer = setTimeout(() => {
        waits = true
        if (waiting++ === 0) onEvent({ kind: 'files-away' })
      }, long)
      try {
        const isNew = await pictures.put(key, bytes, signal)
        if (waits && waiting === 1) onEvent({ kind: 'files-back' })
        return isNew
      } finally {
        clearTimeout(timer)
        if (waits) waiting--
      }
    },
  }
}
