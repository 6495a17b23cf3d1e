import { MAX_FEATURE_LENGTH, MAX_NOVELTY_FEATURES } from '@gezhi/contract/client'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { cutFeature, joinFeature, removeFeature } from './edit-features.ts'
import styles from './novelty.module.css'

interface FeatureEditorProps {
  readonly features: readonly string[]
  readonly onFeatures: (features: readonly string[]) => void
}

/** Whether a feature must be shortened or divided. */
export function isLongFeature(text: string): boolean {
  return text.trim().length > MAX_FEATURE_LENGTH
}

/** The features as fields: each can be changed, divided at the cursor, joined to the next one and removed. */
export function FeatureEditor({ features, onFeatures }: FeatureEditorProps) {
  const { t } = useTranslation('novelty')
  const fields = useRef(new Map<number, HTMLTextAreaElement>())
  const isFull = features.length >= MAX_NOVELTY_FEATURES
  const cut = (place: number) => {
    const field = fields.current.get(place)
    if (field) onFeatures(cutFeature(features, place, field.selectionStart))
  }
  return (
    <>
      <ol className={styles['features']}>
        {features.map((text, place) => (
          // A feature has no identity but its place.
          <li key={place}>
            <span className={styles['number']}>{`F${place + 1}`}</span>
            <textarea
              ref={(field) => {
                if (field) fields.current.set(place, field)
                else fields.current.delete(place)
              }}
              className="gz-input"
              aria-label={t('featureOf', { number: place + 1 })}
              rows={2}
              aria-invalid={isLongFeature(text)}
              value={text}
              onChange={(event) => onFeatures(features.map((one, at) => (at === place ? event.target.value : one)))}
            />
            <span className={styles['tools']}>
              <Button
                icon
                kind="plain"
                disabled={isFull}
                aria-label={t('cut', { number: place + 1 })}
                title={t('cutHint')}
                onClick={() => cut(place)}
              >
                <Icon name="columns" />
              </Button>
              <Button
                icon
                kind="plain"
                disabled={place + 1 >= features.length}
                aria-label={t('join', { number: place + 1 })}
                title={t('joinHint')}
                onClick={() => onFeatures(joinFeature(features, place))}
              >
                <Icon name="down" />
              </Button>
              <Button
                icon
                kind="plain"
                disabled={features.length === 1}
                aria-label={t('remove', { number: place + 1 })}
                title={t('removeHint')}
                onClick={() => onFeatures(removeFeature(features, place))}
              >
                <Icon name="close" />
              </Button>
            </span>
            {isLongFeature(text) && (
              <span className={styles['long']} role="alert">
                {t('longFeature', { length: text.trim().length, limit: MAX_FEATURE_LENGTH })}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={styles['bar']}>
        <Button disabled={isFull} onClick={() => onFeatures([...features, ''])}>
          {t('add')}
        </Button>
        {isFull && <span className={styles['text']}>{t('full', { limit: MAX_NOVELTY_FEATURES })}</span>}
      </div>
    </>
  )
}
