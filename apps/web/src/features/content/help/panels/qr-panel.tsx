import type { QrType } from '@gezhi/contract/client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { QrCode } from '../../../../components/qr-code/qr-code.tsx'
import { installation } from '../../../../installation/installation.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { AnswerRegion } from '../../article/answer-region.tsx'
import styles from './qr-panel.module.css'

const SIZE = 132
const QR_TYPES: readonly QrType[] = ['wechat', 'miniProgram', 'mobile']

/** Whether a code has a target: this installation can always be opened on phones, the others are set by the operator. */
function leadsSomewhere(type: QrType): boolean {
  return type === 'mobile' || installation().qrCodes.includes(type)
}

/** The QR codes of the toolbar with a target and their purposes, and those added by the operator. */
export function QrPanel() {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const types = QR_TYPES.filter(leadsSomewhere)
  const codes = useQueries({ queries: types.map((type) => callQuery(language, 'content', 'getQr', { type })) })
  const added = useQuery(callQuery(language, 'content', 'listQrIntroductions', {}))
  return (
    <>
      <p className={styles['lead']}>{t('qr.lead')}</p>
      <ul className={styles['codes']}>
        {types.map((type, index) => (
          <li key={type}>
            <AnswerRegion query={codes[index]!} failed={t('qr.failed')}>
              {({ url, target }) => (
                <>
                  <img src={url} width={SIZE} height={SIZE} alt={t('qr.leads', { target })} />
                  <strong>{t(`qr.${type}`)}</strong>
                  <p>{t(`qr.${type}Why`)}</p>
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
