import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import styles from './indexes-page.module.css'
import { useInvalidateIndexes } from './use-indexes.ts'
import type { UndoOffers } from './use-undo-offer.ts'

/** Shows what was changed last, and undoes it. */
export function UndoOfferBar({ offers: { offer, close } }: { readonly offers: UndoOffers }) {
  const { t } = useTranslation('indexes')
  const undo = useUndoChange()
  if (offer === null) return null
  return (
    <p className={styles['undo']} role="status">
      {offer.text}
      <Button
        kind="link"
        onClick={() => {
          close()
          void undo(offer.changeId)
        }}
      >
        {t('change.undo')}
      </Button>
      <Button kind="plain" icon aria-label={t('close')} onClick={close}>
        <Icon name="close" size={12} />
      </Button>
    </p>
  )
}

/** Undoes a change and reports what was restored. */
export function useUndoChange(): (id: string) => Promise<void> {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  return async (id) => {
    try {
      const { restored, left } = await apiClient.projects.undoIndexChange({ id })
      showNotice(left === 0 ? t('change.restored', { count: restored }) : t('change.partly', { count: restored, left }))
    } catch (error) {
      showNotice(causeOf(error))
    }
    await again()
  }
}
