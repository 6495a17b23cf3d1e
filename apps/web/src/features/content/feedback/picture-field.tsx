import { MAX_FEEDBACK_PICTURES } from '@gezhi/contract/client'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { chosenOf } from '../../../components/form/choice-group.tsx'
import { FieldProblem } from '../../../components/form/field-frame.tsx'
import { problemOfFile } from '../../../components/form/picture-file.ts'
import type { FieldState } from '../../../components/form/use-form.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './feedback.module.css'
import { usePastedFiles } from './use-pasted-files.ts'

const MAX_PICTURES = MAX_FEEDBACK_PICTURES

/** Pictures of feedback: uploaded when chosen, pasted into the form or dropped here. The field's value is their addresses, joined by commas. */
export function PictureField({ field, signedIn }: { field: FieldState; signedIn: boolean }) {
  const { t } = useTranslation('feedback')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const causeOf = useCause()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly string[]>([])
  const pictures = chosenOf(field.value)

  /** The address of an uploaded file, or what is wrong with it. */
  const upload = async (file: File): Promise<{ url: string } | { error: string }> => {
    const wrong = problemOfFile(file)
    try {
      if (wrong === null) return await apiClient.accounts.uploadImage({ file })
    } catch (error) {
      return { error: t('pictures.ofFile', { name: file.name, why: causeOf(error) }) }
    }
    return { error: t('pictures.ofFile', { name: file.name, why: t(`pictures.${wrong}`) }) }
  }
  const take = async (files: readonly File[]) => {
    const remaining = MAX_PICTURES - pictures.length
    setBusy(true)
    setErrors([])
    const results = await Promise.all(files.slice(0, remaining).map(upload))
    const found = results.flatMap((result) => ('error' in result ? [result.error] : []))
    setErrors(files.length > remaining ? [...found, t('pictures.max', { max: MAX_PICTURES })] : found)
    const added = results.flatMap((result) => ('url' in result ? [result.url] : []))
    if (added.length > 0) field.onValue([...pictures, ...added].join(','))
    setBusy(false)
  }
  const offer = (files: readonly File[]) => {
    if (busy || files.length === 0) return
    if (signedIn) void take(files)
    else setErrors([t('pictures.login')])
  }
  const group = usePastedFiles(offer)
  const open = () => {
    if (signedIn) input.current?.click()
    else setErrors([t('pictures.login')])
  }
  return (
    // What is dropped can also be chosen by the button in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={group}
      className={styles['pictures']}
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        offer([...event.dataTransfer.files])
      }}
    >
      <span id={`${id}-label`} className={styles['label']}>
        {t('pictures.label')}
      </span>
      {pictures.length > 0 && (
        <ul className={styles['thumbs']}>
          {pictures.map((url, index) => (
            <li key={url}>
              <img src={url} width="72" height="72" alt={t('pictures.number', { number: index + 1 })} />
              <Button
                icon
                disabled={busy}
                aria-label={t('pictures.remove', { number: index + 1 })}
                onClick={() => field.onValue(pictures.filter((one) => one !== url).join(','))}
              >
                <Icon name="close" size={12} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className={styles['file']}
        type="file"
        multiple
        accept="image/png,image/jpeg"
        aria-label={t('pictures.add')}
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          void take(files)
        }}
      />
      <span className={styles['adding']}>
        <Button
          aria-disabled={busy}
          aria-invalid={field.error !== null}
          aria-describedby={`${id}-hint ${id}-fault`}
          disabled={pictures.length >= MAX_PICTURES}
          onClick={busy ? undefined : open}
        >
          <Icon name="upload" />
          {t(busy ? 'pictures.busy' : 'pictures.add')}
        </Button>
        <span id={`${id}-hint`} className={styles['hint']}>
          {t('pictures.hint', { max: MAX_PICTURES })}
        </span>
      </span>
      {errors.length > 0 && (
        <ul role="alert" className={styles['errors']}>
          {errors.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
      <FieldProblem id={id} error={field.error} />
    </div>
  )
}
