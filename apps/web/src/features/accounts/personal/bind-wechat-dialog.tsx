import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { QrCode } from '../../../components/qr-code/qr-code.tsx'
import { Said } from '../../../components/form/said.tsx'
import { useFailureText } from '../use-failure-text.ts'
import styles from './bind-wechat-dialog.module.css'
import { useWeChatBinding } from './use-wechat-binding.ts'

/** px */
const QR_SIZE = 180

/** The QR that binds the account to whoever scans it. */
export function BindWeChatDialog({ onBound, onClose }: { onBound: () => void; onClose: () => void }) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const { uuid, qr, over, fault, refresh } = useWeChatBinding(onBound)
  return (
    <Modal title={t('security.bindTitle')} close={t('security.close')} onClose={onClose}>
      {fault !== null && <Said kind="fault">{failureText(fault)}</Said>}
      <div className={styles['panel']} data-uuid={uuid}>
        <div className={styles['code']}>
          {qr?.kind === 'frame' && <iframe src={qr.url} title={t('security.qrCode')} sandbox="allow-scripts allow-same-origin" />}
          {qr?.kind === 'image' && <QrCode text={qr.content} size={QR_SIZE} label={t('security.qrCode')} />}
          {over && (
            <div className={styles['over']} role="status">
              <span>{t('security.qrOver')}</span>
              <Button onClick={refresh}>{t('security.qrRefresh')}</Button>
            </div>
          )}
        </div>
        <p>{t('security.bindExplained')}</p>
        {qr?.kind === 'image' && (
          <p>
            <a href={qr.content} target="_blank" rel="noopener noreferrer">
              {t('security.qrPlay')}
            </a>
          </p>
        )}
      </div>
    </Modal>
  )
}
