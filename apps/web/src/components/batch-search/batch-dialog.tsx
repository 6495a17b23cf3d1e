import { useTranslation } from 'react-i18next'
import { Modal } from '../modal/modal.tsx'
import { BatchSearch } from './batch-search.tsx'

/** px (B.batch.11). */
const WIDTH = 815

/** The dialog of batch search, opened from the search box; loads the texts of `batch` first. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('batch')
  return (
    <Modal title={t('title')} close={t('close')} width={WIDTH} onClose={onClose}>
      <BatchSearch onSearch={onClose} />
    </Modal>
  )
}
