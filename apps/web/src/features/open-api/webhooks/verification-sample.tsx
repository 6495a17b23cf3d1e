import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { API_ROOT } from '../api-request.ts'
import styles from '../open-api.module.css'

/** How the clients verify a request. */
const SAMPLES = {
  typescript: `import { verifyWebhook } from './gezhi-client.ts'

// secret: whsec_…; body: the text of the request, unparsed
const event = await verifyWebhook(secret, request.headers, body)
if (event.type === 'monitor.alert') console.log(event.data.monitor.name, event.data.found)`,
  python: `from gezhi_client import verify_webhook

# secret: whsec_…; body: the bytes of the request, unparsed
event = verify_webhook(secret, request.headers, body)
if event["type"] == "monitor.alert":
    print(event["data"]["monitor"]["name"], event["data"]["found"])`,
}

const LANGUAGES = ['typescript', 'python'] as const

/** How receivers verify requests, in both clients. */
export function VerificationSample() {
  const { t } = useTranslation('webhooks')
  const { t: tApi } = useTranslation('openApi')
  const [language, setLanguage] = useState<keyof typeof SAMPLES>('typescript')
  return (
    <section className={styles['group']} aria-label={t('verify')}>
      <h2>{t('verify')}</h2>
      <p className={styles['text']}>{t('verifyText')}</p>
      <div className={styles['bar']}>
        {LANGUAGES.map((one) => (
          <Button key={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {t(`samples.${one}`)}
          </Button>
        ))}
        <CopyButton text={SAMPLES[language]} label={tApi('copy')} done={tApi('copied')} failed={tApi('notCopied')} withLabel />
      </div>
      <pre className={styles['code']} translate="no">
        {SAMPLES[language]}
      </pre>
      <p className={styles['note']}>
        {t('payload')} <a href={`${API_ROOT}/openapi.json`}>openapi.json</a>
      </p>
    </section>
  )
}
