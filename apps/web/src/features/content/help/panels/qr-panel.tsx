import type { QrType } from '@gezhi/contract/client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { QrCode } from '../../../../components/qr-code/qr-code.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { AnswerRegion } from '../../article/answer-region.tsx'
import styles from './qr-panel.module.css'

const SIZE = 132
const QR_TYPES: readonly QrType[] = ['wechat', 'miniProgram', 'mobile']

/** The QR codes of the toolbar with their purposes (G141), and those added by the operator. */
export function QrPanel() {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const codes = useQueries({ queries: QR_TYPES.map((type) => callQuery(language, 'content', 'getQr', { type })) })
  const added = useQuery(callQuery(language, 'content', 'listQrIntroductions', {}))
  return (
    <>
      <p className={styles['lead']}>{t('qr.lead')}</p>
      <ul className={styles['codes']}>
        {QR_TYPES.map((type, index) => (
          <li key={type}>
            <AnswerRegion query={codes[index]!} failed={t('qr.failed')}>
              {({ url, target, configured }) => (
                <>
                  <img src={url} width={SIZE} height={SIZE} alt={t('qr.leads', { target })} />
                  <strong>{t(`qr.${type}`)}</strong>
                  <p>{t(`qr.${configured ? type : 'mobile'}Why`)}</p>
                </>
              )}
            </AnswerRegion>
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
