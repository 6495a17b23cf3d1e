import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { useInvalidateMarks } from '../../../components/record-marks/record-marks.ts'
import { TAG_COLOURS } from '../../../components/record-marks/tag-colours.ts'
import { TagDot } from '../../../components/record-marks/tag-dot.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { setSettings } from '../../../preferences/save-preferences.ts'
import type { RecordActionProps } from '../../../routing/feature.ts'
import styles from './tag-action.module.css'

/** Records of one call, at most. */
const BATCH = 1000

type Change = { readonly tag: number } | { readonly readFlag: 0 | 1 }

/** Tags records in one of the colours, by its number on the keyboard, and marks them as read or unread. */
export function TagAction({ records, onDone }: RecordActionProps) {
  const { t } = useTranslation('marks')
  const causeOf = useCause()
  const { tagMark, tagMarkNumber } = usePreferences()
  const again = useInvalidateMarks()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (change: Change) => {
      const numbers = records.map(({ id }) => id)
      for (let from = 0; from < numbers.length; from += BATCH) {
        await apiClient.library.saveMarks({ pnList: numbers.slice(from, from + BATCH), ...change })
      }
      // Lists do not show tags until somebody uses them (G80).
      if ('tag' in change && change.tag > 0 && !tagMark) await setSettings({ tagMark: true })
    },
    onSuccess: async (_answer, change) => {
      showNotice(t(doneKey(change), { count: records.length }))
      onDone()
      await again()
    },
  })
  const colours = TAG_COLOURS.slice(0, tagMarkNumber)
  const press = useEffectEvent(({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (/^\d$/.test(key) && Number(key) <= colours.length && !ctrlKey && !metaKey && !altKey && !isPending) mutate({ tag: Number(key) })
  })
  useEffect(() => {
    // On the document: the focus may be on the button that closes the dialog.
    const pressed = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <Modal title={t('title', { count: records.length })} close={t('close')} onClose={onDone} width={420}>
      <div className={styles['body']}>
        <section aria-labelledby="tag-colours">
          <h3 id="tag-colours">{t('tags')}</h3>
          <div className={styles['colours']}>
            {colours.map((colour, index) => (
              <Button key={colour} disabled={isPending} onClick={() => mutate({ tag: index + 1 })}>
                <TagDot named tag={index + 1} />
                <kbd>{index + 1}</kbd>
              </Button>
            ))}
          </div>
          <p>
            <Button kind="link" disabled={isPending} onClick={() => mutate({ tag: 0 })}>
              {t('remove')} <kbd>0</kbd>
            </Button>
          </p>
          {colours.length < TAG_COLOURS.length && <p className={styles['more']}>{t('more')}</p>}
        </section>
        <section aria-labelledby="read-marks">
          <h3 id="read-marks">{t('readMarks')}</h3>
          <div className={styles['colours']}>
            <Button disabled={isPending} onClick={() => mutate({ readFlag: 1 })}>
              {t('read')}
            </Button>
            <Button disabled={isPending} onClick={() => mutate({ readFlag: 0 })}>
              {t('unread')}
            </Button>
          </div>
        </section>
        {error !== null && (
          <p className={styles['failed']} role="alert">
            {causeOf(error)}
          </p>
        )}
      </div>
    </Modal>
  )
}

function doneKey(change: Change) {
  if ('tag' in change) return change.tag > 0 ? 'tagged' : 'untagged'
  return change.readFlag === 1 ? 'readDone' : 'unreadDone'
}
