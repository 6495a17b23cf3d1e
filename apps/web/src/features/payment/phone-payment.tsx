import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { qrPicture } from '../../components/qr-code/qr-picture.ts'
import { saveFile } from '../../components/save-file.ts'

/** The code of WeChat Pay as a picture that a phone can save, to scan it from its album: it cannot scan its own screen. */
export function SavableCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { t } = useTranslation('payment')
  const [picture, setPicture] = useState<{ readonly file: Blob; readonly url: string } | null>(null)
  useEffect(() => {
    let url: string | null = null
    let isOver = false
    void qrPicture(text).then((file) => {
      if (isOver) return
      url = URL.createObjectURL(file)
      setPicture({ file, url })
    })
    return () => {
      isOver = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [text])
  return (
    <>
      {picture === null ? (
        <QrCode text={text} size={size} label={label} />
      ) : (
        <img src={picture.url} width={size} height={size} alt={label} />
      )}
      <Button disabled={picture === null} onClick={() => picture !== null && saveFile(picture.file, `${label}.png`)}>
        {t('pay.saveCode')}
      </Button>
    </>
  )
}

/** The code of Alipay with the link of the same payment, which opens the app. */
export function LinkedCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { t } = useTranslation('payment')
  return (
    <>
      <QrCode text={text} size={size} label={label} />
      {/^https?:/.test(text) && (
        <a href={text} className="gz-button">
          {t('pay.openAlipay')}
        </a>
      )}
    </>
  )
}
