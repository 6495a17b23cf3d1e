import { useTranslation } from 'react-i18next'
import { Modal } from '../modal/modal.tsx'
import { BatchImport } from './batch-import.tsx'

/** px (B.batch.11). */
const WIDTH = 815

/** Batch search over the page, as the search box opens it; the words of `batch` are loaded before. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('batch')
  return (
    <Modal title={t('title')} close={t('close')} width={WIDTH} onClose={onClose}>
      <BatchImport onSearch={onClose} />
    </Modal>
  )
}
