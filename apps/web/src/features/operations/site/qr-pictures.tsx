import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './settings.module.css'

const CODES = [
  { type: 'wechat', name: 'GEZHI_QR_WECHAT' },
  { type: 'miniProgram', name: 'GEZHI_QR_MINI_PROGRAM' },
  { type: 'mobile', name: 'GEZHI_QR_MOBILE' },
] as const
const SIZE = 96

/** The QR codes currently shown to visitors, with their targets. */
export function QrPictures() {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const codes = useQueries({ queries: CODES.map(({ type }) => callQuery(language, 'content', 'getQr', { type })) })
  const shown = CODES.flatMap(({ type, name }, index) => {
    const code = codes[index]!.data
    return code ? [{ ...code, type, title: t(`settings.names.${name}`) }] : []
  })
  return (
    <ul className={styles['codes']}>
      {shown.map(({ type, title, url, target }) => (
        <li key={type}>
          <img className={styles['code']} src={url} width={SIZE} height={SIZE} alt={title} />
          <strong>{title}</strong>
          <small>{target}</small>
        </li>
      ))}
    </ul>
  )
}
