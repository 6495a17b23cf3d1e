import type { QrType } from '@gezhi/contract/client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { QrCode } from '../../../../components/qr-code/qr-code.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { AnswerPlace } from '../../article/answer-place.tsx'
import styles from './qr-panel.module.css'

const SIZE = 132
const QR_TYPES: readonly QrType[] = ['wechat', 'miniProgram', 'mobile']

/** The QR codes of the toolbar with what they are for, and those the operator has added. */
export function QrPanel() {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const codes = useQueries({ queries: QR_TYPES.map((type) => callQuery(language, 'content', 'getQr', { type })) })
  const added = useQuery(callQuery(language, 'content', 'qrIntro', {}))
  return (
    <>
      <p className={styles['lead']}>{t('qr.lead')}</p>
      <ul className={styles['codes']}>
        {QR_TYPES.map((type, index) => (
          <li key={type}>
            <AnswerPlace query={codes[index]!} failed={t('qr.failed')}>
              {({ url, target, configured }) => (
                <>
                  <img src={url} width={SIZE} height={SIZE} alt={t('qr.leads', { target })} />
                  <strong>{t(`qr.${type}`)}</strong>
                  <p>{t(`qr.${type}Why`)}</p>
                  {!configured && type !== 'mobile' && <p className={styles['unset']}>{t('qr.unset')}</p>}
                </>
              )}
            </AnswerPlace>
          </li>
        ))}
        {added.data?.map(({ title, url }) => (
          <li key={url}>
            <QrCode text={url} size={SIZE} label={t('qr.leads', { target: url })} />
            <strong>{title}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}
