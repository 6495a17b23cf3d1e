import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { QrCode } from '../../../components/qr-code/qr-code.tsx'
import type { Login } from '../login/use-login.ts'
import { useQrLogin } from './use-qr-login.ts'
import styles from './wechat-panel.module.css'

/** px */
const QR_SIZE = 180

/** The QR beside the login form. It is WeChat's own page in a frame, or with a sandbox a QR of ours that leads to the page of testers. */
export function WeChatPanel({ login }: { login: Login }) {
  const { t } = useTranslation('accounts')
  const { qr, failed, over, refresh } = useQrLogin(login)
  return (
    <section className={styles['panel']} aria-labelledby="wechat-title">
      <h2 id="wechat-title">{t('weChat.scan')}</h2>
      <div className={styles['code']}>
        {qr?.kind === 'frame' && <iframe src={qr.url} title={t('weChat.code')} sandbox="allow-scripts allow-same-origin" />}
        {qr?.kind === 'image' && <QrCode text={qr.content} size={QR_SIZE} label={t('weChat.code')} />}
        {(over || failed) && (
          <div className={styles['over']} role="status">
            <span>{t(over ? 'weChat.over' : 'weChat.failed')}</span>
            <Button onClick={refresh}>{t('weChat.refresh')}</Button>
          </div>
        )}
      </div>
      <p>{t('weChat.explained')}</p>
      {qr?.kind === 'image' && (
        <p>
          <a href={qr.content} target="_blank" rel="noopener noreferrer">
            {t('weChat.play')}
          </a>
        </p>
      )}
    </section>
  )
}
