import type { Client } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { QrCode } from '../../../components/qr-code/qr-code.tsx'
import styles from './wechat-code.module.css'

/** px */
const SIZE = 180

interface WeChatCodeProps {
  /** Null until loaded. */
  readonly qr: Awaited<ReturnType<Client['accounts']['getLoginQr']>> | null
  readonly label: string
  /** Instructions. */
  readonly explained: string
  /** Why it is not valid (any more); it can be refreshed then. */
  readonly over: string | null
  readonly refresh: () => void
}

/** A QR code for WeChat: WeChat's own page in a frame, or with a sandbox our own QR code that leads to the page for testers. */
export function WeChatCode({ qr, label, explained, over, refresh }: WeChatCodeProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <div className={styles['code']}>
        {qr?.kind === 'frame' && <iframe src={qr.url} title={label} sandbox="allow-scripts allow-same-origin" />}
        {qr?.kind === 'image' && <QrCode text={qr.content} size={SIZE} label={label} />}
        {over !== null && (
          <div className={styles['over']} role="status">
            <span>{over}</span>
            <Button onClick={refresh}>{t('weChat.refresh')}</Button>
          </div>
        )}
      </div>
      <p className={styles['explanation']}>{explained}</p>
      {qr?.kind === 'image' && (
        <p className={styles['explanation']}>
          <a href={qr.content} target="_blank" rel="noopener noreferrer">
            {t('weChat.play')}
          </a>
        </p>
      )}
    </>
  )
}
