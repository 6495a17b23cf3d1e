import { useTranslation } from 'react-i18next'
import { Modal } from '../../../components/modal/modal.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { WeChatCode } from '../wechat/wechat-code.tsx'
import styles from '../wechat/wechat-code.module.css'
import { useWeChatBinding } from './use-wechat-binding.ts'

/** The QR code that binds the account to the WeChat user who scans it. */
export function BindWeChatDialog({ onBound, onClose }: { onBound: () => void; onClose: () => void }) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const { uuid, qr, over, error, refresh } = useWeChatBinding(onBound)
  return (
    <Modal title={t('security.bindTitle')} close={t('security.close')} onClose={onClose}>
      {error !== null && <FormMessage kind="error">{failureText(error)}</FormMessage>}
      <div className={styles['panel']} data-uuid={uuid}>
        <WeChatCode
          qr={qr}
          label={t('security.qrCode')}
          explained={t('security.bindExplained')}
          over={over ? t('security.qrOver') : null}
          refresh={refresh}
        />
      </div>
    </Modal>
  )
}
