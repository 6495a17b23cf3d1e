import { useTranslation } from 'react-i18next'
import type { Login } from '../login/use-login.ts'
import { useQrLogin } from './use-qr-login.ts'
import { WeChatCode } from './wechat-code.tsx'
import styles from './wechat-code.module.css'

/** The QR code next to the login form. */
export function WeChatPanel({ login }: { login: Login }) {
  const { t } = useTranslation('accounts')
  const { qr, failed, over, refresh } = useQrLogin(login)
  const why = over ? t('weChat.over') : failed ? t('weChat.failed') : null
  return (
    <section className={styles['panel']} aria-labelledby="wechat-title">
      <h2 id="wechat-title">{t('weChat.scan')}</h2>
      <WeChatCode qr={qr} label={t('weChat.code')} explained={t('weChat.explained')} over={why} refresh={refresh} />
    </section>
  )
}
