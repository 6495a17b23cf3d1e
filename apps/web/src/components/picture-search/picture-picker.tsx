import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../button.tsx'
import { useCause } from '../failure/use-cause.ts'
import { Icon } from '../icon/icon.tsx'
import { PictureImage } from './picture-image.tsx'
import { MAX_PICTURES, type QueryPicture } from './picture-query.ts'
import styles from './picture-search.module.css'
import { RegionField } from './region-field.tsx'
import { shrinkPicture } from './shrink-picture.ts'

interface PicturePickerProps {
  readonly pictures: readonly QueryPicture[]
  readonly onPictures: (pictures: readonly QueryPicture[]) => void
  /** In one line, above results. */
  readonly compact?: boolean
}

/** Pictures to search by: chosen, dropped, pasted anywhere on the page, or taken with the camera; each uploaded at once. */
export function PicturePicker({ pictures, onPictures, compact = false }: PicturePickerProps) {
  const { t } = useTranslation('pictures')
  const id = useId()
  const causeOf = useCause()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly string[]>([])
  const [cropped, setCropped] = useState<number | null>(null)
  const [over, setOver] = useState(false)

  const upload = async (file: File): Promise<QueryPicture | string> => {
    try {
      const picture = await shrinkPicture(file)
      if (typeof picture === 'string') return t('pick.ofFile', { name: file.name, why: t(`pick.${picture}`) })
      return { url: (await apiClient.pictures.uploadQueryPicture({ file: picture })).url, crop: null }
    } catch (error) {
      return t('pick.ofFile', { name: file.name, why: causeOf(error) })
    }
  }
  const take = async (files: readonly File[]) => {
    if (busy || files.length === 0) return
    setBusy(true)
    setErrors([])
    const results: (QueryPicture | string)[] = []
    for (const file of files.slice(0, MAX_PICTURES - pictures.length)) results.push(await upload(file))
    const left = files.length > MAX_PICTURES - pictures.length ? [t('pick.max', { max: MAX_PICTURES })] : []
    setErrors([...results.filter((one) => typeof one === 'string'), ...left])
    const added = results.filter((one) => typeof one !== 'string')
    if (added.length > 0) onPictures([...pictures, ...added])
    setBusy(false)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    void take(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  const input = (which: typeof chooser, label: string, capture: boolean) => (
    <input
      ref={which}
      className={styles['file']}
      type="file"
      accept="image/png,image/jpeg,image/webp"
      {...(capture ? { capture: 'environment' as const } : { multiple: true })}
      aria-label={label}
      tabIndex={-1}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file can be chosen again.
        event.target.value = ''
        void take(files)
      }}
    />
  )
  const shown = cropped === null ? undefined : pictures[cropped]
  return (
    // What is dropped can also be chosen by the button in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles['picker']}
      role="group"
      aria-label={t('pick.title')}
      aria-busy={busy}
      data-over={over || undefined}
      data-compact={compact || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take([...event.dataTransfer.files])
      }}
    >
      {pictures.length > 0 && (
        <ul className={styles['thumbs']}>
          {pictures.map((picture, index) => (
            <li key={`${picture.url} ${index}`}>
              <PictureImage address={picture.url} alt={t('pick.number', { number: index + 1 })} region={picture.crop} />
              <span className={styles['line']}>
                <Button kind="plain" onClick={() => setCropped(index)}>
                  {t('crop.open')}
                </Button>
                <Button
                  kind="plain"
                  icon
                  aria-label={t('pick.remove', { number: index + 1 })}
                  onClick={() => {
                    setCropped(null)
                    onPictures(pictures.filter((_, other) => other !== index))
                  }}
                >
                  <Icon name="close" size={12} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <RegionField
          key={shown.url}
          picture={shown}
          onRegion={(crop) => onPictures(pictures.map((one, index) => (index === cropped ? { ...one, crop } : one)))}
          onClose={() => setCropped(null)}
        />
      )}
      {input(chooser, t('pick.choose'), false)}
      {input(camera, t('pick.camera'), true)}
      <div className={styles['line']}>
        <Button
          aria-disabled={busy}
          aria-describedby={`${id}-hint`}
          disabled={pictures.length >= MAX_PICTURES}
          onClick={busy ? undefined : () => chooser.current?.click()}
        >
          <Icon name="upload" />
          {t(busy ? 'pick.busy' : 'pick.choose')}
        </Button>
        <Button
          className={styles['camera'] ?? ''}
          disabled={pictures.length >= MAX_PICTURES}
          onClick={busy ? undefined : () => camera.current?.click()}
        >
          {t('pick.camera')}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('pick.hint', { max: MAX_PICTURES })}
      </p>
      {errors.length > 0 && (
        <ul role="alert" className={styles['errors']}>
          {errors.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
